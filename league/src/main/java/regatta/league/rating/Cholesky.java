package regatta.league.rating;

/**
 * The Cholesky factor L of a positive definite matrix A = L·Lᵀ, computed in place. Mutable, for one thread.
 */
public final class Cholesky {

    private final double[][] lower;

    /** Factors a matrix. Its lower triangle is read and overwritten. */
    public Cholesky(double[][] matrix) {
        lower = matrix;
        for (int i = 0; i < lower.length; i++) {
            double[] row = lower[i];
            for (int j = 0; j <= i; j++) {
                double[] other = lower[j];
                double sum = row[j];
                for (int k = 0; k < j; k++) {
                    sum -= row[k] * other[k];
                }
                if (i == j && !(sum > 0)) {
                    throw new IllegalStateException("a matrix is not positive definite: " + sum + " in row " + i);
                }
                row[j] = i == j ? Math.sqrt(sum) : sum / other[j];
            }
        }
    }

    /** Returns the solution x of A·x = b. */
    public double[] solve(double[] right) {
        int n = lower.length;
        double[] x = right.clone();
        for (int i = 0; i < n; i++) {
            double sum = x[i];
            for (int k = 0; k < i; k++) {
                sum -= lower[i][k] * x[k];
            }
            x[i] = sum / lower[i][i];
        }
        return upwards(x);
    }

    /** Returns the solution x of Lᵀ·x = b. For independent normal numbers b, x has the covariance A⁻¹. */
    public double[] solveUpper(double[] right) {
        return upwards(right.clone());
    }

    private double[] upwards(double[] x) {
        for (int i = lower.length - 1; i >= 0; i--) {
            x[i] /= lower[i][i];
            for (int k = 0; k < i; k++) {
                x[k] -= lower[i][k] * x[i];
            }
        }
        return x;
    }

    public double logDeterminant() {
        double sum = 0;
        for (int i = 0; i < lower.length; i++) {
            sum += 2 * Math.log(lower[i][i]);
        }
        return sum;
    }

    /** Returns the inverse of A, with both triangles. */
    public double[][] inverse() {
        int n = lower.length;
        double[][] inverse = new double[n][];
        for (int i = 0; i < n; i++) {
            double[] unit = new double[n];
            unit[i] = 1;
            inverse[i] = solve(unit);
        }
        return inverse;
    }
}
