package spaceexplorers.publicapi;

/** A way from one planet to a neighbour. There is one in the other direction too, of the same length. */
public interface IEdge {

    int getSourcePlanetId();

    int getDestinationPlanetId();

    /** Returns how many ticks a shuttle takes. Each player's turn is one tick, so two ticks pass between your turns. */
    int getLength();
}
