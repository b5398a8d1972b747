package spaceexplorers.publicapi;

import java.util.Set;

/** A planet, as far as everyone knows it. It is an {@link IVisiblePlanet} as well if you can see it. */
public interface IPlanet {

    int getId();

    /** Returns the ways from this planet to its neighbours. */
    Set<IEdge> getEdges();
}
