package regatta.space;

/**
 * Leaves of a position what a seat is told of it: the planets in sight, and the shuttles on their way to them. The text
 * lists shuttles by destination, so of their launches only the order of those to the same planet is known. A table: one
 * owner, one thread, reused from turn to turn.
 */
final class Veil {

    private final SpaceSight sight;

    Veil(Board board) {
        sight = new SpaceSight(board);
    }

    /** Makes {@code view} what {@code seat} sees of {@code position}. */
    void cover(SpacePosition position, int seat, SpacePosition view) {
        sight.look(position, seat);
        view.veiled = true;
        view.copyCourse(position);
        view.shuttleCount = 0;
        for (int planet = 0; planet < position.owner.length; planet++) {
            if (sight.sees(planet)) {
                view.copyPlanet(position, planet);
                view.copyShuttlesTo(position, planet);
            } else {
                view.forgetPlanet(planet);
            }
        }
    }
}
