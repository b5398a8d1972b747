package regatta.league.rating;

/** What a place in a game is worth: 1 for the best of all, 0 for the worst, evenly in between. */
public final class GameScore {

    private GameScore() {}

    /**
     * Returns the share of the other seats that {@code seat} left behind; a tie counts half. Without ties this is
     * {@code (n − rank) / (n − 1)}.
     *
     * @param ranks by seat, 1 for the best; only their order matters
     */
    public static double of(int[] ranks, int seat) {
        if (ranks.length < 2) {
            throw new IllegalArgumentException("a game to be scored has two seats or more, not " + ranks.length);
        }
        int halves = -1; // The seat ties with itself.
        for (int rank : ranks) {
            halves += rank > ranks[seat] ? 2 : rank == ranks[seat] ? 1 : 0;
        }
        return halves / (2.0 * (ranks.length - 1));
    }
}
