package regatta.spacejars;

import java.util.LinkedHashSet;
import java.util.Set;
import regatta.space.LaneOrder;
import spaceexplorers.publicapi.IEdge;

/** The lanes of a planet, in the two orders in which strategies see them. */
final class Edges {

    private final Edge[] visible;
    private final Edge[] hidden;

    /** Takes the lanes of {@code source} in the order of a visible planet. */
    Edges(int source, int[] destinations, int[] lengths) {
        visible = new Edge[destinations.length];
        hidden = new Edge[destinations.length];
        for (int i = 0; i < visible.length; i++) {
            visible[i] = new Edge(source, destinations[i], lengths[i]);
        }
        int[] order = LaneOrder.hidden(source, destinations, lengths);
        for (int i = 0; i < hidden.length; i++) {
            hidden[i] = visible[order[i]];
        }
    }

    /** Returns a new set in the order of a visible planet. */
    Set<IEdge> visible() {
        return setOf(visible);
    }

    /** Returns a new set in the order of a planet out of sight. */
    Set<IEdge> hidden() {
        return setOf(hidden);
    }

    /** Linked, so that the order does not depend on the hash sets of this Java. */
    private static Set<IEdge> setOf(Edge[] edges) {
        Set<IEdge> set = new LinkedHashSet<>(edges.length * 2);
        for (Edge edge : edges) {
            set.add(edge);
        }
        return set;
    }
}
