package regatta.league.verdict;

import regatta.core.BadInput;

/**
 * The two hypotheses of a test, "at most {@code elo0}" and "at least {@code elo1}" in normalised Elo.
 *
 * @param error the probability of a wrong verdict, in either direction
 */
record Hypotheses(double elo0, double elo1, double error) {

    /** The share of the error for the likelihood ratio. Its real error is lower, because it overshoots its bounds. */
    private static final double SHARE_OF_RATIO = 0.95;

    /** The share of the error for the bets, which never have more. */
    private static final double SHARE_OF_BETS = 0.1;

    /** One unit of t, the mean of block scores in standard deviations above 0.5, in normalised Elo. */
    static final double ELO_PER_BLOCK_T = Likelihood.ELO_PER_T / Math.sqrt(Tally.GAMES_PER_BLOCK);

    Hypotheses {
        if (!(elo0 < elo1)) {
            throw new BadInput("bounds " + elo0 + "," + elo1 + ": the first must be less than the second.");
        }
        if (!(error > 0 && error < 0.5)) {
            throw new BadInput("error rate " + error + ": give a rate between 0 and 0.5.");
        }
    }

    double t0() {
        return elo0 / ELO_PER_BLOCK_T;
    }

    double t1() {
        return elo1 / ELO_PER_BLOCK_T;
    }

    /** Returns Wald's bound of the log-likelihood ratio. */
    double ratioBound() {
        double share = SHARE_OF_RATIO * error;
        return Math.log((1 - share) / share);
    }

    /** Returns the logarithm of the capital with which a bet decides. */
    double capitalBound() {
        return -Math.log(SHARE_OF_BETS * error);
    }
}
