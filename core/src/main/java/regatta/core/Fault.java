package regatta.core;

/**
 * The failure of a seat in a turn. A fault is data: it reaches the rules together with the orders, and the rules decide
 * its cost.
 *
 * @param detail the cause, for the author of the bot
 */
public record Fault(Kind kind, String detail) {

    public enum Kind {
        /** No complete answer within the time limit. */
        LATE,
        /** The bot ended, did not start, or closed its output. */
        CRASHED,
        /** The answer violates the rules of the game. */
        INVALID,
        /** The bot exceeded a limit of the arena, such as output, memory or processes. */
        OVER_LIMIT,
        /** The bot reported an error of its own, such as an exception, and played on. It costs nothing. */
        REPORTED
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

    public static Fault reported(String detail) {
        return new Fault(Kind.REPORTED, detail);
    }

    public static Fault overLimit(String detail) {
        return new Fault(Kind.OVER_LIMIT, detail);
    }
}
