package regatta.soak;

import java.util.List;

/** The kinds of events, with the numbers that each carries. */
public final class SoakEvents {

    /** A shot: shooter, target, damage, and its causes: power, percent for distance, percent for cover. */
    public static final int SHOT = 0;

    /** A bomb burst: thrower, tile. */
    public static final int BURST = 1;

    /** An agent was soaked: agent. */
    public static final int SOAKED = 2;

    /** A move met another agent and was cancelled: agent, tile it wanted. */
    public static final int BLOCKED = 3;

    /** An order had no effect: agent, one of the reasons below. */
    public static final int IGNORED = 4;

    public static final int COOLING_DOWN = 0;
    public static final int NO_SUCH_TARGET = 1;
    public static final int AT_ONESELF = 2;
    public static final int TOO_FAR_TO_SHOOT = 3;
    public static final int OFF_THE_MAP = 4;
    public static final int TOO_FAR_TO_THROW = 5;
    public static final int NO_BOMB_LEFT = 6;
    public static final int NOT_IN_THIS_LEAGUE = 7;

    /** The names that viewers use, by number. */
    static final List<String> NAMES = List.of("shot", "burst", "soaked", "blocked", "ignored");

    private SoakEvents() {}
}
