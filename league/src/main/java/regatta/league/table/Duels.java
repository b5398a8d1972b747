package regatta.league.table;

/**
 * The scores of all pairs of players. In a match of several players, each pair is compared by rank. Mutable, for one
 * thread.
 */
public final class Duels {

    private final League league;
    private final int[][] games;
    private final double[][] points;

    Duels(League league) {
        this.league = league;
        int count = league.names().size();
        games = new int[count][count];
        points = new double[count][count];
        league.matches().forEach(this::add);
    }

    private void add(StoredMatch match) {
        int[] ranks = match.ranks();
        int[] players = league.players(match);
        for (int a = 0; a < ranks.length; a++) {
            for (int b = 0; b < ranks.length; b++) {
                if (a != b) {
                    games[players[a]][players[b]]++;
                    points[players[a]][players[b]] += ranks[a] < ranks[b] ? 1 : ranks[a] == ranks[b] ? 0.5 : 0;
                }
            }
        }
    }

    public int games(int player, int other) {
        return games[player][other];
    }

    /** Returns the mean score of a player against another; 0.5 without games. */
    public double score(int player, int other) {
        return games[player][other] == 0 ? 0.5 : points[player][other] / games[player][other];
    }
}
