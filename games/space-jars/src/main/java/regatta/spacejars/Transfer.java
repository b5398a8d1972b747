package regatta.spacejars;

import spaceexplorers.publicapi.IEvent;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IPlanetOperations;

/**
 * An order to send people. It keeps only ids: anything else that the given planets claim, such as shorter lanes,
 * has no effect.
 */
final class Transfer implements IEvent {

    private final Operations maker;
    final int from;
    final int to;
    final long people;

    private Transfer(Operations maker, int from, int to, long people) {
        this.maker = maker;
        this.from = from;
        this.to = to;
        this.people = people;
    }

    /** Returns whether the order was created by {@code operations}, and so by that player. */
    boolean madeBy(Operations operations) {
        return maker == operations;
    }

    /** Creates the orders of one player. */
    static final class Operations implements IPlanetOperations {

        @Override
        public IEvent transferPeople(IPlanet from, IPlanet to, long numPeople) {
            return new Transfer(this, from.getId(), to.getId(), numPeople);
        }
    }
}
