package regatta.league.verdict;

import java.util.Locale;
import regatta.core.Plural;
import regatta.league.rating.Ratings;

/**
 * The verdict of a test, final or preliminary.
 *
 * @param blocks the number of counted blocks
 * @param score the mean score of the new bot, from 0 to 1
 * @param scoreError half the width of its 95 % interval
 * @param elo the difference in normalised Elo
 * @param eloError half the width of its 95 % interval
 * @param superiority the likelihood that the new bot is better (LOS)
 * @param ratio the log-likelihood ratio
 * @param indistinguishable whether so many blocks showed no difference that none is expected
 */
public record Verdict(
        Decision answer,
        long blocks,
        double score,
        double scoreError,
        double elo,
        double eloError,
        double superiority,
        double ratio,
        boolean indistinguishable) {

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

    static Verdict of(Decision answer, Tally tally, double ratio) {
        double blocks = Math.max(1, tally.blocks());
        double deviation = Math.sqrt(tally.variance());
        double error = deviation / Math.sqrt(blocks);
        double edge = tally.mean() - 0.5;
        double t = edge / deviation;
        double perT = Likelihood.ELO_PER_T / Math.sqrt(Tally.GAMES_PER_BLOCK);
        return new Verdict(
                answer,
                tally.blocks(),
                tally.mean(),
                Ratings.WIDTH * error,
                perT * t,
                // The deviation is an estimate too, which matters for large t.
                Ratings.WIDTH * perT * Math.sqrt((1 + t * t / 2) / blocks),
                Ratings.normalBelow(edge / error),
                ratio,
                answer == Decision.UNDECIDED
                        && tally.blocks() >= SequentialTest.MIN_IDENTICAL_BLOCKS
                        && tally.indistinguishable());
    }

    public long games() {
        return blocks * Tally.GAMES_PER_BLOCK;
    }

    /** Returns whether further blocks are useless. */
    public boolean settled() {
        return answer != Decision.UNDECIDED || indistinguishable;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "score %.1f ± %.1f %%, nElo %+.0f ± %.0f, LOS %.1f %%, %s, %s",
                100 * score,
                100 * scoreError,
                elo,
                eloError,
                100 * superiority,
                Plural.of(blocks, "pair"),
                Plural.of(games(), "game"));
    }
}
