package regatta.spacejars;

import regatta.space.SpacePosition;
import spaceexplorers.publicapi.IShuttle;
import spaceexplorers.publicapi.Owner;

/** A shuttle on its way to a visible planet. */
final class Shuttle extends Leg implements IShuttle {

    private final Owner owner;
    private final long people;
    private final int ticks;

    /** Copies what {@code seat} sees of a shuttle. */
    Shuttle(SpacePosition view, int shuttle, int seat) {
        super(view.board.id(view.shuttleSource[shuttle]), view.board.id(view.shuttleDestination[shuttle]));
        owner = owner(view.shuttleSeat[shuttle], seat);
        people = view.shuttlePeople[shuttle];
        ticks = view.shuttleTicks[shuttle];
    }

    /** Returns an owner from the point of view of {@code seat}. */
    static Owner owner(int somebody, int seat) {
        return somebody == SpacePosition.NONE ? Owner.NEUTRAL : somebody == seat ? Owner.SELF : Owner.OPPONENT;
    }

    @Override
    public long getNumberPeople() {
        return people;
    }

    @Override
    public Owner getOwner() {
        return owner;
    }

    @Override
    public int getTurnsToArrival() {
        return ticks;
    }
}
