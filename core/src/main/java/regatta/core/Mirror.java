package regatta.core;

/**
 * The other end of the wire: what a seat was shown, read back into a position. The view after a message equals what
 * {@link Rules#veil} made of the position the message was written of, and plays on like it. A table: one owner, one thread,
 * one match.
 *
 * @param <P> the position of the game being played
 */
public interface Mirror<P extends Position<P>> {

    /** Returns the rules of the match, as far as they can be told from its messages. */
    Rules<P> rules();

    /** Returns the seat the messages are for. */
    int seat();

    /** Returns the position itself, which changes with every message. */
    P view();

    /**
     * Reads the message of the next turn in which the seat is asked.
     *
     * @return false if the input has ended, and with it the match
     * @throws BadInput if it is no such message
     */
    boolean next();
}
