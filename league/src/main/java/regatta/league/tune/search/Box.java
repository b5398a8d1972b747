package regatta.league.tune.search;

import java.util.Arrays;

/**
 * Where an optimiser looks: a box around the start, which is the origin. Some coordinates may matter in some trials only.
 *
 * @param low the least value of each coordinate
 * @param high the largest
 * @param groups by coordinate, the group of trials in which it matters; {@link #COMMON} if in all
 * @param cycle the groups of the trials, over and over
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares boxes.
public record Box(double[] low, double[] high, int[] groups, int[] cycle) {

    public static final int COMMON = -1;

    /** A box in which every coordinate matters in every trial. */
    public static Box of(double[] low, double[] high) {
        int[] groups = new int[low.length];
        Arrays.fill(groups, COMMON);
        return new Box(low, high, groups, new int[] {0});
    }

    public int size() {
        return low.length;
    }

    /** Returns whether a coordinate matters in a trial. */
    boolean matters(int coordinate, int trial) {
        return groups[coordinate] == COMMON || groups[coordinate] == cycle[trial % cycle.length];
    }

    /** Brings a point into the box. */
    public double[] clamp(double[] point) {
        for (int i = 0; i < point.length; i++) {
            point[i] = clamp(i, point[i]);
        }
        return point;
    }

    public double clamp(int coordinate, double value) {
        return Math.max(low[coordinate], Math.min(high[coordinate], value));
    }
}
