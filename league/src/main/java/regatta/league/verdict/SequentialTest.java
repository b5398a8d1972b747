package regatta.league.verdict;

import regatta.core.BadInput;
import regatta.league.verdict.Verdict.Answer;

/**
 * A sequential probability ratio test: it looks after every block and stops as soon as the evidence suffices. Between two
 * strengths it errs with at most the given rates, however long it runs. A table: one owner, one thread.
 *
 * <p>The bounds are Wald's. They are not drawn in for overshooting, as Siegmund would: what the ratio overshoots them by
 * pays for its being an estimate, and simulated error rates are nearest to the given ones without (docs/statistics.md).
 */
public final class SequentialTest {

    /** If so many blocks told no difference, none will: the bots play alike. */
    static final int BLOCKS_ALIKE = 100;

    private final double elo0;
    private final double elo1;
    private final double lower;
    private final double upper;
    private final Tally tally;
    private Verdict verdict;

    /**
     * Prepares a test of "at most {@code elo0}" against "at least {@code elo1}", in normalised Elo.
     *
     * @param seats how many seats the games have
     * @param error how often either answer may be wrong
     */
    public SequentialTest(int seats, double elo0, double elo1, double error) {
        if (!(elo0 < elo1)) {
            throw new BadInput("bounds " + elo0 + "," + elo1 + ": the first must be less than the second.");
        }
        if (!(error > 0 && error < 0.5)) {
            throw new BadInput("An error rate lies between 0 and 0.5, and " + error + " does not.");
        }
        this.elo0 = elo0;
        this.elo1 = elo1;
        lower = Math.log(error / (1 - error));
        upper = -lower;
        tally = new Tally(seats);
        verdict = Verdict.of(Answer.UNDECIDED, tally, 0);
    }

    /** Notes a block and returns how the test stands. */
    public Verdict add(double score) {
        tally.add(score);
        double ratio = Likelihood.normalised(tally, elo0, elo1);
        Answer answer = ratio >= upper ? Answer.BETTER : ratio <= lower ? Answer.NOT_BETTER : Answer.UNDECIDED;
        verdict = Verdict.of(answer, tally, ratio);
        return verdict;
    }

    /** Returns how the test stands. */
    public Verdict verdict() {
        return verdict;
    }

    public double upper() {
        return upper;
    }
}
