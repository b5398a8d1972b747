package regatta.tron;

import java.util.List;
import regatta.core.Events;

/** The kinds of events, with the numbers that each carries. */
public final class TronEvents {

    /** A player died: the seat, the obstacle, then the cells of its ribbon, the last one being where it died. */
    public static final int CRASH = 0;

    /** The obstacle was an edge of the board. */
    public static final int EDGE = -1;

    /** There was no obstacle: the answer was a fault. */
    public static final int FAULT = -2;

    /** The names that viewers use, by number. */
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
