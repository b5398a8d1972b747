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

    /**
     * Returns Chernoff's limit of the probability that a player scores so much against another that is equally strong;
     * 1 if it scores no more than half.
     */
    double chance(int player, int other) {
        double score = score(player, other);
        if (score <= 0.5) {
            return 1;
        }
        double divergence = Math.log(2) + score * Math.log(score) + (score < 1 ? (1 - score) * Math.log(1 - score) : 0);
        return Math.exp(-games[player][other] * divergence);
    }
}
