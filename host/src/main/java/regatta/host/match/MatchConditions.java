package regatta.host.match;

import regatta.core.BadInput;
import regatta.core.GameInfo;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** The conditions of a match: time control, sandbox level and resource limits. */
public record MatchConditions(TimeControl time, Sandbox.Level sandbox, Limits limits) {

    public static MatchConditions defaults(GameInfo game) {
        return new MatchConditions(TimeControl.of(game), Sandbox.Level.LIMITS, Limits.DEFAULTS);
    }

    /**
     * Creates the sandbox on this machine.
     *
     * @throws BadInput if this machine does not support it
     */
    Sandbox build() {
        return Sandbox.of(sandbox, limits);
    }
}
