package regatta.host;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.Position;
import regatta.core.Standing;

/**
 * Watches a match: takes the times, notes the faults, ends the bots that failed, and writes the record.
 *
 * @param <P> the position of the game being played
 */
final class MatchLog<P extends Position<P>> implements Match.Watcher<P>, AutoCloseable {

    private final List<HostSeat<P>> seats;
    private final @Nullable RecordWriter writer;
    private final Arena.Listener listener;
    private final List<List<String>> faults = new ArrayList<>();
    private long[][] micros = new long[0][0];
    private int[] counts = new int[0];

    /** Who has given a first answer, which takes as long as a program takes to start and is not counted. */
    private boolean[] greeted = new boolean[0];

    private int turn;
    private int turns;
    private boolean interrupted;

    /** Watches the match of {@code seats}, which are filled before it begins. */
    MatchLog(List<HostSeat<P>> seats, @Nullable RecordWriter writer, Arena.Listener listener) {
        this.seats = seats;
        this.writer = writer;
        this.listener = listener;
    }

    /** Plays a turn; if the match is interrupted in the middle of it, the turn did not happen. */
    void guard(Runnable play) {
        try {
            play.run();
        } catch (MatchInterrupted e) {
            interrupted = true;
        }
    }

    boolean interrupted() {
        return interrupted;
    }

    @Override
    public void turnBegins(P position) {
        turn = position.turn();
        if (micros.length == 0) {
            micros = new long[seats.size()][64];
            counts = new int[seats.size()];
            greeted = new boolean[seats.size()];
            seats.forEach(seat -> faults.add(new ArrayList<>()));
        }
    }

    @Override
    public void turnEnds(P position, List<Answer> answers, Orders orders, Events events) {
        List<SeatTurn> notes = new ArrayList<>();
        boolean[] asked = new boolean[seats.size()];
        for (int seat = 0; seat < seats.size(); seat++) {
            Fault fault = orders.fault(seat);
            asked[seat] = answers.get(seat).lines() > 0 || fault != null;
            if (fault != null) {
                faults.get(seat).add("turn " + turn + ": " + fault.kind() + ": " + fault.detail());
                seats.get(seat).failed();
            }
            notes.add(note(seat, asked[seat]));
        }
        if (writer != null) {
            writer.writeTurn(turn, position, asked, answers, orders, notes);
        }
        turns++;
        listener.turnPlayed(turn, position.turnLimit());
    }

    private SeatTurn note(int index, boolean asked) {
        HostSeat<P> seat = seats.get(index);
        if (!asked) {
            return new SeatTurn(0, 0, false, "", List.of());
        }
        if (greeted[index]) {
            addTime(index, seat.answerMicros());
        }
        greeted[index] = true;
        long cpuMicros = writer == null ? 0 : seat.takeCpuMicros();
        return Annotations.sorted(seat.answerMicros(), cpuMicros, seat.retimed(), seat.takeLog());
    }

    private void addTime(int seat, long answerMicros) {
        if (counts[seat] == micros[seat].length) {
            micros[seat] = Arrays.copyOf(micros[seat], counts[seat] * 2);
        }
        micros[seat][counts[seat]++] = answerMicros;
    }

    /** Closes the record and tells what came of the match. */
    MatchReport report(MatchPlan plan, P position, List<Standing> standings, long nanos) {
        if (writer != null && position.over()) {
            writer.writeResult(turns, standings);
        }
        List<MatchReport.SeatReport> reports = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            MatchReport.Times times = counts.length == 0
                    ? new MatchReport.Times(0, 0, 0, 0)
                    : MatchReport.Times.of(micros[seat], counts[seat]);
            reports.add(new MatchReport.SeatReport(
                    plan.bots().get(seat).text(),
                    standings.get(seat),
                    faults.isEmpty() ? List.of() : List.copyOf(faults.get(seat)),
                    times,
                    seats.get(seat).cpuMicros()));
        }
        return new MatchReport(reports, turns, nanos / 1_000_000, position.over());
    }

    @Override
    public void close() {
        if (writer != null) {
            writer.close();
        }
    }
}
