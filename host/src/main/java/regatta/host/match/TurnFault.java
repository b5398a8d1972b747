package regatta.host.match;

import regatta.core.Fault;
import regatta.host.io.TerminalText;

/**
 * A fault of a seat and its turn.
 *
 * @param detail the cause, for the author of the bot; safe for terminals, though it may quote the bot
 */
public record TurnFault(int turn, Fault.Kind kind, String detail) {

    static TurnFault of(int turn, Fault fault) {
        return new TurnFault(turn, fault.kind(), TerminalText.text(fault.detail()));
    }

    @Override
    public String toString() {
        return "turn " + turn + ": " + kind + ": " + detail;
    }
}
