package regatta.tron;

import java.util.List;
import regatta.core.Events;

/** The kinds of events, with the numbers each of them carries. */
public final class TronEvents {

    /** A seat died: the seat, what it ran into, then the cells of its ribbon, the last one being where it died. */
    public static final int CRASH = 0;

    /** What a seat ran into, if it was not the ribbon of some seat: an edge of the board. */
    public static final int EDGE = -1;

    /** It ran into nothing, but failed to say where to go. */
    public static final int FAULT = -2;

    /** What viewers call them, by number. */
    static final List<String> NAMES = List.of("crash");

    private TronEvents() {}

    static void crash(Events events, TronPosition position, int seat, int obstacle) {
        events.begin(CRASH);
        events.put(seat);
        events.put(obstacle);
        for (int i = 0; i < position.length(seat); i++) {
            events.put(position.ribbon(seat, i));
        }
    }
}
