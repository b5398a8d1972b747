package regatta.core;

/**
 * Reconstructs the view of a seat from the messages it receives. The view after a message equals the one that
 * {@link Rules#veil} makes of the position, and plays on like it. Not thread-safe; used for one match.
 */
public interface Mirror<P extends Position<P>> {

    /** Returns the rules of the match, as far as the messages determine them. */
    Rules<P> rules();

    /** Returns the seat that receives the messages. */
    int seat();

    /** Returns the view, which every message changes. */
    P view();

    /**
     * Reads the message of the next turn in which the seat moves.
     *
     * @return false if the input has ended, and with it the match
     * @throws BadInput if the message is malformed
     */
    boolean next();
}
