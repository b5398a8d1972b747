package regatta.host.match;

import regatta.core.Fault;
import regatta.host.io.Plain;

/**
 * What a seat did wrong, and when.
 *
 * @param detail what happened, for the author of the bot: plain, though a bot may have had a say in it
 */
public record TurnFault(int turn, Fault.Kind kind, String detail) {

    static TurnFault of(int turn, Fault fault) {
        return new TurnFault(turn, fault.kind(), Plain.text(fault.detail()));
    }

    /** Tells it, for people. */
    @Override
    public String toString() {
        return "turn " + turn + ": " + kind + ": " + detail;
    }
}
