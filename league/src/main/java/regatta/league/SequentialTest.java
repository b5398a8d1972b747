package regatta.league;

import regatta.core.BadInput;
import regatta.league.Verdict.Answer;

/**
 * A sequential probability ratio test: it looks after every block and stops as soon as the evidence suffices. Between two
 * strengths it errs with at most the given rates, however long it runs.
 */
public final class SequentialTest {

    private final double elo0;
    private final double elo1;
    private final double lower;
    private final double upper;
    private final Tally tally;

    /** The farthest the ratio has been out, and how far new records went, to correct for overshooting the bounds. */
    private double highest;

    private double lowest;
    private double highSquares;
    private double highSum;
    private double lowSquares;
    private double lowSum;

    private double ratio;

    /**
     * Prepares a test of "at most {@code elo0}" against "at least {@code elo1}", in normalised Elo.
     *
     * @param error how often either answer may be wrong
     */
    public SequentialTest(int gamesPerBlock, double elo0, double elo1, double error) {
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
        tally = new Tally(gamesPerBlock);
    }

    /** Notes a block and returns how the test stands. */
    public Verdict add(double score) {
        tally.add(score);
        ratio = Likelihood.normalised(tally, elo0, elo1);
        if (ratio > highest) {
            highSquares += (ratio - highest) * (ratio - highest);
            highSum += ratio - highest;
            highest = ratio;
        }
        if (ratio < lowest) {
            lowSquares += (lowest - ratio) * (lowest - ratio);
            lowSum += lowest - ratio;
            lowest = ratio;
        }
        return verdict();
    }

    public Verdict verdict() {
        double beyond1 = highSum > 0 ? highSquares / highSum / 2 : 0;
        double beyond0 = lowSum > 0 ? lowSquares / lowSum / 2 : 0;
        Answer answer = ratio >= upper - beyond1
                ? Answer.BETTER
                : ratio <= lower + beyond0 ? Answer.NOT_BETTER : Answer.UNDECIDED;
        return Verdict.of(answer, tally, ratio);
    }

    public double upper() {
        return upper;
    }
}
