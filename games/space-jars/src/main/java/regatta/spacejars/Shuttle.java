package regatta.spacejars;

import spaceexplorers.publicapi.IShuttle;
import spaceexplorers.publicapi.Owner;

/** A shuttle on its way to a planet in sight. */
final class Shuttle implements IShuttle {

    private final int destination;
    private final Owner owner;
    private final int source;
    private final long people;
    private final int ticks;

    /** Reads the four numbers of a shuttle. */
    Shuttle(int destination, Numbers line, int player) {
        this.destination = destination;
        owner = owner(line.nextInt(), player);
        source = line.nextInt();
        people = line.nextLong();
        ticks = line.nextInt();
    }

    /** Returns whose it is: the text names players 1 and 2 and nobody 0, the strategy knows itself and the other. */
    static Owner owner(int number, int player) {
        return number == 0 ? Owner.NEUTRAL : number == player ? Owner.SELF : Owner.OPPONENT;
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
    public int getSourcePlanetId() {
        return source;
    }

    @Override
    public int getDestinationPlanetId() {
        return destination;
    }

    @Override
    public int getTurnsToArrival() {
        return ticks;
    }
}
