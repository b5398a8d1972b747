package regatta.host.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.Standing;
import regatta.core.Turn;
import regatta.host.process.HostSeat;
import regatta.host.process.Invalidation;
import regatta.host.process.SeatTurn;
import regatta.host.record.RecordWriter;

/** Collects the times, faults and moves of a match, and writes them to its record if there is one. */
final class MatchLog<P extends Position<P>> implements Match.Watcher<P> {

    /** A bot that reports more values than this invents names. */
    private static final int MAX_STATS = 16;

    private static final class Column {
        final List<TurnFault> faults = new ArrayList<>();
        final Map<String, Double> stats = new TreeMap<>();
        long[] micros = new long[64];
        int count;

        /** Whether the first answer has come. It is not counted, because it includes the start of the program. */
        boolean hasAnswered;

        void addTime(long answerMicros) {
            if (hasAnswered) {
                if (count == micros.length) {
                    micros = Arrays.copyOf(micros, count * 2);
                }
                micros[count++] = answerMicros;
            }
            hasAnswered = true;
        }

        void addStats(Map<String, Double> reported) {
            if (stats.size() <= MAX_STATS) {
                stats.putAll(reported);
            }
        }
    }

    private final List<HostSeat<P>> seats;
    private final @Nullable RecordWriter writer;
    private final MatchRunner.@Nullable ErrorListener errors;
    private final List<Column> columns = new ArrayList<>();
    private final Fingerprint moves;
    private int turns;

    MatchLog(
            P start,
            List<HostSeat<P>> seats,
            @Nullable RecordWriter writer,
            MatchRunner.@Nullable ErrorListener errors) {
        this.errors = errors;
        this.seats = seats;
        this.writer = writer;
        moves = new Fingerprint().add(start.fingerprint());
        seats.forEach(seat -> columns.add(new Column()));
    }

    @Override
    public void turnEnds(P position, Turn turn) {
        List<SeatTurn> notes = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            Fault fault = turn.orders().fault(seat);
            if (fault != null) {
                columns.get(seat).faults.add(TurnFault.of(turn.number(), fault));
                moves.add(fault.kind().ordinal());
            }
            addMoves(turn.answer(seat));
            notes.add(turn.asked(seat) ? note(seat, turn.number()) : SeatTurn.NOTHING);
        }
        if (writer != null) {
            writer.writeTurn(position, turn, notes);
        }
        turns++;
    }

    private void addMoves(Answer answer) {
        moves.add(answer.lines());
        for (int line = 0; line < answer.lines(); line++) {
            moves.add(answer.end(line));
        }
        moves.add(answer.bytes(), answer.lines() == 0 ? 0 : answer.end(answer.lines() - 1));
    }

    private SeatTurn note(int seat, int turn) {
        SeatTurn note = seats.get(seat).takeTurn(writer != null);
        columns.get(seat).addTime(note.micros());
        addOutput(seat, turn, note);
        return note;
    }

    private void addOutput(int seat, int turn, SeatTurn note) {
        columns.get(seat).addStats(note.stats());
        String error = note.error();
        if (error != null) {
            columns.get(seat).faults.add(TurnFault.of(turn, Fault.reported(error)));
        }
        if (errors != null && !note.log().isEmpty()) {
            errors.onOutput(seat, note.log());
        }
    }

    /** Finishes the record and returns the report of the match. */
    MatchReport report(Job job, P position, List<Standing> standings, long nanos) {
        if (writer != null && position.over()) {
            writer.writeResult(turns, standings);
        }
        if (writer != null) {
            writer.close();
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            addOutput(seat, turns - 1, seats.get(seat).takeTurn(false)); // output after the last answer
        }
        List<MatchReport.SeatReport> reports = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            Column column = columns.get(seat);
            reports.add(new MatchReport.SeatReport(
                    job.bots().get(seat).name(),
                    standings.get(seat),
                    List.copyOf(column.faults),
                    MatchReport.Times.of(column.micros, column.count),
                    seats.get(seat).cpuMicros(),
                    column.stats));
        }
        return new MatchReport(
                reports,
                turns,
                nanos / 1_000_000,
                position.over(),
                Fingerprint.text(moves.value()),
                invalidation(),
                writer == null ? null : writer.problem());
    }

    private @Nullable Invalidation invalidation() {
        for (HostSeat<P> seat : seats) {
            Invalidation why = seat.invalidation();
            if (why != null) {
                return why;
            }
        }
        return null;
    }
}
