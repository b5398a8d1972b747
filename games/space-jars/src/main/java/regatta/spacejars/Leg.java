package regatta.spacejars;

/** A connection between two planets, as strategies know them: by their ids. */
abstract class Leg {

    final int source;
    final int destination;

    Leg(int source, int destination) {
        this.source = source;
        this.destination = destination;
    }

    public final int getSourcePlanetId() {
        return source;
    }

    public final int getDestinationPlanetId() {
        return destination;
    }
}
