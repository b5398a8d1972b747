package regatta.league;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/**
 * The generalised log-likelihood ratio of two hypotheses about block scores, after Van den Bergh: the empirical
 * distribution against the most likely distributions on the same scores under each hypothesis.
 */
public final class Likelihood {

    /** One unit of t in normalised Elo: 800 / ln 10. */
    static final double ELO_PER_T = 800 / Math.log(10);

    private static final int FIXED_POINT_ROUNDS = 10;

    private Likelihood() {}

    /** Returns the ratio for two strengths in normalised Elo. */
    public static double normalised(Tally tally, double elo0, double elo1) {
        double root = Math.sqrt(tally.gamesPerBlock());
        return ratio(tally, data -> atT(data, root * elo0 / ELO_PER_T), data -> atT(data, root * elo1 / ELO_PER_T));
    }

    /** Returns the ratio for two strengths in logistic Elo, the scale of chess ratings. */
    public static double logistic(Tally tally, double elo0, double elo1) {
        return ratio(tally, data -> atMean(data, score(elo0)), data -> atMean(data, score(elo1)));
    }

    private static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /** The most likely distribution under a hypothesis. */
    private interface Hypothesis {
        double[] shares(double[][] data);
    }

    private static double ratio(Tally tally, Hypothesis zero, Hypothesis one) {
        if (tally.blocks() < 2) {
            return 0;
        }
        double[][] data = tally.distribution();
        double[] under0 = zero.shares(data);
        double[] under1 = one.shares(data);
        double sum = 0;
        for (int i = 0; i < under0.length; i++) {
            sum += data[1][i] * Math.log(under1[i] / under0[i]);
        }
        double ratio = tally.blocks() * sum;
        return Double.isFinite(ratio) ? ratio : 0;
    }

    /** The most likely distribution with a given mean. */
    private static double[] atMean(double[][] data, double mean) {
        double[] phi = new double[data[0].length];
        for (int i = 0; i < phi.length; i++) {
            phi[i] = data[0][i] - mean;
        }
        return tilted(data[1], phi);
    }

    /** The most likely distribution whose mean lies {@code t} standard deviations above one half. */
    private static double[] atT(double[][] data, double t) {
        double[] scores = data[0];
        double[] shares = new double[scores.length];
        Arrays.fill(shares, 1.0 / scores.length);
        for (int round = 0; round < FIXED_POINT_ROUNDS; round++) {
            double mean = 0;
            for (int i = 0; i < scores.length; i++) {
                mean += shares[i] * scores[i];
            }
            double variance = 0;
            for (int i = 0; i < scores.length; i++) {
                variance += shares[i] * (scores[i] - mean) * (scores[i] - mean);
            }
            double deviation = Math.sqrt(variance);
            double[] phi = new double[scores.length];
            for (int i = 0; i < scores.length; i++) {
                double z = (mean - scores[i]) / deviation;
                phi[i] = scores[i] - 0.5 - t * deviation * (1 + z * z) / 2;
            }
            double[] next = tilted(data[1], phi);
            double change = 0;
            for (int i = 0; i < scores.length; i++) {
                change = Math.max(change, Math.abs(next[i] - shares[i]));
            }
            shares = next;
            if (change < 1e-12) {
                break;
            }
        }
        return shares;
    }

    /** Returns {@code shares / (1 + x phi)} with the {@code x} that makes the mean of phi zero. */
    private static double[] tilted(double[] shares, double[] phi) {
        double least = Arrays.stream(phi).min().orElse(0);
        double most = Arrays.stream(phi).max().orElse(0);
        if (!(least < 0 && most > 0)) {
            return shares.clone(); // No distribution on these scores fits; the data are all there is to say.
        }
        double x = root(
                at -> {
                    double sum = 0;
                    for (int i = 0; i < phi.length; i++) {
                        sum += shares[i] * phi[i] / (1 + at * phi[i]);
                    }
                    return sum;
                },
                -1 / most,
                -1 / least);
        double[] result = new double[phi.length];
        for (int i = 0; i < phi.length; i++) {
            result[i] = shares[i] / (1 + x * phi[i]);
        }
        return result;
    }

    /** Finds where a falling function crosses zero, by halving. */
    private static double root(DoubleUnaryOperator falling, double from, double to) {
        double low = from;
        double high = to;
        for (int round = 0; round < 200; round++) {
            double middle = (low + high) / 2;
            if (falling.applyAsDouble(middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }
}
