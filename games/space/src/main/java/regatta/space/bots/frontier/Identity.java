package regatta.space.bots.frontier;

/**
 * Who this bot is. The game never says it; people are counted by player, and only a planet of its own tells which of the
 * two counts is its own. Once known it stays known.
 */
final class Identity {

    private static final int UNKNOWN = -1;

    private int player = UNKNOWN;

    /** Looks for an own planet on which people of one player alone live: those are its own. */
    boolean known(Chart chart) {
        for (int planet = 0; player == UNKNOWN && planet < chart.ids.length; planet++) {
            boolean first = chart.people[0][planet] > 0;
            boolean second = chart.people[1][planet] > 0;
            if (chart.owner[planet] == Chart.SELF && first != second) {
                player = first ? 0 : 1;
            }
        }
        return player != UNKNOWN;
    }

    /** Returns the player, 0 or 1, once it is known. */
    int player() {
        assert player != UNKNOWN;
        return player;
    }
}
