package regatta.core;

import java.util.List;

/**
 * The rules of one match. A turn walks through these methods from top to bottom.
 *
 * <p>Given equal arguments, each of them does the same on every machine and in every year: none reads a clock, a file,
 * a locale or a random source of its own. An instance may keep scratch space, so it serves one thread; it keeps nothing
 * about a position from one call to the next, so it may serve many positions of the same match in turn.
 *
 * @param <P> the position these rules play on
 */
public interface Rules<P extends Position<P>> {

    /** Draws the map and places the players. */
    P start();

    /** Returns how many lines the turn awaits from {@code seat}: zero if that seat is not asked. */
    int awaitedLines(P position, int seat);

    /**
     * Makes {@code view}, a position of the same match, show all that {@code seat} may see of {@code position}, and nothing
     * more: the rest is as if it were not there. A view plays on by these rules, as far as its seat can know.
     */
    void veil(P position, int seat, P view);

    /** Writes all that {@code seat} may see, and nothing more: the exact bytes the original game sends. */
    void observe(P position, int seat, TextOut out);

    /** Writes the orders of {@code seat} as the lines a bot would answer; {@link #read} makes the same orders of them. */
    void write(P position, int seat, Orders orders, TextOut out);

    /** Reads the answer of {@code seat} into {@code orders}. What makes no sense becomes a fault of that seat. */
    void read(P position, int seat, Answer answer, Orders orders);

    /**
     * Plays one turn. Never fails because of what a bot did: what a fault costs is decided here, and orders that break
     * a rule become faults in {@code orders}. The events of the turn replace those in {@code events}.
     */
    void advance(P position, Orders orders, Events events);

    /** Returns how the seats stand, by seat; once the match is over, the result. */
    List<Standing> standings(P position);
}
