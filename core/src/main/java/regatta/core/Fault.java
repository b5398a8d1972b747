package regatta.core;

/**
 * Why a seat failed in a turn. A fault is data: it reaches the rules by the same door as orders do, and what it costs is
 * a rule of the game.
 *
 * @param detail what happened, for the author of the bot
 */
public record Fault(Kind kind, String detail) {

    /** What kind of failure it was. */
    public enum Kind {
        /** No whole answer within the time limit. */
        LATE,
        /** The bot ended, never started, or closed its output. */
        CRASHED,
        /** It answered something the rules of the game do not allow. */
        INVALID,
        /** It went over a limit of the arena: too much output, memory, too many processes. */
        OVER_LIMIT
    }

    public static Fault late(String detail) {
        return new Fault(Kind.LATE, detail);
    }

    public static Fault crashed(String detail) {
        return new Fault(Kind.CRASHED, detail);
    }

    public static Fault invalid(String detail) {
        return new Fault(Kind.INVALID, detail);
    }

    public static Fault overLimit(String detail) {
        return new Fault(Kind.OVER_LIMIT, detail);
    }
}
