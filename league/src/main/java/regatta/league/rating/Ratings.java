package regatta.league.rating;

/**
 * How strong players are, on the scale of Elo: 400 points are odds of ten to one. The mean of a group is 0.
 *
 * <p>Players are of one group if games link them, directly or through others. Between groups nothing is known: their
 * ratings must not be compared, and the two methods that compare answer one half.
 */
public final class Ratings {

    /** One unit of the logarithm of strength in Elo. */
    public static final double ELO = 400 / Math.log(10);

    /** How many standard errors to either side hold 95 % of a normal distribution. */
    public static final double WIDTH = 1.96;

    private final double[] strength;
    private final double[][] covariance;
    private final int[] group;

    /**
     * Keeps the outcome of a fit.
     *
     * @param strength logarithms of strengths
     * @param covariance of the strengths, each relative to the mean of its group
     * @param group by player
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

    /** Returns half the width of the 95 % interval of a rating, which is relative to the mean of the player's group. */
    public double error(int player) {
        return WIDTH * ELO * Math.sqrt(covariance[player][player]);
    }

    /** Returns how likely it is that {@code player} is stronger than {@code other}. */
    public double superiority(int player, int other) {
        if (player == other || group[player] != group[other]) {
            return 0.5;
        }
        double variance = covariance[player][player] + covariance[other][other] - 2 * covariance[player][other];
        return Normal.below((strength[player] - strength[other]) / Math.sqrt(variance));
    }

    /** Returns the score to expect of {@code player} in a game against {@code other} alone, from 0 to 1. */
    public double winChance(int player, int other) {
        return group[player] == group[other] ? 1 / (1 + Math.exp(strength[other] - strength[player])) : 0.5;
    }

    /** Returns which group a player is of; groups are numbered from 0, in the order of their first players. */
    public int group(int player) {
        return group[player];
    }

    /** Returns how many groups there are: more than one means that not all ratings can be compared. */
    public int groups() {
        int most = -1;
        for (int number : group) {
            most = Math.max(most, number);
        }
        return most + 1;
    }
}
