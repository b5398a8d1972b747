package regatta.space.bots.frontier;

import regatta.space.SpacePosition;

/**
 * Which player this bot is. The original does not say; people are counted by player, and only an own planet shows which
 * of the two numbers is its own.
 */
final class Identity {

    private static final int UNKNOWN = -1;

    private int player = UNKNOWN;

    /** Looks for an own planet with people of one player only. */
    boolean known(SpacePosition view, int seat) {
        for (int planet = 0; player == UNKNOWN && planet < view.owner.length; planet++) {
            boolean first = view.people[0][planet] > 0;
            boolean second = view.people[1][planet] > 0;
            if (view.owner[planet] == seat && first != second) {
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
