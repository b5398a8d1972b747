package regatta.host.match;

import regatta.core.Fault;
import regatta.host.io.TerminalText;

/**
 * A fault of a seat and its turn.
 *
 * @param detail the cause, for the author of the bot: one line, and further lines after a crash. It is safe for
 *     terminals, though it may quote the bot.
 */
public record TurnFault(int turn, Fault.Kind kind, String detail) {

    static TurnFault of(int turn, Fault fault) {
        return new TurnFault(turn, fault.kind(), TerminalText.lines(fault.detail()));
    }

    /** Returns the first line of the detail. */
    public String cause() {
        return detail.lines().findFirst().orElse("");
    }

    /** Returns the fault in one line. */
    public String summary() {
        return new TurnFault(turn, kind, cause()).toString();
    }

    /** Returns the fault in one line, with advice if there is any. */
    public String advice() {
        return kind == Fault.Kind.INVALID && turn <= 1
                ? summary() + " Standard output is for orders only: print diagnostics to stderr."
                : summary();
    }

    /** Returns the fault as lines, of which all but the first are indented. */
    public String indented() {
        return advice() + toString().substring(summary().length()).replace("\n", "\n    ");
    }

    @Override
    public String toString() {
        return "turn " + turn + ": " + kind + ": " + detail;
    }
}
