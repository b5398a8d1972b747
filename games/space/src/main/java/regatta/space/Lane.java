package regatta.space;

/**
 * A lane between two planets, open in both directions.
 *
 * @param from the planet that the board names first; only the order of lists depends on it
 * @param length the number of ticks of a flight
 */
record Lane(int from, int to, int length) {

    /** Returns the key by which the original sorts lanes. */
    String key() {
        return from + "-" + to;
    }
}
