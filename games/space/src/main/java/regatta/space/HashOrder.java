package regatta.space;

/**
 * The order in which a {@code java.util.HashMap} visits its keys, computed without one: by bucket, and within a bucket
 * by insertion. Strategies see lists in this order, and some depend on it.
 *
 * <p>The trees of that class are left out: they need nine keys in one bucket of a table of 64 or more.
 */
final class HashOrder {

    /** The capacity of a map that was created without one. */
    static final int DEFAULT_CAPACITY = 16;

    private static final int MAX_CHAIN = 8;
    private static final int MIN_CAPACITY_FOR_TREES = 64;

    private HashOrder() {}

    /**
     * Sorts the items {@code from} (inclusive) to {@code to} (exclusive), which are in the order of insertion.
     *
     * @param hashes the hash code of each item, by item
     * @param capacity the capacity of the map, a power of two
     */
    static void sort(int[] items, int from, int to, int[] hashes, int capacity) {
        int mask = grownCapacity(items, from, to, hashes, capacity) - 1;
        for (int i = from + 1; i < to; i++) {
            int item = items[i];
            int bucket = spread(hashes[item]) & mask;
            int at = i;
            while (at > from && (spread(hashes[items[at - 1]]) & mask) > bucket) {
                items[at] = items[at - 1];
                at--;
            }
            items[at] = item;
        }
    }

    /**
     * Returns the smallest power of two that is at least {@code count}: the capacity that a map derives from a given
     * one.
     */
    static int capacityFor(int count) {
        int capacity = 1;
        while (capacity < count) {
            capacity *= 2;
        }
        return capacity;
    }

    private static int grownCapacity(int[] items, int from, int to, int[] hashes, int initial) {
        int capacity = initial;
        for (int i = from; i < to; i++) {
            boolean crowded = i - from >= MAX_CHAIN && capacity < MIN_CAPACITY_FOR_TREES;
            if (crowded && chain(items, from, i, hashes, capacity - 1) >= MAX_CHAIN) {
                capacity *= 2;
            }
            if (i - from + 1 > capacity * 3 / 4) {
                capacity *= 2;
            }
        }
        return capacity;
    }

    /** Counts the items before {@code items[i]} that share its bucket. */
    private static int chain(int[] items, int from, int i, int[] hashes, int mask) {
        int bucket = spread(hashes[items[i]]) & mask;
        int length = 0;
        for (int j = from; j < i; j++) {
            length += (spread(hashes[items[j]]) & mask) == bucket ? 1 : 0;
        }
        return length;
    }

    private static int spread(int hash) {
        return hash ^ hash >>> 16;
    }
}
