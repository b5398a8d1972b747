package regatta.league.verdict;

import java.util.Locale;
import regatta.core.Counted;
import regatta.league.rating.Normal;
import regatta.league.rating.Ratings;

/**
 * How an A/B test stands.
 *
 * @param blocks how many blocks it rests on
 * @param score the mean score of the new bot, from 0 to 1
 * @param scoreError half the width of its 95 % interval
 * @param elo the difference in normalised Elo
 * @param eloError half the width of its 95 % interval
 * @param superiority how likely it is that the new bot is the better one
 * @param ratio the log-likelihood ratio
 * @param alike whether the bots were told apart by none of so many blocks that no block will
 */
public record Verdict(
        Answer answer,
        long blocks,
        double score,
        double scoreError,
        double elo,
        double eloError,
        double superiority,
        double ratio,
        boolean alike) {

    /** What the test says. */
    public enum Answer {
        BETTER,
        NOT_BETTER,
        UNDECIDED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    static Verdict of(Answer answer, Tally tally, double ratio) {
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
                // The deviation is an estimate too, which matters if t is large.
                Ratings.WIDTH * perT * Math.sqrt((1 + t * t / 2) / blocks),
                Normal.below(edge / error),
                ratio,
                answer == Answer.UNDECIDED && tally.blocks() >= SequentialTest.BLOCKS_ALIKE && tally.alike());
    }

    public long games() {
        return blocks * Tally.GAMES_PER_BLOCK;
    }

    /** Returns whether playing on would tell nothing more. */
    public boolean settled() {
        return answer != Answer.UNDECIDED || alike;
    }

    /** Tells the figures in one line. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "score %.1f ± %.1f %%, nElo %+.0f ± %.0f, superior with %.1f %%, %s, %s",
                100 * score,
                100 * scoreError,
                elo,
                eloError,
                100 * superiority,
                Counted.of(blocks, "block"),
                Counted.of(games(), "game"));
    }
}
