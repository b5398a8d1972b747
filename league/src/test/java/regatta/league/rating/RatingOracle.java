package regatta.league.rating;

import java.util.ArrayList;
import java.util.List;

/**
 * A straightforward implementation of the model of Plackett and Luce for small cases: a tie is expanded into all
 * orders, and derivatives are differences.
 */
final class RatingOracle {

    private record Game(int[] players, int[] ranks) {}

    private final int players;
    private final List<Game> games = new ArrayList<>();

    RatingOracle(int players) {
        this.players = players;
    }

    void add(int[] seated, int[] ranks) {
        games.add(new Game(seated, ranks));
    }

    double logPosterior(double[] theta) {
        double sum = 0;
        for (double value : theta) {
            sum -= value * value / (2 * PlackettLuce.PRIOR_VARIANCE);
        }
        for (Game game : games) {
            List<Double> orders = new ArrayList<>();
            logLikelihoods(game, theta, new boolean[game.players.length], 0, orders);
            sum += orders.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        }
        return sum;
    }

    /** Collects the log-likelihood of every possible order of a game. */
    private void logLikelihoods(Game game, double[] theta, boolean[] drawn, double soFar, List<Double> orders) {
        int best = Integer.MAX_VALUE;
        double total = 0;
        for (int seat = 0; seat < drawn.length; seat++) {
            if (!drawn[seat]) {
                best = Math.min(best, game.ranks[seat]);
                total += Math.exp(theta[game.players[seat]]);
            }
        }
        if (best == Integer.MAX_VALUE) {
            orders.add(soFar);
            return;
        }
        for (int seat = 0; seat < drawn.length; seat++) {
            if (!drawn[seat] && game.ranks[seat] == best) {
                drawn[seat] = true;
                double chance = Math.exp(theta[game.players[seat]]) / total;
                logLikelihoods(game, theta, drawn, soFar + Math.log(chance), orders);
                drawn[seat] = false;
            }
        }
    }

    /**
     * Returns the slope of the posterior in the direction of a player, which is zero for all players only at the
     * maximum.
     */
    double slope(double[] theta, int player) {
        double step = 1e-4;
        double[] above = theta.clone();
        double[] below = theta.clone();
        above[player] += step;
        below[player] -= step;
        return (logPosterior(above) - logPosterior(below)) / (2 * step);
    }

    /** Returns the covariance of the deviations from the mean, by differences and Gauss-Jordan inversion. */
    double[][] covariance(double[] theta) {
        double[][] inverse = inverse(curvature(theta));
        double[][] centred = new double[players][players];
        for (int i = 0; i < players; i++) {
            for (int j = 0; j < players; j++) {
                for (int k = 0; k < players; k++) {
                    for (int l = 0; l < players; l++) {
                        double left = (i == k ? 1 : 0) - 1.0 / players;
                        double right = (j == l ? 1 : 0) - 1.0 / players;
                        centred[i][j] += left * inverse[k][l] * right;
                    }
                }
            }
        }
        return centred;
    }

    private double[][] curvature(double[] theta) {
        double step = 1e-3;
        double[][] curvature = new double[players][players];
        for (int i = 0; i < players; i++) {
            for (int j = 0; j < players; j++) {
                double sum = 0;
                for (int signs = 0; signs < 4; signs++) {
                    double[] near = theta.clone();
                    near[i] += (signs & 1) == 0 ? step : -step;
                    near[j] += (signs & 2) == 0 ? step : -step;
                    sum += (signs == 0 || signs == 3 ? 1 : -1) * logPosterior(near);
                }
                curvature[i][j] = -sum / (4 * step * step);
            }
        }
        return curvature;
    }

    private static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        double[][] left = new double[n][];
        double[][] right = new double[n][n];
        for (int i = 0; i < n; i++) {
            left[i] = matrix[i].clone();
            right[i][i] = 1;
        }
        for (int pivot = 0; pivot < n; pivot++) {
            double by = left[pivot][pivot];
            for (int j = 0; j < n; j++) {
                left[pivot][j] /= by;
                right[pivot][j] /= by;
            }
            for (int i = 0; i < n; i++) {
                double times = left[i][pivot];
                for (int j = 0; i != pivot && j < n; j++) {
                    left[i][j] -= times * left[pivot][j];
                    right[i][j] -= times * right[pivot][j];
                }
            }
        }
        return right;
    }
}
