package regatta.halite;

import java.util.List;

/** The kinds of events, with the numbers that each carries. */
public final class HaliteEvents {

    /** A ship became a dropoff: cell, seat, ship. */
    public static final int CONSTRUCT = 0;

    /** Ships met and sank: cell, then the ships. */
    public static final int WRECK = 1;

    /** A ship was launched: cell, seat, ship, cargo. */
    public static final int SPAWN = 2;

    /** A ship changed hands: cell, old seat, new seat, old ship, new ship. */
    public static final int CAPTURE = 3;

    /** Strict mode ended the match in this turn. */
    public static final int STOPPED = 4;

    /** A ship could not pay for its move and stayed: seat, ship, cost, cargo. */
    public static final int STRANDED = 5;

    /** A seat lost several ships to each other: seat, cell. */
    public static final int SELF_COLLISION = 6;

    /** The names that viewers use, by number. */
    static final List<String> NAMES =
            List.of("construct", "wreck", "spawn", "capture", "stopped", "stranded", "self-collision");

    private HaliteEvents() {}
}
