package regatta.space;

/**
 * Reduces a position to what a seat sees: the visible planets, and the shuttles on their way to them. The text lists
 * shuttles by destination, so only the order of launches to the same planet is known. Mutable, for one thread.
 */
final class ViewBuilder {

    private final Visibility sight;

    ViewBuilder(Board board) {
        sight = new Visibility(board);
    }

    /** Sets {@code view} to what {@code seat} sees of {@code position}. */
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
