package spaceexplorers.publicapi;

import java.util.List;

/** A planet in sight: one that you own, or a neighbour of one. */
public interface IVisiblePlanet extends IPlanet {

    /** Returns by how many percent the people here grow in a tick. They grow by one at least. */
    int getHabitability();

    /** Returns how many people find room; beyond that, the owner's people die by and by. */
    long getSize();

    long getTotalPopulation();

    /** Returns how many people of player one live here, whichever player you are. */
    long getP1Population();

    /** Returns how many people of player two live here, whichever player you are. */
    long getP2Population();

    Owner getOwner();

    /** Returns whether a player, you or the other, began here. */
    boolean isHomeworld();

    /** Returns the shuttles of both players that are on their way here, in the order of their launch. */
    List<IShuttle> getIncomingShuttles();
}
