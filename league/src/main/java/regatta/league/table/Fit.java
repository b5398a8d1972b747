package regatta.league.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import regatta.core.Counted;
import regatta.league.rating.Normal;

/**
 * How well ratings tell the story. They put every bot on one line; where one beats another against the order of the line,
 * by more than chance, a single number misleads.
 *
 * <p>Each pair's score is compared with what the ratings expect of it. The squares of these differences, each in units of its
 * standard deviation, add up to a chi-squared number with as many degrees of freedom as there are pairs beyond those that the
 * ratings were fitted to.
 */
public final class Fit {

    /** How unlikely a difference must be to be told: one in so many leagues that fit would have any. */
    private static final double ERROR = 0.05;

    /** Pairs that met less often tell too little to be judged. */
    private static final int LEAST_GAMES = 6;

    /**
     * Two bots that did not play as their ratings say.
     *
     * @param score of the first against the second
     * @param expected by the ratings
     */
    public record Surprise(String bot, String opponent, int games, double score, double expected) {

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%s scored %.0f %% against %s in %s, where its rating expects %.0f %%",
                    bot,
                    100 * score,
                    opponent,
                    Counted.of(games, "game"),
                    100 * expected);
        }
    }

    private final LeagueTable table;
    private final Duels duels;
    private double squares;
    private int pairs;
    private final List<Surprise> surprises = new ArrayList<>();

    Fit(LeagueTable table, Duels duels) {
        this.table = table;
        this.duels = duels;
        List<LeagueTable.Row> rows = table.rows();
        for (int a = 0; a < rows.size(); a++) {
            for (int b = a + 1; b < rows.size(); b++) {
                int games = duels.games(rows.get(a).player(), rows.get(b).player());
                if (games >= LEAST_GAMES) {
                    pairs++;
                    double distance = distance(rows.get(a).player(), rows.get(b).player());
                    squares += distance * distance;
                }
            }
        }
        for (LeagueTable.Row row : rows) {
            for (LeagueTable.Row other : rows) {
                if (row.player() != other.player() && isSurprise(row.player(), other.player()) && above(row, other)) {
                    surprises.add(surprise(row, other));
                }
            }
        }
    }

    /** Each pair is told once, from the side of the one that did better than expected. */
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

    /** Returns by how many standard deviations a player did better against another than its rating expects. */
    private double distance(int player, int other) {
        double expected = table.ratings().winChance(player, other);
        double variance = Math.max(1e-4, expected * (1 - expected)) / Math.max(1, duels.games(player, other));
        return (duels.score(player, other) - expected) / Math.sqrt(variance);
    }

    /** Returns whether two players differ from what is expected of them by more than chance, among so many pairs. */
    public boolean isSurprise(int player, int other) {
        return duels.games(player, other) >= LEAST_GAMES
                && 2 * Normal.below(-Math.abs(distance(player, other))) < ERROR / Math.max(1, pairs);
    }

    /** Returns the pairs that differ by more than chance. */
    public List<Surprise> surprises() {
        return surprises;
    }

    /** Returns how likely differences as large as these are if the ratings tell all; 1 if there is nothing to judge by. */
    public double likelihood() {
        int freedom = pairs - (table.rows().size() - 1);
        if (freedom < 1) {
            return 1;
        }
        // Wilson and Hilferty: the cube root of a chi-squared number is nearly normal.
        double share = 2.0 / (9 * freedom);
        return Normal.below(-(Math.cbrt(squares / freedom) - (1 - share)) / Math.sqrt(share));
    }

    /** Says in a sentence whether one number a bot tells the story; nothing if it does. */
    public String sentence() {
        if (surprises.isEmpty() && likelihood() >= ERROR) {
            return "";
        }
        return "One number a bot misleads here: strength is not a line. "
                + (surprises.isEmpty()
                        ? "The pairs differ from what the ratings expect by more than chance, though no single one stands out."
                        : surprises.get(0)
                                + (surprises.size() > 1
                                        ? ", and "
                                                + (surprises.size() == 2
                                                        ? "one more pair differs."
                                                        : (surprises.size() - 1) + " more pairs differ.")
                                        : "."));
    }
}
