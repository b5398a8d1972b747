package regatta.league.tune.search;

import java.util.List;

/** What the points of a generation are drawn from: a normal distribution that learns. A table: one owner, one thread. */
final class CmaDistribution {

    private final int size;
    private final int population;
    private final double[] mean;
    private final double[][] covariance;
    private final double[] sigmaPath;
    private final double[] covariancePath;
    private final double[] weights;
    private final double selected;
    private final double sigmaRate;
    private final double damping;
    private final double pathRate;
    private final double rankOne;
    private final double rankMany;
    private final double usualLength;
    private double sigma;
    private Eigen eigen;
    private int generations;

    CmaDistribution(int size, int population, double width) {
        this.size = size;
        this.population = population;
        sigma = width;
        mean = new double[size];
        covariance = new double[size][size];
        for (int i = 0; i < size; i++) {
            covariance[i][i] = 1;
        }
        eigen = Eigen.of(covariance);
        sigmaPath = new double[size];
        covariancePath = new double[size];
        weights = weights(population / 2);
        double squares = 0;
        for (double weight : weights) {
            squares += weight * weight;
        }
        selected = 1 / squares;
        double n = size;
        sigmaRate = (selected + 2) / (n + selected + 5);
        damping = 1 + 2 * Math.max(0, Math.sqrt((selected - 1) / (n + 1)) - 1) + sigmaRate;
        pathRate = (4 + selected / n) / (n + 4 + 2 * selected / n);
        rankOne = 2 / ((n + 1.3) * (n + 1.3) + selected);
        rankMany = Math.min(1 - rankOne, 2 * (selected - 2 + 1 / selected) / ((n + 2) * (n + 2) + selected));
        usualLength = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
    }

    /** Returns how many points a generation has if scores are exact. */
    static int usualPopulation(int size) {
        return 4 + (int) (3 * StrictMath.log(size));
    }

    int population() {
        return population;
    }

    private static double[] weights(int parents) {
        double[] weights = new double[parents];
        double sum = 0;
        for (int i = 0; i < parents; i++) {
            weights[i] = StrictMath.log(parents + 0.5) - StrictMath.log(i + 1);
            sum += weights[i];
        }
        for (int i = 0; i < parents; i++) {
            weights[i] /= sum;
        }
        return weights;
    }

    /** Draws no farther from the mean than this from now on. */
    void narrow(double width) {
        sigma = Math.min(sigma, width);
    }

    double[] mean() {
        return mean.clone();
    }

    double[] draw(Chance chance) {
        double[] normal = new double[size];
        for (int i = 0; i < size; i++) {
            normal[i] = chance.gauss();
        }
        double[] point = eigen.stretch(normal);
        for (int i = 0; i < size; i++) {
            point[i] = mean[i] + sigma * point[i];
        }
        return point;
    }

    /** Learns from a generation, the best first. */
    void learn(List<double[]> ranked) {
        generations++;
        double[] before = mean.clone();
        for (int i = 0; i < size; i++) {
            mean[i] = 0;
            for (int k = 0; k < weights.length; k++) {
                mean[i] += weights[k] * ranked.get(k)[i];
            }
        }
        double[] step = difference(mean, before);
        double length = learnSigmaPath(step);
        boolean stalled = length / Math.sqrt(1 - StrictMath.pow(1 - sigmaRate, 2.0 * generations))
                >= (1.4 + 2.0 / (size + 1)) * usualLength;
        for (int i = 0; i < size; i++) {
            covariancePath[i] = (1 - pathRate) * covariancePath[i]
                    + (stalled ? 0 : Math.sqrt(pathRate * (2 - pathRate) * selected) * step[i]);
        }
        learnCovariance(ranked, before, stalled);
        sigma *= StrictMath.exp(sigmaRate / damping * (length / usualLength - 1));
        eigen = Eigen.of(covariance);
    }

    private double[] difference(double[] point, double[] from) {
        double[] step = new double[size];
        for (int i = 0; i < size; i++) {
            step[i] = (point[i] - from[i]) / sigma;
        }
        return step;
    }

    private double learnSigmaPath(double[] step) {
        double[] whitened = eigen.whiten(step);
        double squares = 0;
        for (int i = 0; i < size; i++) {
            sigmaPath[i] =
                    (1 - sigmaRate) * sigmaPath[i] + Math.sqrt(sigmaRate * (2 - sigmaRate) * selected) * whitened[i];
            squares += sigmaPath[i] * sigmaPath[i];
        }
        return Math.sqrt(squares);
    }

    private void learnCovariance(List<double[]> ranked, double[] before, boolean stalled) {
        double kept = 1 - rankOne - rankMany + (stalled ? rankOne * pathRate * (2 - pathRate) : 0);
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                covariance[i][j] = kept * covariance[i][j] + rankOne * covariancePath[i] * covariancePath[j];
            }
        }
        for (int k = 0; k < weights.length; k++) {
            double[] step = difference(ranked.get(k), before);
            for (int i = 0; i < size; i++) {
                for (int j = 0; j <= i; j++) {
                    covariance[i][j] += rankMany * weights[k] * step[i] * step[j];
                }
            }
        }
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                covariance[j][i] = covariance[i][j];
            }
        }
    }

    /** Returns how far points are drawn from the mean, by coordinate. */
    double[] deviations() {
        double[] deviations = new double[size];
        for (int i = 0; i < size; i++) {
            deviations[i] = sigma * Math.sqrt(covariance[i][i]);
        }
        return deviations;
    }
}
