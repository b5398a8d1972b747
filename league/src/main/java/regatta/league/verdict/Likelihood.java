package regatta.league.verdict;

import java.util.Arrays;

/**
 * The generalised log-likelihood ratio of two hypotheses about block scores (Van den Bergh): the empirical distribution
 * is compared with the most likely distributions on the same scores under each hypothesis.
 */
public final class Likelihood {

    /** One unit of t in normalised Elo: 800 / ln 10. */
    public static final double ELO_PER_T = 800 / Math.log(10);

    private static final int FIXED_POINT_ROUNDS = 10;
    private static final int ROOT_ROUNDS = 200;

    private final double[] scores;
    private final double[] shares;
    private final double[] phi;

    /** The last root. The next one is near it. */
    private double tilt;

    private Likelihood(Tally tally) {
        scores = tally.scores();
        shares = tally.shares();
        phi = new double[scores.length];
    }

    /** Returns the ratio for two strengths in normalised Elo. */
    public static double normalised(Tally tally, double elo0, double elo1) {
        double perElo = Math.sqrt(Tally.GAMES_PER_BLOCK) / ELO_PER_T;
        Likelihood likelihood = new Likelihood(tally);
        return likelihood.ratio(tally.blocks(), likelihood.atT(perElo * elo0), likelihood.atT(perElo * elo1));
    }

    /** Returns the ratio for two strengths in logistic Elo, the scale of chess ratings. */
    public static double logistic(Tally tally, double elo0, double elo1) {
        Likelihood likelihood = new Likelihood(tally);
        return likelihood.ratio(tally.blocks(), likelihood.atMean(score(elo0)), likelihood.atMean(score(elo1)));
    }

    private static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    private double ratio(long blocks, double[] under0, double[] under1) {
        if (blocks < 2) {
            return 0;
        }
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            sum += shares[i] * Math.log(under1[i] / under0[i]);
        }
        double ratio = blocks * sum;
        return Double.isFinite(ratio) ? ratio : 0;
    }

    /** Returns the most likely distribution with a given mean. */
    private double[] atMean(double mean) {
        for (int i = 0; i < phi.length; i++) {
            phi[i] = scores[i] - mean;
        }
        return tilted();
    }

    /** Returns the most likely distribution whose mean is {@code t} standard deviations above 0.5. */
    private double[] atT(double t) {
        double[] current = new double[scores.length];
        Arrays.fill(current, 1.0 / scores.length);
        for (int round = 0; round < FIXED_POINT_ROUNDS; round++) {
            double mean = 0;
            double squares = 0;
            for (int i = 0; i < scores.length; i++) {
                mean += current[i] * scores[i];
                squares += current[i] * scores[i] * scores[i];
            }
            double deviation = Math.sqrt(Math.max(squares - mean * mean, Double.MIN_NORMAL));
            for (int i = 0; i < scores.length; i++) {
                double z = (mean - scores[i]) / deviation;
                phi[i] = scores[i] - 0.5 - t * deviation * (1 + z * z) / 2;
            }
            double[] next = tilted();
            double change = 0;
            for (int i = 0; i < scores.length; i++) {
                change = Math.max(change, Math.abs(next[i] - current[i]));
            }
            current = next;
            if (change < 1e-10) {
                break;
            }
        }
        return current;
    }

    /** Returns {@code shares / (1 + x phi)} with the {@code x} that makes the mean of phi zero. */
    private double[] tilted() {
        double min = Arrays.stream(phi).min().orElse(0);
        double max = Arrays.stream(phi).max().orElse(0);
        if (!(min < 0 && max > 0)) {
            return shares.clone(); // No distribution on these scores has this mean; use the empirical one.
        }
        tilt = root(-1 / max, -1 / min);
        double[] result = new double[phi.length];
        for (int i = 0; i < phi.length; i++) {
            result[i] = shares[i] / (1 + tilt * phi[i]);
        }
        return result;
    }

    /**
     * Finds the zero of the mean of {@code phi / (1 + x phi)}, which decreases with x, by Newton's method or bisection.
     */
    private double root(double from, double to) {
        double low = from;
        double high = to;
        double x = tilt > low && tilt < high ? tilt : 0;
        for (int round = 0; round < ROOT_ROUNDS; round++) {
            double value = 0;
            double slope = 0;
            for (int i = 0; i < phi.length; i++) {
                double term = phi[i] / (1 + x * phi[i]);
                value += shares[i] * term;
                slope -= shares[i] * term * term;
            }
            if (value > 0) {
                low = x;
            } else {
                high = x;
            }
            double next = x - value / slope;
            if (!(next > low && next < high)) {
                next = (low + high) / 2;
            }
            if (Math.abs(next - x) <= 1e-13 * Math.abs(x)) {
                return next;
            }
            x = next;
        }
        return x;
    }
}
