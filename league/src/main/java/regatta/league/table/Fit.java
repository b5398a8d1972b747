package regatta.league.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import regatta.core.Plural;
import regatta.league.rating.Ratings;

/**
 * A test of how well ratings explain the results. Ratings place all bots on one line; if a bot beats another against
 * this order by more than chance, a single number per bot is misleading.
 *
 * <p>The score of each pair is compared with the expectation from the ratings. The sum of the squared differences, each
 * in units of its standard deviation, is a chi-squared number; its degrees of freedom are the number of pairs less the
 * number of fitted ratings.
 */
public final class Fit {

    /** The probability that a league whose ratings fit reports any difference. */
    private static final double ERROR = 0.05;

    private static final int MIN_GAMES = 6;

    /**
     * A pair of bots whose score differs from the expectation.
     *
     * @param score the score of the first against the second
     * @param expected the expected score
     */
    public record Surprise(String bot, String opponent, int games, double score, double expected) {

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%s scored %.0f %% against %s in %s, but its rating predicts %.0f %%",
                    bot,
                    100 * score,
                    opponent,
                    Plural.of(games, "game"),
                    100 * expected);
        }
    }

    private final LeagueTable table;
    private final Duels duels;
    private double squares;
    private int pairs;
    private final List<Surprise> surprises = new ArrayList<>();
    private final List<String> cycle;

    Fit(LeagueTable table, Duels duels) {
        this.table = table;
        this.duels = duels;
        List<LeagueTable.Row> rows = table.rows();
        for (int a = 0; a < rows.size(); a++) {
            for (int b = a + 1; b < rows.size(); b++) {
                int games = duels.games(rows.get(a).player(), rows.get(b).player());
                if (games >= MIN_GAMES) {
                    pairs++;
                    double distance = distance(rows.get(a).player(), rows.get(b).player());
                    squares += distance * distance;
                }
            }
        }
        cycle = findCycle();
        for (LeagueTable.Row row : rows) {
            for (LeagueTable.Row other : rows) {
                if (row.player() != other.player() && isSurprise(row.player(), other.player()) && above(row, other)) {
                    surprises.add(surprise(row, other));
                }
            }
        }
    }

    /**
     * Returns three bots of which each beats the next by more than chance, given the number of triples; or an empty
     * list.
     */
    private List<String> findCycle() {
        List<LeagueTable.Row> rows = table.rows();
        int count = rows.size();
        if (count < 3) {
            return List.of();
        }
        double cycles = count * (count - 1.0) * (count - 2) / 3;
        BitSet[] beaten = new BitSet[count];
        BitSet[] beatenBy = new BitSet[count];
        Arrays.setAll(beaten, i -> new BitSet());
        Arrays.setAll(beatenBy, i -> new BitSet());
        for (int a = 0; a < count; a++) {
            for (int b = 0; b < count; b++) {
                if (duels.chance(rows.get(a).player(), rows.get(b).player()) < ERROR / cycles) {
                    beaten[a].set(b);
                    beatenBy[b].set(a);
                }
            }
        }
        for (int a = 0; a < count; a++) {
            for (int b = beaten[a].nextSetBit(0); b >= 0; b = beaten[a].nextSetBit(b + 1)) {
                BitSet third = (BitSet) beaten[b].clone();
                third.and(beatenBy[a]);
                if (!third.isEmpty()) {
                    return List.of(
                            rows.get(a).name(),
                            rows.get(b).name(),
                            rows.get(third.nextSetBit(0)).name());
                }
            }
        }
        return List.of();
    }

    /** Each pair is listed once, from the side that did better than expected. */
    private boolean above(LeagueTable.Row row, LeagueTable.Row other) {
        return distance(row.player(), other.player()) > 0;
    }

    private Surprise surprise(LeagueTable.Row row, LeagueTable.Row other) {
        return new Surprise(
                row.name(),
                other.name(),
                duels.games(row.player(), other.player()),
                duels.score(row.player(), other.player()),
                table.ratings().winChance(row.player(), other.player()));
    }

    /** Returns the standard deviations by which a player exceeds its expected score against another. */
    private double distance(int player, int other) {
        double expected = table.ratings().winChance(player, other);
        double variance = Math.max(1e-4, expected * (1 - expected)) / Math.max(1, duels.games(player, other));
        return (duels.score(player, other) - expected) / Math.sqrt(variance);
    }

    /**
     * Returns whether the score of two players differs from the expectation by more than chance, given the number of
     * pairs.
     */
    public boolean isSurprise(int player, int other) {
        return duels.games(player, other) >= MIN_GAMES
                && 2 * Ratings.normalBelow(-Math.abs(distance(player, other))) < ERROR / Math.max(1, pairs);
    }

    /** Returns the pairs that differ by more than chance. */
    public List<Surprise> surprises() {
        return surprises;
    }

    /** Returns the probability of differences as large as these if the ratings explain everything; 1 without data. */
    public double likelihood() {
        int freedom = pairs - (table.rows().size() - 1);
        if (freedom < 1) {
            return 1;
        }
        // Wilson and Hilferty: the cube root of a chi-squared number is approximately normal.
        double share = 2.0 / (9 * freedom);
        return Ratings.normalBelow(-(Math.cbrt(squares / freedom) - (1 - share)) / Math.sqrt(share));
    }

    /** Returns a warning if a single rating per bot is misleading; otherwise an empty text. */
    public String sentence() {
        if (surprises.isEmpty() && cycle.isEmpty() && likelihood() >= ERROR) {
            return "";
        }
        return "A single rating per bot is misleading here. "
                + (cycle.isEmpty()
                        ? ""
                        : cycle.get(0) + " beats " + cycle.get(1) + ", " + cycle.get(1) + " beats " + cycle.get(2)
                                + ", and " + cycle.get(2) + " beats " + cycle.get(0) + ". ")
                + (surprises.isEmpty()
                        ? "The scores of all pairs together differ from the ratings by more than chance, though no single pair does."
                        : surprises.get(0)
                                + (surprises.size() > 1
                                        ? ", and "
                                                + (surprises.size() == 2
                                                        ? "one more pair differs."
                                                        : (surprises.size() - 1) + " more pairs differ.")
                                        : "."));
    }
}
