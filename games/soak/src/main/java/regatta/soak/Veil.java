package regatta.soak;

/**
 * Leaves of a position what bots are told of it, which is the same for both. All agents are in sight, and points can be
 * counted by whoever sees them; what nobody is told is what the next turn begins with clearing away, and chance.
 */
final class Veil {

    /** Takes the place of the chance of the match, so that nobody foresees it. */
    private final Chance anyChance = new Chance(0);

    /** Makes {@code view} what is left of {@code position}. */
    void cover(SoakPosition position, SoakPosition view) {
        view.copyFrom(position);
        view.alive &= ~view.dying;
        view.dying = 0;
        view.hunkered = 0;
        for (int agent = 1; agent < view.cell.length; agent++) {
            if ((view.alive >>> agent & 1) == 0) {
                forget(view, agent);
            } else if (view.readyIn(agent) == 0) {
                view.cooldown[agent] = 0; // Whether it just ran down is not told.
            }
        }
        view.chance.copyFrom(anyChance);
    }

    private static void forget(SoakPosition view, int agent) {
        view.cell[agent] = 0;
        view.cooldown[agent] = 0;
        view.bombs[agent] = 0;
        view.wetness[agent] = 0;
    }
}
