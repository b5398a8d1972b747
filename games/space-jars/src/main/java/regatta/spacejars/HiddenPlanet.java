package regatta.spacejars;

import java.util.Set;
import spaceexplorers.publicapi.IEdge;
import spaceexplorers.publicapi.IPlanet;

/** A planet out of sight. Not related to {@link VisiblePlanet}, so that no cast reveals anything. */
final class HiddenPlanet implements IPlanet {

    private final int id;
    private final Edges edges;

    HiddenPlanet(int id, Edges edges) {
        this.id = id;
        this.edges = edges;
    }

    @Override
    public int getId() {
        return id;
    }

    @Override
    public Set<IEdge> getEdges() {
        return edges.hidden();
    }
}
