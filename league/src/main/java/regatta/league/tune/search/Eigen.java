package regatta.league.tune.search;

/**
 * The eigenvectors and the roots of the eigenvalues of a symmetric matrix, by Jacobi's rotations. Immutable.
 *
 * @param vectors a column each
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares these.
record Eigen(double[][] vectors, double[] roots) {

    private static final int MOST_SWEEPS = 30;
    private static final double LEAST_VALUE = 1e-20;

    static Eigen of(double[][] matrix) {
        int n = matrix.length;
        double[][] a = new double[n][];
        double[][] v = new double[n][n];
        for (int i = 0; i < n; i++) {
            a[i] = matrix[i].clone();
            v[i][i] = 1;
        }
        for (int sweep = 0; sweep < MOST_SWEEPS && !diagonal(a); sweep++) {
            for (int p = 0; p < n; p++) {
                for (int q = p + 1; q < n; q++) {
                    rotate(a, v, p, q);
                }
            }
        }
        double[] roots = new double[n];
        for (int i = 0; i < n; i++) {
            roots[i] = Math.sqrt(Math.max(LEAST_VALUE, a[i][i]));
        }
        return new Eigen(v, roots);
    }

    private static boolean diagonal(double[][] a) {
        double off = 0;
        double on = 0;
        for (int i = 0; i < a.length; i++) {
            on += a[i][i] * a[i][i];
            for (int j = 0; j < i; j++) {
                off += a[i][j] * a[i][j];
            }
        }
        return off <= 1e-24 * on;
    }

    private static void rotate(double[][] a, double[][] v, int p, int q) {
        if (a[p][q] == 0) {
            return;
        }
        double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        double t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        double c = 1 / Math.sqrt(t * t + 1);
        double s = t * c;
        for (int k = 0; k < a.length; k++) {
            double kp = a[k][p];
            double kq = a[k][q];
            a[k][p] = c * kp - s * kq;
            a[k][q] = s * kp + c * kq;
        }
        double[] rowP = a[p];
        double[] rowQ = a[q];
        for (int k = 0; k < a.length; k++) {
            double pk = rowP[k];
            double qk = rowQ[k];
            rowP[k] = c * pk - s * qk;
            rowQ[k] = s * pk + c * qk;
            double vp = v[k][p];
            double vq = v[k][q];
            v[k][p] = c * vp - s * vq;
            v[k][q] = s * vp + c * vq;
        }
    }

    /** Makes independent normal numbers such as have the matrix for covariance. */
    double[] stretch(double[] normal) {
        double[] result = new double[roots.length];
        for (int i = 0; i < roots.length; i++) {
            for (int k = 0; k < roots.length; k++) {
                result[i] += vectors[i][k] * roots[k] * normal[k];
            }
        }
        return result;
    }

    /** Returns what a vector would be if the matrix were the identity. */
    double[] whiten(double[] vector) {
        int n = roots.length;
        double[] along = new double[n];
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                along[k] += vectors[i][k] * vector[i];
            }
            along[k] /= roots[k];
        }
        double[] result = new double[n];
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++) {
                result[i] += vectors[i][k] * along[k];
            }
        }
        return result;
    }
}
