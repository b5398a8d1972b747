package regatta.league.rating;

/**
 * The ratings of players on the Elo scale: 400 points are odds of ten to one. The mean of a group is 0.
 *
 * <p>Players are in one group if games connect them, directly or through others. Ratings of different groups cannot be
 * compared, and the two methods for comparisons return 0.5 for them.
 */
public final class Ratings {

    /** One unit of the logarithm of strength in Elo. */
    public static final double ELO = 400 / Math.log(10);

    /** The standard errors on either side of a 95 % interval. */
    public static final double WIDTH = 1.96;

    private final double[] strength;
    private final double[][] covariance;
    private final int[] group;

    /**
     * Creates the ratings of a fit.
     *
     * @param strength the logarithms of the strengths
     * @param covariance the covariance of the strengths, each relative to the mean of its group
     * @param group the group of each player
     */
    Ratings(double[] strength, double[][] covariance, int[] group) {
        this.strength = strength;
        this.covariance = covariance;
        this.group = group;
    }

    public int players() {
        return strength.length;
    }

    public double elo(int player) {
        return ELO * strength[player];
    }

    /** Returns half the width of the 95 % interval of a rating, relative to the mean of the group. */
    public double error(int player) {
        return WIDTH * ELO * Math.sqrt(covariance[player][player]);
    }

    /** Returns the probability that {@code player} is stronger than {@code other}. */
    public double superiority(int player, int other) {
        double distance = distance(player, other);
        return distance == 0 ? 0.5 : normalBelow(distance);
    }

    /** Returns by how many standard errors {@code player} is stronger than {@code other}; 0 in different groups. */
    public double distance(int player, int other) {
        if (player == other || group[player] != group[other]) {
            return 0;
        }
        double variance = covariance[player][player] + covariance[other][other] - 2 * covariance[player][other];
        return (strength[player] - strength[other]) / Math.sqrt(variance);
    }

    /** Returns the expected score of {@code player} in a game against {@code other}, from 0 to 1. */
    public double winChance(int player, int other) {
        return group[player] == group[other] ? 1 / (1 + Math.exp(strength[other] - strength[player])) : 0.5;
    }

    /** Returns the group of a player. Groups are numbered from 0, in the order of their first players. */
    public int group(int player) {
        return group[player];
    }

    /** Returns the number of groups. If there is more than one, not all ratings can be compared. */
    public int groups() {
        int max = -1;
        for (int number : group) {
            max = Math.max(max, number);
        }
        return max + 1;
    }

    /**
     * Returns the distribution function of the standard normal distribution (Abramowitz and Stegun 7.1.26, to 1.5e-7).
     */
    public static double normalBelow(double z) {
        double x = Math.abs(z) / Math.sqrt(2);
        double t = 1 / (1 + 0.3275911 * x);
        double tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592)
                * t
                * Math.exp(-x * x);
        return z >= 0 ? 1 - tail / 2 : tail / 2;
    }
}
