package regatta.halite;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.Rules;
import regatta.core.Turn;

/**
 * Records, for each seat, the log that the original writes about failed moves, collisions and the seat's end, and what
 * the original prints about them. Watch a match, then read the logs.
 */
public final class HaliteErrorLogs implements Match.Watcher<HalitePosition> {

    /** The severity of a line. */
    public enum Grade {
        ERROR,
        WARNING,
        INFO
    }

    /** Receives the lines that the original prints, when it prints them. */
    public interface Teller {

        void tell(Grade grade, String line);
    }

    private static final String RULE = "=".repeat(64);
    private static final int NONE = HalitePosition.NONE;

    private final HaliteRules rules;

    /** One char per byte, since bots may write bytes that are not text. */
    private final StringBuilder[] logs;

    private final StringBuilder[] outputs;
    private final int[] headed;
    private final boolean[] insolvent;
    private final HalitePosition asked;
    private final @Nullable Violation[] objections;
    private final Teller teller;

    /** In strict mode warnings are reported as errors. */
    private final Grade grade;

    /** Prepares to watch a match played by {@code rules}, which must be Halite's. */
    public HaliteErrorLogs(Rules<?> rules, Teller teller) {
        this.rules = (HaliteRules) rules;
        this.teller = teller;
        int seats = this.rules.settings.seats();
        grade = this.rules.constants().on("STRICT_ERRORS") ? Grade.ERROR : Grade.WARNING;
        outputs = new StringBuilder[seats];
        logs = new StringBuilder[seats];
        headed = new int[seats];
        insolvent = new boolean[seats];
        asked = this.rules.blank();
        objections = new Violation[seats];
        for (int seat = 0; seat < seats; seat++) {
            logs[seat] = new StringBuilder();
            outputs[seat] = new StringBuilder();
            headed[seat] = NONE;
        }
    }

    /** Receives what a bot wrote to its standard error, one char per byte, before the turn ends in which it did. */
    public void wrote(int seat, String bytes) {
        outputs[seat].append(bytes);
    }

    @Override
    public void turnBegins(HalitePosition position) {
        asked.copyFrom(position);
    }

    @Override
    public void turnEnds(HalitePosition position, Turn turn) {
        for (int seat = 0; seat < logs.length; seat++) {
            Fault fault = turn.orders().fault(seat);
            boolean invalid = fault != null && fault.kind() == Fault.Kind.INVALID;
            objections[seat] = invalid ? rules.objection(asked, seat, turn.answer(seat)) : null;
            if (fault != null && !impossible(seat)) {
                noteFailure(turn, seat, fault);
            }
        }
        noteImpossible(turn);
        for (int seat = 0; seat < logs.length; seat++) {
            if (turn.orders().fault(seat) != null) {
                teller.tell(Grade.WARNING, of(turn, seat) + "Killing player");
            } else if (turn.number() == 0) {
                String name = HaliteReplay.name(turn.answer(seat), null);
                teller.tell(Grade.INFO, of(turn, seat) + "Initialized player " + name);
            }
        }
        if (turn.number() == 0) {
            teller.tell(Grade.INFO, "Player initialization complete");
        }
        noteEvents(position, turn);
        tellInsolvent(position, turn);
        if (position.over() && turn.number() > 0) {
            teller.tell(Grade.INFO, "[" + turn.number() + "] Game has ended");
        }
    }

    private void tellInsolvent(HalitePosition position, Turn turn) {
        for (int seat = 0; seat < logs.length; seat++) {
            boolean broke = !position.solvent[seat] && !position.terminated[seat];
            if (broke && !insolvent[seat]) {
                teller.tell(Grade.INFO, of(turn, seat) + "player has insufficient resources to continue");
            }
            insolvent[seat] = broke;
        }
    }

    private void noteEvents(HalitePosition position, Turn turn) {
        Events events = turn.events();
        TreeSet<Integer> warned = new TreeSet<>();
        int wreck = NONE;
        for (int i = 0; i < events.count(); i++) {
            switch (events.kind(i)) {
                case HaliteEvents.STRANDED -> {
                    noteStranded(turn, i);
                    warned.add(events.value(i, 0));
                }
                case HaliteEvents.WRECK -> wreck = i;
                case HaliteEvents.SELF_COLLISION -> {
                    noteCollision(position, turn, events.value(i, 0), wreck);
                    warned.add(events.value(i, 0));
                }
                default -> {
                    // Not caused by the bot.
                }
            }
        }
        if (grade == Grade.ERROR && !warned.isEmpty()) {
            String seats = warned.toString();
            teller.tell(
                    Grade.ERROR,
                    "[" + turn.number() + "] Command processing failed for players: "
                            + seats.substring(1, seats.length() - 1) + ", aborting due to strict error check");
        }
    }

