package regatta.halite;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.Rules;
import regatta.core.Turn;

/**
 * Keeps, for each seat, the log the original writes about moves that failed, ships that met, and the seat's end, in its
 * words. Watch a match, then ask.
 */
public final class HaliteErrorLogs implements Match.Watcher<HalitePosition> {

    private static final String RULE = "=".repeat(64);
    private static final int NONE = HalitePosition.NONE;

    private final HaliteRules rules;
    private final StringBuilder[] logs;
    private final int[] headed;

    /** Strict mode calls a mistake what is else a warning. */
    private final String level;

    /** Prepares to watch a match played by {@code rules}, which must be Halite's. */
    public HaliteErrorLogs(Rules<?> rules) {
        this.rules = (HaliteRules) rules;
        int seats = this.rules.settings.seats();
        level = this.rules.constants().on("STRICT_ERRORS") ? "error: " : "warning: ";
        logs = new StringBuilder[seats];
        headed = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            logs[seat] = new StringBuilder();
            headed[seat] = NONE;
        }
    }

    @Override
    public void turnEnds(HalitePosition position, Turn turn) {
        Events events = turn.events();
        int wreck = NONE;
        for (int i = 0; i < events.count(); i++) {
            switch (events.kind(i)) {
                case HaliteEvents.STRANDED -> noteStranded(turn, i);
                case HaliteEvents.WRECK -> wreck = i;
                case HaliteEvents.SELF_COLLISION -> noteCollision(position, turn, events.value(i, 0), wreck);
                default -> {
                    // Nothing a bot did wrong.
                }
            }
        }
        for (int seat = 0; seat < logs.length; seat++) {
            Fault fault = turn.orders().fault(seat);
            if (fault != null) {
                noteFault(turn, seat, fault);
            }
        }
    }

    private void noteStranded(Turn turn, int event) {
        Events events = turn.events();
        int seat = events.value(event, 0);
        int ship = events.value(event, 1);
        int command = order(turn.orders(), seat, ship);
        String way = Torus.NAMES.get((int) turn.orders().first(seat, command));
        note(
                turn,
                seat,
                level + "entity " + ship + " was directed to use " + events.value(event, 2) + " halite to move " + way
                        + ", but only " + events.value(event, 3) + " halite was available",
                Objection.excerpts(Objection.commands(turn.orders(), seat), command, "", List.of()));
    }

    private void noteCollision(HalitePosition position, Turn turn, int seat, int wreck) {
        Events events = turn.events();
        String cell = ObjectionText.place(position.torus, events.value(wreck, 0));
        List<Integer> ships = new ArrayList<>();
        for (int i = 1; i < events.size(wreck); i++) {
            if (position.shipOwner[events.value(wreck, i)] == seat) {
                ships.add(events.value(wreck, i));
            }
        }
        List<String> commands = Objection.commands(turn.orders(), seat);
        if (launched(events, ships.get(ships.size() - 1))) {
            int spawn = spawn(turn.orders(), seat);
            String words = "spawn on cell " + cell + " collided with owned entity " + ships.get(0) + " on that cell";
            note(turn, seat, level + words, Objection.excerpts(commands, spawn, "", List.of()));
            return;
        }
        List<Integer> moves = ships.stream()
                .filter(ship -> moved(turn, seat, ship))
                .map(ship -> order(turn.orders(), seat, ship))
                .toList();
        String named = ships.toString();
        note(
                turn,
                seat,
                level + "owned entities " + named.substring(1, named.length() - 1) + " collided on cell " + cell
                        + " as the result of moves on this turn",
                Objection.excerpts(
                        commands,
                        moves.get(0),
                        "Other commands that placed an entity on this cell",
                        moves.subList(1, moves.size())));
    }

    private static boolean launched(Events events, int ship) {
        for (int i = 0; i < events.count(); i++) {
            if (events.kind(i) == HaliteEvents.SPAWN && events.value(i, 2) == ship) {
                return true;
            }
        }
        return false;
    }

    private static boolean moved(Turn turn, int seat, int ship) {
        Events events = turn.events();
        for (int i = 0; i < events.count(); i++) {
            if (events.kind(i) == HaliteEvents.STRANDED && events.value(i, 1) == ship) {
                return false;
            }
        }
        int order = order(turn.orders(), seat, ship);
        return order != NONE && turn.orders().first(seat, order) != Torus.STILL;
    }

    private static int order(Orders orders, int seat, int ship) {
        for (int i = 0; i < orders.count(seat); i++) {
            if (orders.kind(seat, i) == HaliteOrders.MOVE && orders.subject(seat, i) == ship) {
                return i;
            }
        }
        return NONE;
    }

    private static int spawn(Orders orders, int seat) {
        int i = 0;
        while (orders.kind(seat, i) != HaliteOrders.SPAWN) {
            i++;
        }
        return i;
    }

    private void noteFault(Turn turn, int seat, Fault fault) {
        Objection objection = rules.objection(seat);
        if (fault.kind() == Fault.Kind.INVALID
                && objection != null
                && !objection.excerpts().isEmpty()) {
            note(turn, seat, "error: " + objection.words(), objection.excerpts());
            return;
        }
        Answer answer = turn.answer(seat);
        String received = answer.lines() == 0 ? "" : answer.line(0);
        note(turn, seat, "error: " + words(fault, objection), "Last input received was:\n" + received + "\n\n");
    }

    private static String words(Fault fault, @Nullable Objection objection) {
        return switch (fault.kind()) {
            case LATE -> "timed out after 2000 ms (when reading string)";
            case CRASHED -> "communication error with bot: read failed, errno was: 0 (Success)";
            case INVALID -> objection == null ? fault.detail() : objection.words();
            case OVER_LIMIT -> fault.detail();
        };
    }

    private void note(Turn turn, int seat, String title, String rest) {
        if (headed[seat] != turn.number()) {
            headed[seat] = turn.number();
            String head = turn.number() == 0 ? "Initialization Phase" : "Turn " + turn.number();
            logs[seat].append('\n').append(head).append('\n').append(RULE).append('\n');
        }
        logs[seat].append(title).append('\n').append(rest);
    }

    /** Returns the log of a seat, which is empty if there was nothing to note. */
    public String text(int seat) {
        return logs[seat].toString();
    }
}
