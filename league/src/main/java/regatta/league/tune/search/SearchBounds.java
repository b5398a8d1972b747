package regatta.league.tune.search;

import java.util.Arrays;

/**
 * The bounds of a search: a box around the start, which is the origin. Some coordinates may only affect some trials.
 *
 * @param low the minimum of each coordinate
 * @param high the maximum of each coordinate
 * @param groups the group of trials that each coordinate affects, or {@link #COMMON} for all
 * @param cycle the groups of consecutive trials, repeated
 */
@SuppressWarnings("ArrayRecordComponent") // Bounds are never compared.
public record SearchBounds(double[] low, double[] high, int[] groups, int[] cycle) {

    public static final int COMMON = -1;

    /** Returns bounds in which every coordinate affects every trial. */
    public static SearchBounds of(double[] low, double[] high) {
        int[] groups = new int[low.length];
        Arrays.fill(groups, COMMON);
        return new SearchBounds(low, high, groups, new int[] {0});
    }

    public int size() {
        return low.length;
    }

    boolean matters(int coordinate, int trial) {
        return groups[coordinate] == COMMON || groups[coordinate] == cycle[trial % cycle.length];
    }

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
