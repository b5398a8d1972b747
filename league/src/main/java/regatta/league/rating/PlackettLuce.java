package regatta.league.rating;

import java.util.Arrays;

/**
 * Rates players by the model of Plackett and Luce: a player has a strength γ; the winner of a game is drawn with odds γ,
 * then the second of those left, and so on. The fit takes all games at once, so their order does not matter.
 *
 * <p>With θ = ln γ the logarithm of the likelihood is Σ credit·θ − Σ weight·ln Σ γ over {@link Choices}, which is concave.
 * A Gaussian prior on θ makes its maximum unique and finite, even for a player who won or lost every game; Newton's method
 * finds it, with steps halved while they overshoot. The covariance is the inverse of the curvature at the maximum.
 *
 * <p>Adding a number to all θ of a group changes no likelihood. So the prior alone holds the mean of a group at 0, and its
 * whole variance sits in that mean: taking it out of the covariance leaves the errors of ratings relative to the mean.
 */
public final class PlackettLuce {

    /**
     * The variance of the prior on θ: 95 % of players within 1,700 Elo of the mean. It informs about a player as much as
     * a sixth of one game against an equal.
     */
    static final double PRIOR_VARIANCE = 25;

    private static final int MOST_STEPS = 500;

    /** Below this Newton decrement the fit is as good as a double can tell. */
    private static final double CLOSE_ENOUGH = 1e-12;

    /** Below this Newton decrement whole steps converge, and rounding would mislead a search for shorter ones. */
    private static final double NEAR = 1e-6;

    private final Choices choices;
    private final int players;
    private double[] theta;

    private PlackettLuce(Results results) {
        choices = Choices.of(results);
        players = results.players();
        theta = new double[players];
    }

    /** Returns the most likely ratings. */
    public static Ratings fit(Results results) {
        return new PlackettLuce(results).fit();
    }

    private Ratings fit() {
        for (int step = 0; step < MOST_STEPS && advance() > CLOSE_ENOUGH; step++) {}
        int[] groups = choices.groups();
        return new Ratings(theta, covariance(groups), groups);
    }

    /** Takes a step of Newton's method and returns how promising it was: the Newton decrement, squared. */
    private double advance() {
        double[] gradient = gradient();
        double[] step = new Cholesky(curvature()).solve(gradient);
        double promise = 0;
        for (int i = 0; i < players; i++) {
            promise += gradient[i] * step[i];
        }
        double share = 1;
        if (promise > NEAR) {
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

    /** Returns minus the second derivatives, in the lower triangle. */
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
                // Who never played has nobody to be relative to: for him the prior is all there is to say.
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
