package spaceexplorers.publicapi;

/** People on their way from one planet to the next. They do not grow in number while they fly. */
public interface IShuttle {

    long getNumberPeople();

    /** Returns whose people they are: never {@link Owner#NEUTRAL}. */
    Owner getOwner();

    int getSourcePlanetId();

    int getDestinationPlanetId();

    /** Returns in how many ticks they land. */
    int getTurnsToArrival();
}
