package regatta.league.verdict;

import regatta.core.BadInput;
import regatta.league.verdict.Verdict.Decision;

/**
 * A sequential probability ratio test, which is evaluated after every block and ends as soon as the evidence suffices.
 * Its error rates hold for any number of blocks. Mutable, for one thread.
 *
 * <p>The bounds are Wald's, without Siegmund's correction for overshooting: the overshoot compensates for the estimate
 * in the ratio, and simulated error rates are closest to the given ones without the correction
 * (docs/explanation/statistics.md).
 */
public final class SequentialTest {

    /** After this number of blocks without any difference, the bots are taken to play identically. */
    static final int MIN_IDENTICAL_BLOCKS = 100;

    private final double elo0;
    private final double elo1;
    private final double lower;
    private final double upper;
    private final Tally tally;
    private Verdict verdict;

    /**
     * Creates a test of "at most {@code elo0}" against "at least {@code elo1}", in normalised Elo.
     *
     * @param seats the number of seats per game
     * @param error the probability of a wrong verdict, in either direction
     */
    public SequentialTest(int seats, double elo0, double elo1, double error) {
        if (!(elo0 < elo1)) {
            throw new BadInput("bounds " + elo0 + "," + elo1 + ": the first must be less than the second.");
        }
        if (!(error > 0 && error < 0.5)) {
            throw new BadInput("error rate " + error + ": give a rate between 0 and 0.5.");
        }
        this.elo0 = elo0;
        this.elo1 = elo1;
        lower = Math.log(error / (1 - error));
        upper = -lower;
        tally = new Tally(seats);
        verdict = Verdict.of(Decision.UNDECIDED, tally, 0);
    }

    public Verdict add(double score) {
        tally.add(score);
        double ratio = Likelihood.normalised(tally, elo0, elo1);
        Decision answer = ratio >= upper ? Decision.BETTER : ratio <= lower ? Decision.NOT_BETTER : Decision.UNDECIDED;
        verdict = Verdict.of(answer, tally, ratio);
        return verdict;
    }

    public Verdict verdict() {
        return verdict;
    }

    public double upper() {
        return upper;
    }
}
