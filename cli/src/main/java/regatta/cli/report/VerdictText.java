package regatta.cli.report;

import java.util.Locale;
import java.util.stream.Collectors;
import regatta.core.Plural;
import regatta.league.verdict.EloEstimate;
import regatta.league.verdict.Forecast;
import regatta.league.verdict.PairTest.EndReason;
import regatta.league.verdict.Verdict;

/** Verdicts in words: first the pairs that each bot won, then the decision and the difference. */
public final class VerdictText {

    /** Limits beyond this number of nElo are not worth a mention. */
    private static final double MAX_LIMIT = 1000;

    private VerdictText() {}

    /** Returns the result of a test in one sentence, with markup for colours. */
    public static String conclusion(String candidate, String baseline, Verdict verdict, EndReason ending) {
        return pairs(candidate, baseline, verdict) + ": "
                + switch (verdict.answer()) {
                    case BETTER -> "@|bold,green better|@; " + difference(verdict.estimate()) + ".";
                    case NOT_BETTER -> "@|bold,red not better|@; " + difference(verdict.estimate()) + ".";
                    case UNDECIDED ->
                        "@|bold not decided|@ in " + Plural.of(verdict.games(), "game") + rest(verdict, ending);
                };
    }

    private static String pairs(String candidate, String baseline, Verdict verdict) {
        long won = verdict.tally().won();
        long lost = verdict.tally().lost();
        long even = verdict.blocks() - won - lost;
        return candidate + " wins " + Plural.of(won, "pair") + " of games, " + baseline + " " + lost
                + (even == 0 ? "" : ", " + even + (even == 1 ? " is even" : " are even"));
    }

    private static String rest(Verdict verdict, EndReason ending) {
        return switch (ending) {
            case ALIKE -> ": no pair of games showed a difference, the bots play identically.";
            case INTERRUPTED -> ", interrupted; " + limit(verdict.estimate());
            case REPEATED -> ", and every further game would repeat an earlier one; " + limit(verdict.estimate());
            default -> "; " + limit(verdict.estimate());
        };
    }

    /** Returns how large the difference can be. */
    private static String limit(EloEstimate estimate) {
        double most = Math.max(-estimate.eloLow(), estimate.eloHigh());
        if (most > MAX_LIMIT) {
            return difference(estimate) + ".";
        }
        return estimate.eloLow() <= 0 && estimate.eloHigh() >= 0
                ? String.format(Locale.ROOT, "a difference, if any, is smaller than %.0f nElo.", Math.ceil(most))
                : difference(estimate) + ".";
    }

    /** Returns the estimated difference with its limits. */
    public static String difference(EloEstimate estimate) {
        double low = estimate.eloLow();
        double high = estimate.eloHigh();
        if (low < -MAX_LIMIT && high > MAX_LIMIT) {
            return "too few games for an estimate";
        }
        if (high > MAX_LIMIT) {
            return String.format(Locale.ROOT, "about %+.0f nElo (%.0f or more)", estimate.elo(), low);
        }
        return low < -MAX_LIMIT
                ? String.format(Locale.ROOT, "about %+.0f nElo (%.0f or less)", estimate.elo(), high)
                : String.format(Locale.ROOT, "about %+.0f nElo (%.0f to %.0f)", estimate.elo(), low, high);
    }

    /** Returns the figures for people who know the method. */
    public static String figures(Verdict verdict) {
        EloEstimate estimate = verdict.estimate();
        return String.format(
                Locale.ROOT,
                "score %.1f %% (%.1f to %.1f), observed %.1f %% and %+.0f nElo, LOS %.1f %%, LLR %+.2f in [%.2f, %.2f], %s, pairs by score: %s",
                100 * estimate.score(),
                100 * estimate.scoreLow(),
                100 * estimate.scoreHigh(),
                100 * verdict.score(),
                verdict.elo(),
                100 * verdict.superiority(),
                verdict.ratio(),
                -verdict.ratioBound(),
                verdict.ratioBound(),
                Plural.of(verdict.games(), "game"),
                verdict.tally().byScore().entrySet().stream()
                        .map(entry -> entry.getValue() + " of " + entry.getKey())
                        .collect(Collectors.joining(", ")));
    }

    /** Returns the current result in one line. */
    public static String status(Verdict verdict) {
        return String.format(
                Locale.ROOT,
                "%s won, %d lost, %s, %s",
                Plural.of(verdict.tally().won(), "pair"),
                verdict.tally().lost(),
                difference(verdict.estimate()),
                Plural.of(verdict.games(), "game"));
    }

    /**
     * Returns the expected number of games, and the time for them.
     *
     * @param secondsPerGame the measured time per game, or 0 if it is not known
     */
    public static String forecast(Forecast forecast, double secondsPerGame) {
        return "expected games: " + games(forecast.equal(), secondsPerGame) + " if equal, "
                + games(forecast.slightly(), secondsPerGame) + " if slightly better, "
                + games(forecast.clearly(), secondsPerGame) + " if clearly better";
    }

    /** Returns a number of games, rounded to two digits, and the time for them. */
    private static String games(long games, double secondsPerGame) {
        String time = secondsPerGame > 0 ? " (" + Pace.duration(games * secondsPerGame) + ")" : "";
        return Forecast.rounded(games) + time;
    }
}
