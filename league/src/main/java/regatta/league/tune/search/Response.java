package regatta.league.tune.search;

import java.util.Arrays;
import java.util.List;
import regatta.league.rating.Cholesky;

/**
 * What all trials together say of how the score depends on the point: a ridge regression on the coordinates, their squares and
 * some of their products. It serves to tell gains and to draw them, and is one way to find them. A table: one owner, one
 * thread.
 *
 * <p>The strength of a point is a polynomial of degree two that is 0 at the start, and the score of a block is one half plus
 * the difference of two strengths. The prior says that whoever set the numbers was no fool: each has its best value some
 * {@value #USUAL_DISTANCE} steps from the start, and how much that matters is what the trials themselves make most likely.
 */
public final class Response {

    /** How much of the score a step changes, as orders of magnitude to choose from. */
    private static final double[] SLOPES = {0.1, 0.05, 0.025, 0.0125, 0.006, 0.003, 0.001};

    /** How far the best value of a parameter is from its start, in steps. */
    private static final double USUAL_DISTANCE = 3;

    /** The variance of a block's score to begin with, worth so many blocks. */
    private static final double USUAL_VARIANCE = 0.09;

    private static final int USUAL_WEIGHT = 10;

    private final int size;
    private final List<int[]> pairs;
    private final double[][] squares;
    private final double[] products;
    private double noise = USUAL_VARIANCE * USUAL_WEIGHT;
    private int count = USUAL_WEIGHT;

    public Response(int size) {
        this(size, List.of());
    }

    /** Makes a regression that knows the products of some pairs of coordinates too. */
    public Response(int size, List<int[]> pairs) {
        this.size = size;
        this.pairs = pairs;
        int features = 2 * size + pairs.size();
        squares = new double[features][features];
        products = new double[features];
    }

    /** Notes a trial. */
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

    /** Returns what the trials until now say. */
    public Fit fit() {
        Fit best = fit(SLOPES[0]);
        for (int i = 1; i < SLOPES.length; i++) {
            Fit other = fit(SLOPES[i]);
            best = other.evidence > best.evidence ? other : best;
        }
        return best;
    }

    private Fit fit(double slope) {
        double variance = noise / count;
        double[][] matrix = new double[products.length][];
        double[] right = products.clone();
        double evidence = 0;
        for (int i = 0; i < matrix.length; i++) {
            matrix[i] = Arrays.copyOf(squares[i], i + 1);
            double deviation = i < size ? slope : slope / USUAL_DISTANCE;
            double mean = i >= size && i < 2 * size ? -slope / USUAL_DISTANCE : 0;
            double prior = variance / (deviation * deviation);
            matrix[i][i] += prior;
            right[i] += prior * mean;
            evidence += (StrictMath.log(prior) - prior * mean * mean / variance) / 2;
        }
        Cholesky factors = new Cholesky(matrix);
        double[] weights = factors.solve(right);
        evidence += (dot(right, weights) / variance - factors.logDeterminant()) / 2;
        return new Fit(factors, weights, variance, evidence);
    }

    /** What was fitted. */
    public final class Fit {

        private final Cholesky factors;
        private final double[] weights;
        private final double variance;

        /** The logarithm of how likely the trials are, but for what all fits share. */
        private final double evidence;

        private Fit(Cholesky factors, double[] weights, double variance, double evidence) {
            this.factors = factors;
            this.weights = weights;
            this.variance = variance;
            this.evidence = evidence;
        }

        /** Returns how much more a point scores than the start, in blocks against it. */
        public double gain(double[] point) {
            return dot(features(point), weights);
        }

        /** Returns the deviation of that estimate. */
        public double gainError(double[] point) {
            double[] features = features(point);
            return Math.sqrt(Math.max(0, variance * dot(features, factors.solve(features))));
        }

        /** Returns how much the score grows a unit of a coordinate, at a point. */
        public double slope(double[] point, int coordinate) {
            double slope = weights[coordinate] + weights[size + coordinate] * point[coordinate];
            for (int p = 0; p < pairs.size(); p++) {
                int[] pair = pairs.get(p);
                slope += pair[0] == coordinate ? weights[2 * size + p] * point[pair[1]] : 0;
                slope += pair[1] == coordinate ? weights[2 * size + p] * point[pair[0]] : 0;
            }
            return slope;
        }

        /** Returns how the slope of a coordinate changes along it; below 0 there is a summit. */
        double bend(int coordinate) {
            return weights[size + coordinate];
        }

        /** Returns how uncertain the best value of each coordinate is, as its slope alone tells. */
        double[] summitErrors() {
            double[] errors = new double[size];
            for (int i = 0; i < size; i++) {
                errors[i] = slopeError(i) / Math.max(Math.abs(bend(i)), 1e-6);
            }
            return errors;
        }

        /** Returns how uncertain the slope of a coordinate is at the start. */
        public double slopeError(int coordinate) {
            double[] unit = new double[weights.length];
            unit[coordinate] = 1;
            return Math.sqrt(variance * factors.solve(unit)[coordinate]);
        }

        /** Returns weights drawn from what is still possible, as a fit of their own. */
        Fit drawn(Chance chance) {
            double[] noise = new double[weights.length];
            for (int i = 0; i < noise.length; i++) {
                noise[i] = chance.gauss() * Math.sqrt(variance);
            }
            double[] drawn = factors.solveUpper(noise);
            for (int i = 0; i < drawn.length; i++) {
                drawn[i] += weights[i];
            }
            return new Fit(factors, drawn, variance, evidence);
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
