package regatta.league.table;

/**
 * Who did how well against whom. In a match of many everybody has a duel with everybody: who came before whom. A table:
 * one owner, one thread.
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

    /** Returns how often a player met another. */
    public int games(int player, int other) {
        return games[player][other];
    }

    /** Returns the mean score of a player against another; one half if they never met. */
    public double score(int player, int other) {
        return games[player][other] == 0 ? 0.5 : points[player][other] / games[player][other];
    }
}
