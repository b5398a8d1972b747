package regatta.league.verdict;

import java.util.Locale;
import regatta.league.rating.Ratings;

/**
 * The verdict of a test, final or preliminary.
 *
 * @param tally the counted blocks, which do not change
 * @param ratio the log-likelihood ratio
 */
public record Verdict(Decision answer, Tally tally, double ratio, Hypotheses hypotheses) {

    /** The decision of a test. */
    public enum Decision {
        BETTER,
        NOT_BETTER,
        UNDECIDED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    public long blocks() {
        return tally.blocks();
    }

    public long games() {
        return blocks() * Tally.GAMES_PER_BLOCK;
    }

    /** Returns the bound that decides when the ratio reaches it, upwards or downwards. */
    public double ratioBound() {
        return hypotheses.ratioBound();
    }

    /** Returns the observed mean score of the new bot, from 0 to 1. */
    public double score() {
        return tally.mean();
    }

    /** Returns half the width of the 95 % interval of the score for a fixed number of blocks. */
    public double scoreError() {
        return Ratings.WIDTH * standardError();
    }

    private double standardError() {
        return Math.sqrt(tally.variance() / Math.max(1, blocks()));
    }

    private double t() {
        return (score() - 0.5) / Math.sqrt(tally.variance());
    }

    /** Returns the observed difference in normalised Elo. */
    public double elo() {
        return Hypotheses.ELO_PER_BLOCK_T * t();
    }

    /** Returns half the width of the 95 % interval of the difference for a fixed number of blocks. */
    public double eloError() {
        // The deviation is an estimate too, which matters for large t.
        return Ratings.WIDTH * Hypotheses.ELO_PER_BLOCK_T * Math.sqrt((1 + t() * t() / 2) / Math.max(1, blocks()));
    }

    /** Returns the likelihood that the new bot is better (LOS). */
    public double superiority() {
        return Ratings.normalBelow((score() - 0.5) / standardError());
    }

    /** Returns the estimate that stays valid however often one looks. It takes about a millisecond. */
    public EloEstimate estimate() {
        return EloEstimate.of(tally, hypotheses);
    }

    /** Returns the number of games that are still expected. */
    public Forecast forecast() {
        return Forecast.of(this);
    }

    /** Returns whether so many blocks showed no difference that none is expected. */
    public boolean indistinguishable() {
        return answer == Decision.UNDECIDED
                && blocks() >= SequentialTest.MIN_IDENTICAL_BLOCKS
                && tally.indistinguishable();
    }

    /** Returns whether further blocks are useless. */
    public boolean settled() {
        return answer != Decision.UNDECIDED || indistinguishable();
    }
}
