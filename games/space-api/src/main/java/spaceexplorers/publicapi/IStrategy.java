package spaceexplorers.publicapi;

import java.util.List;
import java.util.Queue;

/**
 * A player. It needs a public constructor without parameters; a new object is made for each match, so fields keep what
 * you want to remember from turn to turn.
 */
public interface IStrategy {

    /**
     * Plays one turn. Orders queued before this method returns count, even if it then throws or runs out of time; they
     * are carried out in the order of the queue.
     *
     * @param planets every planet of the board. Your own and their neighbours are {@link IVisiblePlanet}s; of the
     *      others you know no more than id and edges. The objects are made anew for each turn: recognise a planet by
     *      its id.
     * @param planetOperations makes orders
     * @param eventsToExecute takes orders; empty at first, and null is not allowed in it
     */
    void takeTurn(List<IPlanet> planets, IPlanetOperations planetOperations, Queue<IEvent> eventsToExecute);

    /** Returns the name that rankings show. */
    String getName();

    /** Returns whether this strategy wishes to take part in tournaments. The arena plays it either way. */
    boolean compete();
}
