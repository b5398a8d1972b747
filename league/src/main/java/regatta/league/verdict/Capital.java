package regatta.league.verdict;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/**
 * The capital of a gambler who starts with 1 and bets on every block against a hypothesis. Bets are fair or
 * unfavourable if the hypothesis is true, so the capital then ever reaches 1/α with a probability of at most α (Ville's
 * inequality), whatever the distribution of block scores.
 *
 * <p>The hypotheses are about t = (μ − ½)/σ of block scores. Let y be a score minus ½, v the mean of y², and
 * s = t/√(1 + t²): then "at most t" means that the mean of y is at most s√v. √v is not the mean of anything, so bets are
 * on a quadratic function of y whose mean bounds the difference (docs/adr/0022-bets-for-clear-comparisons.md).
 */
final class Capital {

    /**
     * Several bettors, who each start with a part of the capital and stake a fixed share of what they have.
     *
     * @param parts the parts; their sum is 1
     */
    private record Stakes(double[] shares, double[] parts) {}

    /** For clear differences: 0.8 is the best share if 90 % of blocks are won, and 1 if all are. */
    private static final Stakes FOR_TESTS = new Stakes(new double[] {0.5, 0.8, 1}, new double[] {0.25, 0.55, 0.2});

    /**
     * For small differences, too. Each share of a test has at least a fifth of its part, so that the limits exclude
     * what the bets of a test at 5 % have refuted.
     */
    private static final Stakes FOR_LIMITS = new Stakes(
            new double[] {1, 0.8, 0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625, 0.0078125},
            new double[] {0.1, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1});

    /** Possible values of 1/√v, from 2 for blocks that are won or lost. */
    private static final double[] SCALES = scales();

    /** The part of the capital for a scale, compared with the one before it. */
    private static final double SCALE_FACTOR = 0.5;

    private static final int LIMIT_ROUNDS = 30;

    private final double[] edges;
    private final long[] counts;

    private Capital(double[] edges, long[] counts) {
        this.edges = edges;
        this.counts = counts;
    }

    static Capital of(Tally tally) {
        return new Capital(
                Arrays.stream(tally.scores()).map(score -> score - 0.5).toArray(), tally.counts());
    }

    /** Returns the bets on the opposite results. */
    Capital mirrored() {
        return new Capital(Arrays.stream(edges).map(edge -> -edge).toArray(), counts);
    }

    private static double[] scales() {
        double[] scales = new double[11];
        Arrays.setAll(scales, i -> 2 * Math.pow(2, i / 2.0));
        return scales;
    }

    /** Returns the logarithm of the capital of bets against "at most {@code t}". */
    double againstAtMost(double t) {
        double s = t / Math.sqrt(1 + t * t);
        // A tangent and a chord of the square root: √v <= v + 1/4, and √v >= 2v for v <= 1/4.
        return capital(s > 0 ? y -> y - s * (y * y + 0.25) : y -> y - 2 * s * y * y, FOR_TESTS);
    }

    /**
     * Returns the lower limit of t: the bets against any smaller value have reached 1/{@code error}. The probability
     * that a limit is ever wrong is at most {@code error}.
     */
    double lowerLimit(double error) {
        double low = -1;
        double high = 1;
        for (int round = 0; round < LIMIT_ROUNDS; round++) {
            double middle = (low + high) / 2;
            if (againstShare(middle) >= -Math.log(error)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low == -1 ? Double.NEGATIVE_INFINITY : low / Math.sqrt(1 - low * low);
    }

    /** Returns the logarithm of the capital of bets against "the mean of y is at most {@code s}√v". */
    private double againstShare(double s) {
        // For positive s every scale is valid, and so is a mean of them. For negative s only the true one is.
        double[] capitals = Arrays.stream(SCALES)
                .map(a -> capital(y -> y - s * (a * y * y + 1 / a) / 2, FOR_LIMITS))
                .toArray();
        if (s <= 0) {
            return Arrays.stream(capitals).min().orElseThrow();
        }
        for (int i = 0; i < capitals.length; i++) {
            capitals[i] += Math.log1p(-SCALE_FACTOR) + i * Math.log(SCALE_FACTOR);
        }
        return logSum(capitals);
    }

    /** Returns the lower limit of the mean score, as {@link #lowerLimit}. */
    double lowerMean(double error) {
        double low = -0.5;
        double high = 0.5;
        for (int round = 0; round < LIMIT_ROUNDS; round++) {
            double middle = (low + high) / 2;
            if (capital(y -> y - middle, FOR_LIMITS) >= -Math.log(error)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Returns the logarithm of the capital of bets whose gain per block is proportional to a function of y. */
    private double capital(DoubleUnaryOperator gain, Stakes stakes) {
        double[] gains = Arrays.stream(edges).map(gain).toArray();
        double worst = -Arrays.stream(gains).min().orElseThrow();
        if (worst <= 0) {
            // Nothing can be lost: no distribution agrees with the hypothesis, or nothing can be won either.
            return IntStream.range(0, gains.length).anyMatch(i -> counts[i] > 0 && gains[i] > 0)
                    ? Double.POSITIVE_INFINITY
                    : 0;
        }
        double[] capitals = new double[stakes.shares.length];
        for (int k = 0; k < capitals.length; k++) {
            capitals[k] = Math.log(stakes.parts[k]);
            for (int i = 0; i < gains.length; i++) {
                if (counts[i] > 0) {
                    capitals[k] += counts[i] * Math.log1p(Math.max(-1, stakes.shares[k] * gains[i] / worst));
                }
            }
        }
        return logSum(capitals);
    }

    private static double logSum(double[] logarithms) {
        double max = Arrays.stream(logarithms).max().orElseThrow();
        if (Double.isInfinite(max)) {
            return max;
        }
        return max
                + Math.log(Arrays.stream(logarithms)
                        .map(logarithm -> Math.exp(logarithm - max))
                        .sum());
    }
}
