package regatta.league.tune;

import java.util.List;
import regatta.league.Cholesky;

/**
 * What all trials together say of how the score depends on the point: a ridge regression on the coordinates, their squares and
 * some of their products. It serves to tell gains and to draw them, and is one way to find them. A table: one owner, one
 * thread.
 *
 * <p>The strength of a point is a polynomial of degree two that is 0 at the start, and the score of a block is one half plus
 * the difference of two strengths. Ridge is the prior that a step seldom changes the score by more than a few percent; so
 * what was never tried has no say, and errors are honest where data are thin.
 */
final class Response {

    /** How much of the score a step changes, before anything was played. */
    private static final double USUAL_SLOPE = 0.05;

    private static final double USUAL_BEND = 0.02;

    /** The variance of a block's score to begin with, worth so many blocks. */
    private static final double USUAL_VARIANCE = 0.09;

    private static final int USUAL_WEIGHT = 10;

    private final int size;
    private final List<int[]> pairs;
    private final double[][] squares;
    private final double[] products;
    private double noise = USUAL_VARIANCE * USUAL_WEIGHT;
    private int count = USUAL_WEIGHT;

    Response(int size) {
        this(size, List.of());
    }

    /** Makes a regression that knows the products of some pairs of coordinates too. */
    Response(int size, List<int[]> pairs) {
        this.size = size;
        this.pairs = pairs;
        int features = 2 * size + pairs.size();
        squares = new double[features][features];
        products = new double[features];
    }

    /** Notes a trial. */
    void add(double[] candidate, double[] opponent, double score) {
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
    Fit fit() {
        double variance = noise / count;
        double[][] matrix = new double[products.length][];
        for (int i = 0; i < matrix.length; i++) {
            matrix[i] = squares[i].clone();
            double prior = i < size ? USUAL_SLOPE : USUAL_BEND;
            matrix[i][i] += variance / (prior * prior);
        }
        Cholesky factors = new Cholesky(matrix);
        return new Fit(factors, factors.solve(products), variance);
    }

    /**
     * What was fitted.
     */
    final class Fit {

        private final Cholesky factors;
        private final double[] weights;
        private final double variance;

        private Fit(Cholesky factors, double[] weights, double variance) {
            this.factors = factors;
            this.weights = weights;
            this.variance = variance;
        }

        /** Returns how much more a point scores than the start, in blocks against it. */
        double gain(double[] point) {
            return dot(features(point), weights);
        }

        /** Returns the deviation of that estimate. */
        double gainError(double[] point) {
            double[] features = features(point);
            return Math.sqrt(Math.max(0, variance * dot(features, factors.solve(features))));
        }

        /** Returns how much the score grows a unit of a coordinate, at a point. */
        double slope(double[] point, int coordinate) {
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
            return new Fit(factors, drawn, variance);
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
