package regatta.spacejars;

import spaceexplorers.publicapi.IEvent;
import spaceexplorers.publicapi.IPlanet;
import spaceexplorers.publicapi.IPlanetOperations;

/**
 * An order to send people. It keeps ids only: what else the planets it was made of may claim about themselves, such as
 * shorter lanes, has no effect.
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

    /** Returns whether it was made with {@code operations}, and so for the player who was given them. */
    boolean madeBy(Operations operations) {
        return maker == operations;
    }

    /** Makes the orders of one player. */
    static final class Operations implements IPlanetOperations {

        @Override
        public IEvent transferPeople(IPlanet from, IPlanet to, long numPeople) {
            return new Transfer(this, from.getId(), to.getId(), numPeople);
        }
    }
}
