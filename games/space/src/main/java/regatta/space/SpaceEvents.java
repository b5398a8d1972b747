package regatta.space;

import java.util.List;
import regatta.core.Events;

/**
 * The kinds of events, with the numbers that each carries. Planets are given by index; numbers of people are capped at
 * the largest {@code int}.
 */
public final class SpaceEvents {

    /** A shuttle left: seat, source, destination, people. */
    public static final int LAUNCHED = 0;

    /** An order was not legal and had no effect: seat, index of the order. */
    public static final int IGNORED = 1;

    /** Shuttles reached a planet: seat, planet, people on board, some of whom may have found no room. */
    public static final int LANDED = 2;

    /** A planet changed its owner: planet, old owner, new owner; {@link Board#NONE} for none. */
    public static final int CHANGED_HANDS = 3;

    /** The match is over: winner or {@link Board#NONE}, and 1 for a conquest, 0 for a count of people. */
    public static final int ENDED = 4;

    /** The names that viewers use, by number. */
    static final List<String> NAMES = List.of("launched", "ignored", "landed", "changed hands", "ended");

    private SpaceEvents() {}

    static void put(Events events, int kind, int first, int second) {
        events.begin(kind);
        events.put(first);
        events.put(second);
    }

    static int clipped(long people) {
        return (int) Math.min(people, Integer.MAX_VALUE);
    }
}
