package regatta.halite;

import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Match;
import regatta.core.Turn;

/** Keeps, for each seat, the log the original writes about moves that failed and about its end. Watch a match, then ask. */
public final class HaliteErrorLogs implements Match.Watcher<HalitePosition> {

    private static final String RULE = "=".repeat(64);

    private final StringBuilder[] logs;
    private final int[] headed;

    public HaliteErrorLogs(int seats) {
        logs = new StringBuilder[seats];
        headed = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            logs[seat] = new StringBuilder();
            headed[seat] = -1;
        }
    }

    @Override
    public void turnEnds(HalitePosition position, Turn turn) {
        Events events = turn.events();
        for (int i = 0; i < events.count(); i++) {
            if (events.kind(i) == HaliteEvents.STRANDED) {
                note(
                        turn.number(),
                        events.value(i, 0),
                        "warning: ship " + events.value(i, 1) + " could not pay " + events.value(i, 2)
                                + " halite for its move");
            } else if (events.kind(i) == HaliteEvents.SELF_COLLISION) {
                int cell = events.value(i, 1);
                note(
                        turn.number(),
                        events.value(i, 0),
                        "warning: ships of this player collided at " + position.torus.x(cell) + ","
                                + position.torus.y(cell));
            }
        }
        for (int seat = 0; seat < logs.length; seat++) {
            Fault fault = turn.orders().fault(seat);
            if (fault != null) {
                note(turn.number(), seat, "error: " + fault.detail());
                if (turn.answer(seat).lines() > 0) {
                    note(
                            turn.number(),
                            seat,
                            "Last input received was:\n" + turn.answer(seat).line(0));
                }
            }
        }
    }

    private void note(int turn, int seat, String entry) {
        if (headed[seat] != turn) {
            headed[seat] = turn;
            String title = turn == 0 ? "Initialization Phase" : "Turn " + turn;
            logs[seat].append('\n').append(title).append('\n').append(RULE).append('\n');
        }
        logs[seat].append(entry).append('\n');
    }

    /** Returns the log of a seat, which is empty if there was nothing to note. */
    public String text(int seat) {
        return logs[seat].toString();
    }
}