    /** Returns the prefix of a line about a seat: initialization has no number. */
    private static String of(Turn turn, int seat) {
        return (turn.number() == 0 ? "" : "[" + turn.number() + "] ") + "[P" + seat + "] ";
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
                "entity " + ship + " was directed to use " + events.value(event, 2) + " halite to move " + way
                        + ", but only " + events.value(event, 3) + " halite was available",
                Violation.excerpts(Violation.commands(turn.orders(), seat), command, "", List.of()));
    }

    private void noteCollision(HalitePosition position, Turn turn, int seat, int wreck) {
        Events events = turn.events();
        String cell = ViolationText.place(position.torus, events.value(wreck, 0));
        List<Integer> ships = new ArrayList<>();
        for (int i = 1; i < events.size(wreck); i++) {
            if (position.shipOwner[events.value(wreck, i)] == seat) {
                ships.add(events.value(wreck, i));
            }
        }
        List<String> commands = Violation.commands(turn.orders(), seat);
        if (launched(events, ships.get(ships.size() - 1))) {
            int spawn = spawn(turn.orders(), seat);
            String words = "spawn on cell " + cell + " collided with owned entity " + ships.get(0) + " on that cell";
            note(turn, seat, words, Violation.excerpts(commands, spawn, "", List.of()));
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
                "owned entities " + named.substring(1, named.length() - 1) + " collided on cell " + cell
                        + " as the result of moves on this turn",
                Violation.excerpts(
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

    private boolean impossible(int seat) {
        Violation objection = objections[seat];
        return objection != null && objection.impossible();
    }

    /** All seats are checked for one kind of problem before the next, the last seat first. */
    private void noteImpossible(Turn turn) {
        for (int phase = 0; phase <= ErrorLogLines.PHASES; phase++) {
            for (int seat = logs.length - 1; seat >= 0; seat--) {
                if (impossible(seat)) {
                    noteRemarks(turn, seat, phase);
                }
            }
        }
        for (int seat = 0; seat < logs.length; seat++) {
            if (impossible(seat)) {
                logs[seat].append(output(takeOutput(seat)));
            }
        }
    }

    private void noteRemarks(Turn turn, int seat, int phase) {
        Violation objection = objections[seat];
        for (Violation.Remark remark : objection == null ? List.<Violation.Remark>of() : objection.remarks()) {
            if (remark.phase() == phase) {
                log(turn, seat, "error: " + remark.words(), remark.excerpts());
                teller.tell(Grade.ERROR, of(turn, seat) + remark.words());
            }
        }
    }

    private String takeOutput(int seat) {
        String output = outputs[seat].toString();
        outputs[seat].setLength(0);
        return output;
    }

    private void noteFailure(Turn turn, int seat, Fault fault) {
        String output = takeOutput(seat);
        String input = turn.number() == 0 ? "" : "Last input received was:\n" + received(turn.answer(seat)) + "\n\n";
        log(turn, seat, "error: " + words(fault, objections[seat]), input + output(output));
        tellFailure(turn, seat, output);
    }

    private static String received(Answer answer) {
        if (answer.lines() == 0) {
            return "";
        }
        int from = answer.start(0);
        return new String(answer.bytes(), from, answer.end(0) - from, StandardCharsets.ISO_8859_1);
    }

    private void tellFailure(Turn turn, int seat, String output) {
        List<String> lines = new ArrayList<>();
        if (turn.number() == 0) {
            lines.add("Failed to initialize");
        } else {
            Answer answer = turn.answer(seat);
            lines.addAll(List.of(
                    "Communication failed", "Last input received was:", answer.lines() == 0 ? "" : answer.line(0)));
        }
        if (!output.isEmpty()) {
            lines.add("Player's error output was:");
            String text = new String(output.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
            lines.addAll(List.of(text.split("\n")));
        }
        lines.forEach(line -> teller.tell(Grade.ERROR, of(turn, seat) + line));
    }

    private static String output(String text) {
        return text.isEmpty() ? "" : "Bot error output was:\n" + text + "\n";
    }

    private static String words(Fault fault, @Nullable Violation objection) {
        return switch (fault.kind()) {
            case LATE -> "timed out after 2000 ms (when reading string)";
            case CRASHED -> "communication error with bot: read failed, errno was: 0 (Success)";
            case INVALID ->
                objection == null ? fault.detail() : objection.remarks().get(0).words();
            case OVER_LIMIT, REPORTED -> fault.detail();
        };
    }

    private void note(Turn turn, int seat, String words, String rest) {
        log(turn, seat, (grade == Grade.ERROR ? "error: " : "warning: ") + words, rest);
        teller.tell(grade, of(turn, seat) + words);
    }

    private void log(Turn turn, int seat, String title, String rest) {
        if (headed[seat] != turn.number()) {
            headed[seat] = turn.number();
            logs[seat].append(head(turn.number() == 0 ? "Initialization Phase" : "Turn " + turn.number()));
        }
        logs[seat].append(title).append('\n').append(rest);
    }

    private static String head(String title) {
        return "\n" + title + "\n" + RULE + "\n";
    }

    /** Returns the content of the log file of a seat at the end of the match; empty if there is nothing to log. */
    public byte[] content(int seat) {
        String output = output(outputs[seat].toString());
        String log = logs[seat] + (output.isEmpty() ? "" : head("Game End") + output);
        return log.getBytes(StandardCharsets.ISO_8859_1);
    }
}
