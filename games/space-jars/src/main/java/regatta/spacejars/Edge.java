package regatta.spacejars;

import regatta.space.LaneOrder;
import spaceexplorers.publicapi.IEdge;

/** A lane seen from one of its ends. Its hash code is the original's, because the order of hash sets depends on it. */
final class Edge extends Leg implements IEdge {

    private final int length;

    Edge(int source, int destination, int length) {
        super(source, destination);
        this.length = length;
    }

    @Override
    public int getLength() {
        return length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Edge edge
                && source == edge.source
                && destination == edge.destination
                && length == edge.length;
    }

    @Override
    public int hashCode() {
        return LaneOrder.hash(source, destination, length);
    }

    @Override
    public String toString() {
        return source + " -> " + destination + " (" + length + ")";
    }
}
