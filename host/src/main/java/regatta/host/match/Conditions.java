package regatta.host.match;

import regatta.core.BadInput;
import regatta.core.GameInfo;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** The terms by which bots play: how long they may think, and what they may touch and use up. */
public record Conditions(TimeControl time, Sandbox.Level sandbox, Limits limits) {

    /** Returns what holds unless somebody says otherwise. */
    public static Conditions usual(GameInfo game) {
        return new Conditions(TimeControl.of(game), Sandbox.Level.LIMITS, Limits.USUAL);
    }

    /**
     * Builds the sandbox on this machine.
     *
     * @throws BadInput if the machine cannot provide it
     */
    Sandbox build() {
        return Sandbox.of(sandbox, limits);
    }
}
