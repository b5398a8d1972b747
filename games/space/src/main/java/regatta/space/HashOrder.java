package regatta.space;

/**
 * The order in which a {@code java.util.HashMap} visits its keys, worked out without one: by bucket, and within a bucket
 * as they came. What strategies see is listed in this order, and some of them depend on it.
 *
 * <p>The only part of that class left out is its trees: nine keys in one bucket of a table of 64 or more.
 */
final class HashOrder {

    /** The capacity of a map that was asked for none. */
    static final int STANDARD_CAPACITY = 16;

    private static final int LONGEST_CHAIN = 8;
    private static final int LEAST_CAPACITY_FOR_TREES = 64;

    private HashOrder() {}

    /**
     * Sorts the items {@code from} (included) to {@code to} (excluded), which stand in the order they were put into the
     * map.
     *
     * @param hashes the hash code of each item, by item
     * @param capacity what the map was made with, a power of two
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

    /** Returns the smallest power of two that is {@code count} or more: what a map makes of a capacity asked for. */
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
            boolean crowded = i - from >= LONGEST_CHAIN && capacity < LEAST_CAPACITY_FOR_TREES;
            if (crowded && chain(items, from, i, hashes, capacity - 1) >= LONGEST_CHAIN) {
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
