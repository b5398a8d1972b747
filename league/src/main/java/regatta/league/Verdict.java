package regatta.league;

import java.util.Locale;

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
 */
public record Verdict(
        Answer answer,
        long blocks,
        double score,
        double scoreError,
        double elo,
        double eloError,
        double superiority,
        double ratio) {

    /** What the test says. */
    public enum Answer {
        BETTER,
        NOT_BETTER,
        UNDECIDED
    }

    static Verdict of(Answer answer, Tally tally, double ratio) {
        double deviation = Math.sqrt(tally.variance());
        double error = tally.blocks() == 0 ? 0.5 : 1.96 * deviation / Math.sqrt((double) tally.blocks());
        double perElo = Likelihood.ELO_PER_T / Math.sqrt(tally.gamesPerBlock());
        double mean = tally.mean();
        boolean spread = deviation > 0;
        return new Verdict(
                answer,
                tally.blocks(),
                mean,
                error,
                spread
                        ? (mean - 0.5) / deviation * perElo
                        : mean == 0.5 ? 0 : Math.signum(mean - 0.5) * Double.POSITIVE_INFINITY,
                spread ? error / deviation * perElo : Double.POSITIVE_INFINITY,
                spread ? Normal.below((mean - 0.5) / (error / 1.96)) : mean == 0.5 ? 0.5 : mean > 0.5 ? 1 : 0,
                ratio);
    }

    /** Tells it in one line. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d blocks, score %.1f ± %.1f %%, nElo %+.0f ± %.0f, better with %.1f %%, LLR %+.2f",
                blocks,
                100 * score,
                100 * scoreError,
                elo,
                eloError,
                100 * superiority,
                ratio);
    }
}
