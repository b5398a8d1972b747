package regatta.core;

import java.util.List;

/**
 * The rules of one match. A turn calls these methods from top to bottom.
 *
 * <p>All methods are deterministic: they use no clock, file, locale or random source. An instance may have scratch
 * space, so it is not thread-safe, but it keeps no state between calls and can serve several positions of its match.
 */
public interface Rules<P extends Position<P>> {

    P start();

    /** Returns the number of lines that {@code seat} must answer in this turn; zero if it does not move. */
    int awaitedLines(P position, int seat);

    /**
     * Makes {@code view}, a position of the same match, show exactly what {@code seat} may see of {@code position}. A
     * view can be advanced by these rules, as far as the seat's knowledge allows.
     */
    void veil(P position, int seat, P view);

    /** Writes the message to {@code seat}, in the format of the original game, without hidden parts. */
    void observe(P position, int seat, TextOut out);

    /** Writes orders of {@code seat} as the lines of an answer, from which {@link #read} restores them. */
    void write(P position, int seat, Orders orders, TextOut out);

    /** Parses the answer of {@code seat} into {@code orders}. A malformed answer becomes a fault of the seat. */
    void read(P position, int seat, Answer answer, Orders orders);

    /**
     * Plays one turn. Never throws because of a bot: this method applies the cost of faults, and turns orders that
     * break a rule into faults in {@code orders}. The events of the turn replace those in {@code events}.
     */
    void advance(P position, Orders orders, Events events);

    /** Returns the standings by seat; after the end of the match, the result. */
    List<Standing> standings(P position);
}
