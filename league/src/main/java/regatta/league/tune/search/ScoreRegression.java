package regatta.league.tune.search;

import java.util.Arrays;
import java.util.List;
import regatta.league.rating.Cholesky;

/**
 * A ridge regression of the score on the coordinates, their squares and some of their products, from all trials. It
 * estimates and draws gains, and one optimiser searches with it. Mutable, for one thread.
 *
 * <p>The strength of a point is a polynomial of degree two that is 0 at the start, and the score of a block is 0.5 plus
 * the difference of two strengths. The prior assumes that the start values are reasonable: the best value of each is
 * some {@value #DEFAULT_DISTANCE} steps away. The scale of the effects is the one that makes the trials most likely.
 */
public final class ScoreRegression {

    /** The candidate scales of the effect of a step on the score. */
    private static final double[] SLOPES = {0.1, 0.05, 0.025, 0.0125, 0.006, 0.003, 0.001};

    /** The expected distance of the best value from the start, in steps. */
    private static final double DEFAULT_DISTANCE = 3;

    /** The weight of the prior variance of block scores, in blocks. */
    private static final double DEFAULT_VARIANCE = 0.09;

    private static final int DEFAULT_WEIGHT = 10;

    private final int size;
    private final List<int[]> pairs;
    private final double[][] squares;
    private final double[] products;
    private double noise = DEFAULT_VARIANCE * DEFAULT_WEIGHT;
    private int count = DEFAULT_WEIGHT;

    public ScoreRegression(int size) {
        this(size, List.of());
    }

    /** Creates a regression with interactions of some pairs of coordinates. */
    public ScoreRegression(int size, List<int[]> pairs) {
        this.size = size;
        this.pairs = pairs;
        int features = 2 * size + pairs.size();
        squares = new double[features][features];
        products = new double[features];
    }

    public void add(double[] candidate, double[] opponent, double score) {
        double[] row = features(candidate);
        double[] other = features(opponent);
        for (int i = 0; i < row.length; i++) {
            row[i] -= other[i];
        }
        for (int i = 0; i < row.length; i++) {
            if (row[i] != 0) {
                products[i] += row[i] * (score - 0.5);
                for (int j = 0; j <= i; j++) {
                    squares[i][j] += row[i] * row[j];
                }
            }
        }
        noise += (score - 0.5) * (score - 0.5);
        count++;
    }

    private double[] features(double[] point) {
        double[] features = new double[products.length];
        for (int i = 0; i < size; i++) {
            features[i] = point[i];
            features[size + i] = point[i] * point[i] / 2;
        }
        for (int p = 0; p < pairs.size(); p++) {
            features[2 * size + p] = point[pairs.get(p)[0]] * point[pairs.get(p)[1]];
        }
        return features;
    }

    public Estimate fit() {
        Estimate best = fit(SLOPES[0]);
        for (int i = 1; i < SLOPES.length; i++) {
            Estimate other = fit(SLOPES[i]);
            best = other.evidence > best.evidence ? other : best;
        }
        return best;
    }

    private Estimate fit(double slope) {
        double variance = noise / count;
        double[][] matrix = new double[products.length][];
        double[] right = products.clone();
        double evidence = 0;
        for (int i = 0; i < matrix.length; i++) {
            matrix[i] = Arrays.copyOf(squares[i], i + 1);
            double deviation = i < size ? slope : slope / DEFAULT_DISTANCE;
            double mean = i >= size && i < 2 * size ? -slope / DEFAULT_DISTANCE : 0;
            double prior = variance / (deviation * deviation);
            matrix[i][i] += prior;
            right[i] += prior * mean;
            evidence += (StrictMath.log(prior) - prior * mean * mean / variance) / 2;
        }
        Cholesky factors = new Cholesky(matrix);
        double[] weights = factors.solve(right);
        evidence += (dot(right, weights) / variance - factors.logDeterminant()) / 2;
        return new Estimate(factors, weights, variance, evidence);
    }

    /** A fit. */
    public final class Estimate {

        private final Cholesky factors;
        private final double[] weights;
        private final double variance;

        /** The log-likelihood of the trials, up to a constant that all fits share. */
        private final double evidence;

        private Estimate(Cholesky factors, double[] weights, double variance, double evidence) {
            this.factors = factors;
            this.weights = weights;
            this.variance = variance;
            this.evidence = evidence;
        }

        public double gain(double[] point) {
            return dot(features(point), weights);
        }

        public double gainError(double[] point) {
            double[] features = features(point);
            return Math.sqrt(Math.max(0, variance * dot(features, factors.solve(features))));
        }

        /** Returns the slope of the score along a coordinate at a point. */
        public double slope(double[] point, int coordinate) {
            double slope = weights[coordinate] + weights[size + coordinate] * point[coordinate];
            for (int p = 0; p < pairs.size(); p++) {
                int[] pair = pairs.get(p);
                slope += pair[0] == coordinate ? weights[2 * size + p] * point[pair[1]] : 0;
                slope += pair[1] == coordinate ? weights[2 * size + p] * point[pair[0]] : 0;
            }
            return slope;
        }

        /** Returns the curvature of the score along a coordinate; negative near a maximum. */
        double bend(int coordinate) {
            return weights[size + coordinate];
        }

        /** Returns the uncertainty of the best value of each coordinate, from its slope alone. */
        double[] summitErrors() {
            double[] errors = new double[size];
            for (int i = 0; i < size; i++) {
                errors[i] = slopeError(i) / Math.max(Math.abs(bend(i)), 1e-6);
            }
            return errors;
        }

        /** Returns the uncertainty of the slope of a coordinate at the start. */
        public double slopeError(int coordinate) {
            double[] unit = new double[weights.length];
            unit[coordinate] = 1;
            return Math.sqrt(variance * factors.solve(unit)[coordinate]);
        }

        /** Returns a random fit from the posterior. */
        Estimate drawn(PortableRandom chance) {
            double[] noise = new double[weights.length];
            for (int i = 0; i < noise.length; i++) {
                noise[i] = chance.gauss() * Math.sqrt(variance);
            }
            double[] drawn = factors.solveUpper(noise);
            for (int i = 0; i < drawn.length; i++) {
                drawn[i] += weights[i];
            }
            return new Estimate(factors, drawn, variance, evidence);
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
