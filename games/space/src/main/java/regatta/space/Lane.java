package regatta.space;

/**
 * A way between two planets, open in both directions.
 *
 * @param from the planet its board names first; only the order of lists depends on it
 * @param length how many ticks a shuttle takes
 */
record Lane(int from, int to, int length) {

    /** Returns what the original sorts its lanes by. */
    String key() {
        return from + "-" + to;
    }
}
