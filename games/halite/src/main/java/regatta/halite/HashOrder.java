package regatta.halite;

import java.util.Arrays;

/**
 * A set of small numbers that iterates in the order of the original's hash tables (GNU libstdc++). The order is
 * visible: it decides who acts first among 14 or more players, the ids of captured ships, and the order of lines in
 * messages and replays.
 *
 * <p>Keys of one bucket are adjacent in one linked list of all keys. A key of an empty bucket goes to the front of the
 * list, any other to the front of its bucket. A full table moves, in its order, to the next larger one.
 *
 * <p>The links are arrays indexed by key. Sets that never share a key can share the arrays.
 */
final class HashOrder {

    /** Ends the list, and marks an empty bucket. */
    static final int NONE = -1;

    /** Stands for the position before the first key. */
    private static final int HEAD = -2;

    /** The last level has room for every cell of the largest map. */
    private static final int[] BUCKETS = {1, 13, 29, 59, 127, 257, 541, 1109, 2357, 5087, 10273, 20753, 42043, 85229};

    private int[] next;
    private int[] bucketOf;
    private final long[] hashes;

    /** Per bucket the key before its first one, {@link #HEAD} or {@link #NONE}. */
    private int[] before = new int[BUCKETS[1]];

    private int first = NONE;
    private int size;
    private int level;

    /**
     * Creates an empty set.
     *
     * @param links two arrays with an entry for each possible key
     * @param hashes the hash of each key, or an empty array if a key is its own hash
     */
    HashOrder(int[][] links, long[] hashes) {
        this.next = links[0];
        this.bucketOf = links[1];
        this.hashes = hashes;
        before[0] = NONE;
    }

    static int[][] links(int keys) {
        return new int[2][keys];
    }

    /** Moves to larger link arrays with the same content. */
    void relink(int[][] links) {
        next = links[0];
        bucketOf = links[1];
    }

    int first() {
        return first;
    }

    int next(int key) {
        return next[key];
    }

    int size() {
        return size;
    }

    int level() {
        return level;
    }

    /** Removes all keys but keeps the buckets, as the original's {@code clear} does. */
    void clear() {
        Arrays.fill(before, 0, BUCKETS[level], NONE);
        first = NONE;
        size = 0;
    }

    /** Becomes an empty set with the buckets of {@code level}; a new set has level 0. */
    void reset(int level) {
        setLevel(level);
        clear();
    }

    /** Returns the level of a set after a number of insertions. */
    static int levelFor(int keys) {
        int level = keys == 0 ? 0 : 1;
        while (BUCKETS[level] < keys) {
            level++;
        }
        return level;
    }

    /**
     * Sets the keys from {@code from} to {@code to}, in their order. Each gets a bucket of its own, so that any order
     * can be kept; keys added later go where their hashes send them.
     */
    void become(int[] keys, int from, int to) {
        reset(levelFor(to - from));
        int previous = HEAD;
        for (int i = from; i < to; i++) {
            int key = keys[i];
            before[i - from] = previous;
            bucketOf[key] = i - from;
            next[key] = NONE;
            if (previous == HEAD) {
                first = key;
            } else {
                next[previous] = key;
            }
            previous = key;
        }
        size = to - from;
    }

    private void setLevel(int newLevel) {
        level = newLevel;
        if (before.length < BUCKETS[level]) {
            before = new int[BUCKETS[level]];
        }
    }

    /** Adds a key that is not in the set. */
    void insert(int key) {
        // A table of one bucket holds nothing; any other holds as many keys as it has buckets.
        if (level == 0 || size == BUCKETS[level]) {
            grow();
        }
        link(key);
    }

    private void grow() {
        int key = first;
        setLevel(level + 1);
        clear();
        while (key != NONE) {
            int following = next[key];
            link(key);
            key = following;
        }
    }

    private void link(int key) {
        int bucket = (int) ((hashes.length == 0 ? key : hashes[key]) % BUCKETS[level]);
        bucketOf[key] = bucket;
        int previous = before[bucket];
        if (previous == NONE) {
            if (first != NONE) {
                before[bucketOf[first]] = key;
            }
            before[bucket] = HEAD;
            previous = HEAD;
        }
        if (previous == HEAD) {
            next[key] = first;
            first = key;
        } else {
            next[key] = next[previous];
            next[previous] = key;
        }
        size++;
    }

    /** Removes a key that is in the set. */
    void erase(int key) {
        int bucket = bucketOf[key];
        int bucketStart = before[bucket];
        int previous = bucketStart;
        for (int k = bucketStart == HEAD ? first : next[bucketStart]; k != key; k = next[k]) {
            previous = k;
        }
        int following = next[key];
        if (previous == HEAD) {
            first = following;
        } else {
            next[previous] = following;
        }
        boolean bucketEnds = following == NONE || bucketOf[following] != bucket;
        if (bucketEnds && previous == bucketStart) {
            before[bucket] = NONE;
        }
        if (bucketEnds && following != NONE) {
            before[bucketOf[following]] = previous;
        }
        size--;
    }

    /** Becomes equal to {@code other}, whose links have been copied to this one's. */
    void copyFrom(HashOrder other) {
        setLevel(other.level);
        System.arraycopy(other.before, 0, before, 0, BUCKETS[level]);
        first = other.first;
        size = other.size;
    }

    /** Returns the original's hash of each cell. */
    static long[] cellHashes(Torus torus) {
        long[] hashes = new long[torus.cells];
        for (int cell = 0; cell < torus.cells; cell++) {
            long x = torus.x(cell);
            hashes[cell] = x ^ torus.y(cell) + 0x9e3779b9L + (x << 6) + (x >> 2);
        }
        return hashes;
    }
}
