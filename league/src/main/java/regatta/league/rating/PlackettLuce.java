package regatta.league.rating;

import java.util.Arrays;

/**
 * Ratings in the model of Plackett and Luce: a player has a strength γ; the winner of a game is chosen with odds γ,
 * then the second among the rest, and so on. The fit uses all games at once, so their order does not matter.
 *
 * <p>With θ = ln γ, the log-likelihood is Σ credit·θ − Σ weight·ln Σ γ over {@link Choices}, which is concave. A
 * Gaussian prior on θ makes its maximum unique and finite, even for a player with only wins or only losses. It is found
 * by Newton's method, with steps halved while they overshoot. The covariance is the inverse of the curvature at the
 * maximum.
 *
 * <p>Adding a constant to all θ of a group does not change the likelihood. So only the prior keeps the mean of a group
 * at 0, and all of its variance is in that mean. Removing it from the covariance leaves the errors of ratings relative
 * to the mean.
 */
public final class PlackettLuce {

    /**
     * The variance of the prior on θ: 95 % of players are within 1,700 Elo of the mean. It is worth a sixth of one game
     * against an equal player.
     */
    static final double PRIOR_VARIANCE = 25;

    private static final int MAX_STEPS = 500;

    /** Below this Newton decrement the fit is exact in double precision. */
    private static final double MAX_DECREMENT = 1e-12;

    /** Below this Newton decrement full steps converge, and rounding errors would disturb a line search. */
    private static final double FULL_STEP_DECREMENT = 1e-6;

    private final Choices choices;
    private final int players;
    private double[] theta;

    private PlackettLuce(Results results) {
        choices = Choices.of(results);
        players = results.players();
        theta = new double[players];
    }

    public static Ratings fit(Results results) {
        return new PlackettLuce(results).fit();
    }

    private Ratings fit() {
        for (int step = 0; step < MAX_STEPS && advance() > MAX_DECREMENT; step++) {}
        int[] groups = choices.groups();
        return new Ratings(theta, covariance(groups), groups);
    }

    /** Performs a step of Newton's method and returns the squared Newton decrement. */
    private double advance() {
        double[] gradient = gradient();
        double[] step = new Cholesky(curvature()).solve(gradient);
        double promise = 0;
        for (int i = 0; i < players; i++) {
            promise += gradient[i] * step[i];
        }
        double share = 1;
        if (promise > FULL_STEP_DECREMENT) {
            double now = value(theta);
            while (value(moved(step, share)) < now + share * promise / 4) {
                share /= 2;
            }
        }
        theta = moved(step, share);
        return promise;
    }

    private double[] moved(double[] step, double share) {
        double[] moved = theta.clone();
        for (int i = 0; i < players; i++) {
            moved[i] += share * step[i];
        }
        return moved;
    }

    private double value(double[] at) {
        double[] gamma = exponentials(at);
        double sum = 0;
        for (int i = 0; i < players; i++) {
            sum += choices.credit(i) * at[i] - at[i] * at[i] / (2 * PRIOR_VARIANCE);
        }
        for (int choice = 0; choice < choices.size(); choice++) {
            sum -= choices.weight(choice) * Math.log(total(choices.members(choice), gamma));
        }
        return sum;
    }

    private double[] gradient() {
        double[] gamma = exponentials(theta);
        double[] gradient = new double[players];
        for (int i = 0; i < players; i++) {
            gradient[i] = choices.credit(i) - theta[i] / PRIOR_VARIANCE;
        }
        for (int choice = 0; choice < choices.size(); choice++) {
            int[] members = choices.members(choice);
            double factor = choices.weight(choice) / total(members, gamma);
            for (int member : members) {
                gradient[member] -= factor * gamma[member];
            }
        }
        return gradient;
    }

    /** Returns the negative second derivatives, in the lower triangle. */
    private double[][] curvature() {
        double[] gamma = exponentials(theta);
        double[][] curvature = new double[players][players];
        for (int i = 0; i < players; i++) {
            curvature[i][i] = 1 / PRIOR_VARIANCE;
        }
        for (int choice = 0; choice < choices.size(); choice++) {
            int[] members = choices.members(choice);
            double total = total(members, gamma);
            for (int a = 0; a < members.length; a++) {
                double share = gamma[members[a]] / total;
                double weighted = choices.weight(choice) * share;
                double scale = weighted / total;
                double[] row = curvature[members[a]];
                row[members[a]] += weighted * (1 - share);
                for (int b = 0; b < a; b++) {
                    row[members[b]] -= scale * gamma[members[b]];
                }
            }
        }
        return curvature;
    }

    private double[][] covariance(int[] groups) {
        double[][] covariance = new Cholesky(curvature()).inverse();
        int[] sizes = new int[players];
        for (int group : groups) {
            sizes[group]++;
        }
        for (int i = 0; i < players; i++) {
            for (int j = 0; j < players; j++) {
                // A player without games is not relative to a group: only the prior applies.
                if (groups[i] == groups[j] && sizes[groups[i]] > 1) {
                    covariance[i][j] -= PRIOR_VARIANCE / sizes[groups[i]];
                }
            }
        }
        return covariance;
    }

    private static double total(int[] members, double[] gamma) {
        double total = 0;
        for (int member : members) {
            total += gamma[member];
        }
        return total;
    }

    private static double[] exponentials(double[] of) {
        return Arrays.stream(of).map(Math::exp).toArray();
    }
}
