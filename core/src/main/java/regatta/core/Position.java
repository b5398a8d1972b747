package regatta.core;

/**
 * The state of a match between two turns, held in arrays of primitives. Not thread-safe.
 *
 * @param <P> the implementing type itself
 */
public interface Position<P extends Position<P>> {

    int seats();

    /** Returns the number of the next turn, counted from 0. */
    int turn();

    /** Returns an upper bound of the number of turns. */
    int turnLimit();

    boolean over();

    P copy();

    /** Becomes equal to {@code other}, a position of the same match, without allocating. */
    void copyFrom(P other);

    /** Returns a hash that is equal for equal positions and almost certainly different for others. */
    long fingerprint();
}
