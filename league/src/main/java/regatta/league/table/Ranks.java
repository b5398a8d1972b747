package regatta.league.table;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Plural;
import regatta.league.rating.Ratings;
import regatta.league.verdict.Forecast;

/**
 * The ranks that each bot can have, with 95 % confidence for all bots at once. A bot can have every rank between the
 * bots that are certainly stronger and those that are certainly weaker. All pairs of bots in a group are compared, with
 * Holm's correction for their number.
 *
 * <p>Two bots are compared by their ratings and by their own games, each at half of the error: the errors of ratings
 * are too wide for a bot that won all games.
 */
public final class Ranks {

    private static final double ERROR = 0.05;

    /** The number of comparisons of a pair, in both directions and by ratings and games. */
    private static final int TESTS_PER_PAIR = 4;

    /** If more than this many times the games were needed, the bots may as well be equally strong. */
    private static final double MAX_FACTOR = 100;

    /** With a higher chance, it is no use to predict the number of games. */
    private static final double MAX_CHANCE = 0.3;

    private static final int FRACTIONS = 60;

    /** The ranks that a bot can have. */
    public record Range(int first, int last) {

        @Override
        public String toString() {
            return first == last ? String.valueOf(first) : first + "-" + last;
        }
    }

    /** Bots that cannot be told apart, by place in the table. */
    private record Cluster(int first, int last) {}

    private final List<LeagueTable.Row> rows;
    private final Ratings ratings;
    private final Duels duels;
    private final boolean[][] apart;

    /** The chance below which two bots are apart. */
    private double limit;

    /**
     * Compares the bots of a table.
     *
     * @param rows the rows, best first in each group
     */
    Ranks(List<LeagueTable.Row> rows, Ratings ratings, Duels duels) {
        this.rows = rows;
        this.ratings = ratings;
        this.duels = duels;
        apart = new boolean[rows.size()][rows.size()];
        int pairs = pairs();
        int separated = -1;
        for (int found = 0; found > separated && found < pairs; ) {
            separated = found;
            limit = ERROR / (TESTS_PER_PAIR * (pairs - separated));
            found = separate();
        }
    }

    private int pairs() {
        int pairs = 0;
        for (int i = 0; i < rows.size(); i++) {
            for (int j = i + 1; j < rows.size() && sameGroup(i, j); j++) {
                pairs++;
            }
        }
        return pairs;
    }

    private boolean sameGroup(int place, int other) {
        return rows.get(place).group() == rows.get(other).group();
    }

    /** Marks all pairs that are far enough from each other, and returns their number. */
    private int separate() {
        int found = 0;
        for (int i = 0; i < rows.size(); i++) {
            for (int j = i + 1; j < rows.size() && sameGroup(i, j); j++) {
                apart[i][j] |= chance(i, j) <= limit;
                apart[j][i] = apart[i][j];
                found += apart[i][j] ? 1 : 0;
            }
        }
        return found;
    }

    /** Returns the probability of such ratings or games if a bot is not stronger than one below it. */
    private double chance(int place, int below) {
        int player = rows.get(place).player();
        int other = rows.get(below).player();
        return Math.min(tail(ratings.distance(player, other)), duels.chance(player, other));
    }

    /** Returns the probability of the normal distribution above z; far out by Laplace's continued fraction. */
    private static double tail(double z) {
        if (z < 2) {
            return Ratings.normalBelow(-z);
        }
        double fraction = z;
        for (int k = FRACTIONS; k > 0; k--) {
            fraction = z + k / fraction;
        }
        return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) / fraction;
    }

    /**
     * Returns the ranks that a bot can have in its group.
     *
     * @param place its row, from 0
     */
    public Range range(int place) {
        int better = 0;
        int worse = 0;
        int all = 0;
        for (int other = 0; other < rows.size(); other++) {
            if (sameGroup(place, other)) {
                all++;
                better += apart[place][other] && other < place ? 1 : 0;
                worse += apart[place][other] && other > place ? 1 : 0;
            }
        }
        return new Range(better + 1, all - worse);
    }

    /** Returns the rank by rating. Bots with the same rating share a rank. */
    public int rank(int place) {
        int rank = 1;
        for (int other = 0; other < place; other++) {
            rank += sameGroup(place, other)
                            && rows.get(other).elo() > rows.get(place).elo()
                    ? 1
                    : 0;
        }
        return rank;
    }

    /** Returns what is certain about the first ranks of the first group, and the games that would show more. */
    public String sentence() {
        List<String> parts = new ArrayList<>();
        int last = 0;
        while (last < rows.size() && sameGroup(0, last)) {
            Cluster cluster = cluster(last);
            last = cluster.last + 1;
            if (cluster.first < cluster.last) {
                parts.add(ordinal(cluster.first + 1) + (cluster.last - cluster.first > 1 ? " to " : " and ")
                        + ordinal(last) + " cannot be told apart" + advice(cluster));
                break;
            }
            parts.add(ordinal(last) + " is " + rows.get(cluster.first).name());
        }
        return last < 2 ? "" : String.join("; ", parts) + ".";
    }

    /** Returns the smallest set of bots from a place on that are all certainly stronger than those below. */
    private Cluster cluster(int first) {
        int last = first;
        for (int place = first; place <= last; place++) {
            for (int other = last + 1; other < rows.size() && sameGroup(place, other); other++) {
                last = apart[place][other] ? last : other;
            }
        }
        return new Cluster(first, last);
    }

    private String advice(Cluster cluster) {
        double factor = 1;
        int games = 0;
        for (int place = cluster.first; place <= cluster.last; place++) {
            games = Math.max(games, rows.get(place).games());
            if (place > cluster.first && !apart[place - 1][place]) {
                // The logarithm of the chance falls in proportion to the games.
                double chance = chance(place - 1, place);
                double times = chance > MAX_CHANCE ? MAX_FACTOR + 1 : Math.log(limit) / Math.log(chance);
                factor = Math.max(factor, times);
            }
        }
        if (factor > MAX_FACTOR) {
            return ", and may be equally strong";
        }
        long more = (long) Math.ceil(games * (factor - 1));
        return ": about " + Plural.of(Forecast.rounded(more), "more game") + " each would separate them";
    }

    private static String ordinal(int number) {
        boolean teen = number % 100 / 10 == 1;
        return number
                + (teen
                        ? "th"
                        : switch (number % 10) {
                            case 1 -> "st";
                            case 2 -> "nd";
                            case 3 -> "rd";
                            default -> "th";
                        });
    }
}
