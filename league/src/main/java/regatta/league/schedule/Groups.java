package regatta.league.schedule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Picks groups of bots so that all meet. */
final class Groups {

    /** Up to so many groups, everybody plays in every combination; beyond, a selection is balanced. */
    static final int FEW = 40;

    private Groups() {}

    /**
     * Returns groups of {@code size} of the numbers below {@code count}: everyone is in equally many, and any two are
     * together in at least one. Pairs are always complete.
     */
    static List<List<Integer>> of(int count, int size) {
        if (size <= 2 || combinations(count, size) <= FEW) {
            List<List<Integer>> all = new ArrayList<>();
            combine(count, size, new ArrayDeque<>(), all);
            return all;
        }
        return cover(count, size);
    }

    private static long combinations(int count, int size) {
        long product = 1;
        for (int i = 1; i <= size && product <= FEW * 1000L; i++) {
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
     * Turns patterns around a circle of all bots: a pattern in all its {@code count} places has everyone in it equally
     * often, and brings together all whose distance on the circle occurs in it. Patterns are added until every distance
     * has occurred, each built so as to add the least used distances.
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
        int least = Integer.MAX_VALUE;
        for (int distance = 1; distance < uses.length; distance++) {
            least = Math.min(least, uses[distance]);
        }
        return least;
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

    /** A distance is worth the more the less it was used; one that never was, more than all others together. */
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
