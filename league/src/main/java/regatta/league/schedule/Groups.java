package regatta.league.schedule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A choice of groups in which all bots meet. */
final class Groups {

    /** The maximum number of groups for which all combinations are played; beyond, a balanced selection is. */
    static final int MAX_COMBINATIONS = 40;

    private Groups() {}

    /**
     * Returns groups of {@code size} of the numbers below {@code count}: each number is in the same number of groups,
     * and any two share at least one. Groups of two are always complete.
     */
    static List<List<Integer>> of(int count, int size) {
        if (size <= 2 || combinations(count, size) <= MAX_COMBINATIONS) {
            List<List<Integer>> all = new ArrayList<>();
            combine(count, size, new ArrayDeque<>(), all);
            return all;
        }
        return cover(count, size);
    }

    private static long combinations(int count, int size) {
        long product = 1;
        for (int i = 1; i <= size && product <= MAX_COMBINATIONS * 1000L; i++) {
            product = product * (count - size + i) / i;
        }
        return product;
    }

    private static void combine(int count, int size, Deque<Integer> begun, List<List<Integer>> all) {
        if (begun.size() == size) {
            all.add(List.copyOf(begun));
            return;
        }
        int first = begun.isEmpty() ? 0 : begun.getLast() + 1;
        for (int next = first; next <= count - (size - begun.size()); next++) {
            begun.add(next);
            combine(count, size, begun, all);
            begun.removeLast();
        }
    }

    /**
     * Rotates patterns on a circle of all bots: the {@code count} rotations of a pattern contain every bot equally
     * often, and bring together all bots whose distance on the circle occurs in it. Patterns are added until every
     * distance has occurred, and each is chosen to contain the least used distances.
     */
    private static List<List<Integer>> cover(int count, int size) {
        int[] uses = new int[count / 2 + 1];
        List<List<Integer>> groups = new ArrayList<>();
        while (rarest(uses) == 0) {
            List<Integer> pattern = pattern(count, size, uses);
            for (int turn = 0; turn < count; turn++) {
                int by = turn;
                groups.add(pattern.stream().map(place -> (place + by) % count).toList());
            }
        }
        return groups;
    }

    private static int rarest(int[] uses) {
        int min = Integer.MAX_VALUE;
        for (int distance = 1; distance < uses.length; distance++) {
            min = Math.min(min, uses[distance]);
        }
        return min;
    }

    private static List<Integer> pattern(int count, int size, int[] uses) {
        List<Integer> pattern = new ArrayList<>(List.of(0));
        while (pattern.size() < size) {
            int best = -1;
            double bestWorth = -1;
            for (int place = 1; place < count; place++) {
                double worth = pattern.contains(place) ? -1 : worth(place, pattern, count, uses);
                if (worth > bestWorth) {
                    best = place;
                    bestWorth = worth;
                }
            }
            for (int other : pattern) {
                uses[distance(best, other, count)]++;
            }
            pattern.add(best);
        }
        return pattern;
    }

    /**
     * Returns the value of a distance, which decreases with its use. An unused one is worth more than all others
     * together.
     */
    private static double worth(int place, List<Integer> pattern, int count, int[] uses) {
        double worth = 0;
        int[] seen = new int[uses.length];
        for (int other : pattern) {
            int distance = distance(place, other, count);
            int used = uses[distance] + seen[distance]++;
            worth += used == 0 ? pattern.size() + 1 : 1.0 / (1 + used);
        }
        return worth;
    }

    private static int distance(int a, int b, int count) {
        int apart = Math.abs(a - b);
        return Math.min(apart, count - apart);
    }
}
