package regatta.core;

/**
 * The state of a match between two turns: a table of primitive arrays with one owner and one thread.
 *
 * @param <P> the implementing type itself
 */
public interface Position<P extends Position<P>> {

    int seats();

    /** Returns the number of the turn about to be played, counted from 0. */
    int turn();

    /** Returns a number of turns after which the match is over for certain. */
    int turnLimit();

    boolean over();

    /** Returns a position equal to this one that shares nothing that changes. */
    P copy();

    /** Becomes equal to {@code other}, a position of the same match, without allocating. */
    void copyFrom(P other);

    /** Returns a number that equal positions share, and different ones all but never do. */
    long fingerprint();
}
