package regatta.league.verdict;

import regatta.league.verdict.Verdict.Decision;

/**
 * A sequential test, which is evaluated after every block and ends as soon as the evidence suffices. Its error rates
 * hold for any number of blocks. Mutable, for one thread.
 *
 * <p>It has two parts, which share the error: the generalised probability ratio test for close comparisons, and bets
 * for clear ones, whose blocks scatter too little to tell the two hypotheses of the ratio apart.
 *
 * <p>The bounds of the ratio are Wald's, without Siegmund's correction for overshooting: the overshoot compensates for
 * the estimate in the ratio, and simulated error rates are closest to the given ones without the correction
 * (docs/explanation/statistics.md).
 */
public final class SequentialTest {

    /** The version of the method. Verdicts of different versions may differ on the same blocks. */
    public static final int VERSION = 2;

    /** After this number of blocks without any difference, the bots are taken to play identically. */
    static final int MIN_IDENTICAL_BLOCKS = 100;

    private final Hypotheses hypotheses;
    private final Tally tally;
    private Verdict verdict;

    /**
     * Creates a test of "at most {@code elo0}" against "at least {@code elo1}", in normalised Elo.
     *
     * @param seats the number of seats per game
     * @param error the probability of a wrong verdict, in either direction
     */
    public SequentialTest(int seats, double elo0, double elo1, double error) {
        hypotheses = new Hypotheses(elo0, elo1, error);
        tally = new Tally(seats);
        verdict = new Verdict(Decision.UNDECIDED, tally.copy(), 0, hypotheses);
    }

    public Verdict add(double score) {
        tally.add(score);
        double ratio = Likelihood.normalised(tally, hypotheses.elo0(), hypotheses.elo1());
        verdict = new Verdict(decision(ratio), tally.copy(), ratio, hypotheses);
        return verdict;
    }

    private Decision decision(double ratio) {
        Capital capital = Capital.of(tally);
        double bound = hypotheses.capitalBound();
        if (ratio >= upper() || capital.againstAtMost(hypotheses.t0()) >= bound) {
            return Decision.BETTER;
        }
        boolean rejected = ratio <= -upper() || capital.mirrored().againstAtMost(-hypotheses.t1()) >= bound;
        return rejected ? Decision.NOT_BETTER : Decision.UNDECIDED;
    }

    public Verdict verdict() {
        return verdict;
    }

    /** Returns the bound of the log-likelihood ratio. */
    public double upper() {
        return hypotheses.ratioBound();
    }
}
