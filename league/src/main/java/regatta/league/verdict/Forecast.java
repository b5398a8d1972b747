package regatta.league.verdict;

/**
 * The number of games that a test is expected to need until its verdict, by the true difference.
 *
 * @param equal if the new bot is as strong as the old one
 * @param slightly if it is better by the second bound
 * @param clearly if it wins nine of ten blocks
 */
public record Forecast(long equal, long slightly, long clearly) {

    /** The mean growth of the logarithm of the capital per block if nine of ten are won, and what the bets cost. */
    private static final double GROWTH = 0.37;

    private static final double COST = 0.6;

    /** The t of a bot that wins nine of ten blocks. */
    private static final double CLEAR_T = 4.0 / 3;

    /** With this many times the mean of the least favourable case, about nine of ten tests are decided. */
    private static final double CAP_FACTOR = 2;

    static Forecast of(Verdict verdict) {
        if (verdict.settled()) {
            return new Forecast(0, 0, 0);
        }
        Hypotheses hypotheses = verdict.hypotheses();
        double slight = hypotheses.elo1() > 0 ? hypotheses.t1() : hypotheses.t1() - hypotheses.t0();
        double byBets = (hypotheses.capitalBound() + COST) / GROWTH;
        return new Forecast(
                games(blocks(verdict, 0)),
                games(blocks(verdict, slight)),
                games(Math.min(byBets, blocks(verdict, CLEAR_T))));
    }

    /** Returns a maximum number of blocks that decides most tests, whatever the truth. */
    static long cap(Hypotheses hypotheses) {
        double bound = bound(hypotheses);
        return (long) Math.ceil(CAP_FACTOR * bound * bound);
    }

    private static long games(double blocks) {
        return Tally.GAMES_PER_BLOCK * (long) Math.ceil(blocks);
    }

    /** Returns the distance of the likelihood ratio to its bounds, as the place of a random walk of unit variance. */
    private static double bound(Hypotheses hypotheses) {
        return hypotheses.ratioBound() / (hypotheses.t1() - hypotheses.t0());
    }

    /** Returns the mean number of blocks until a Brownian motion with the drift of the ratio leaves the bounds. */
    private static double blocks(Verdict verdict, double t) {
        Hypotheses hypotheses = verdict.hypotheses();
        double bound = bound(hypotheses);
        double place = verdict.ratio() / (hypotheses.t1() - hypotheses.t0());
        double drift = t - (hypotheses.t0() + hypotheses.t1()) / 2;
        if (Math.abs(drift) * bound < 1e-4) {
            return (bound - place) * (bound + place);
        }
        double chance = Math.expm1(-2 * drift * (place + bound)) / Math.expm1(-4 * drift * bound);
        return (2 * bound * chance - (place + bound)) / drift;
    }

    /** Returns a number of games rounded to two digits, because a forecast is not more precise. */
    public static long rounded(long games) {
        long unit = (long) Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1.0, (double) games))) - 1));
        return Math.round((double) games / unit) * unit;
    }

    Forecast plus(Forecast other) {
        return new Forecast(equal + other.equal, slightly + other.slightly, clearly + other.clearly);
    }
}
