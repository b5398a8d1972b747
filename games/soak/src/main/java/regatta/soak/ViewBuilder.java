package regatta.soak;

/**
 * Reduces a position to what bots receive, which is the same for both players. All agents are visible, and points can
 * be counted; hidden are what the next turn cleans up, and future random numbers.
 */
final class ViewBuilder {

    /** Replaces the random numbers of the match, so that no bot can predict them. */
    private final RefereeRandom anyChance = new RefereeRandom(0);

    /** Sets {@code view} to what bots receive of {@code position}. */
    void cover(SoakPosition position, SoakPosition view) {
        view.copyFrom(position);
        view.alive &= ~view.dying;
        view.dying = 0;
        view.hunkered = 0;
        for (int agent = 1; agent < view.cell.length; agent++) {
            if ((view.alive >>> agent & 1) == 0) {
                forget(view, agent);
            } else if (view.readyIn(agent) == 0) {
                view.cooldown[agent] = 0; // Messages do not show whether it has just run down.
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
