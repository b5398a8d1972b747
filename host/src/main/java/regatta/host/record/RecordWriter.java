package regatta.host.record;

import java.io.Closeable;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.JsonOut;
import regatta.core.Orders;
import regatta.core.Position;
import regatta.core.Standing;
import regatta.core.TextOut;
import regatta.core.Turn;
import regatta.host.io.MachineFault;
import regatta.host.process.SeatTurn;

/**
 * Writes a record during its match as JSON lines, flushed regularly, so that the file stays readable if the arena is
 * killed. The last line contains a digest of all lines before. If a sink fails, such as when the disk is full, the
 * match continues without it, and the problem is reported at the end.
 */
public final class RecordWriter implements Closeable {

    private static final long FLUSH_NANOS = 200_000_000;

    private final List<RecordSink> sinks;
    private final LongSupplier clock;
    private final MessageDigest digest;
    private final TextOut line = new TextOut();
    private long flushedAt;
    private @Nullable IOException failure;

    /**
     * Begins a record and writes its header.
     *
     * @param sinks the sinks, which this writer closes
     * @param clock returns the time in nanoseconds, as {@link System#nanoTime} does
     */
    public RecordWriter(List<RecordSink> sinks, RecordHeader header, LongSupplier clock) {
        this.sinks = new ArrayList<>(sinks);
        this.clock = clock;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
        writeHeader(header);
    }

    private void writeHeader(RecordHeader header) {
        JsonOut json = begin().key("regatta").value(header.format());
        json.key("scenario").value(header.scenario().toString());
        if (header.named().hasLabel()) {
            json.key("label").value(header.named().label().toString());
        }
        json.key("rulesVersion").value(header.rulesVersion()).key("bots").open('[');
        header.bots().forEach(json::value);
        json.close(']')
                .key("made")
                .value(header.made())
                .key("start")
                .value(header.start())
                .close('}');
        end(true);
        flush();
    }

    public void writeTurn(Position<?> position, Turn turn, List<SeatTurn> seats) {
        JsonOut json = begin().key("turn").value(turn.number()).key("said").open('[');
        for (int seat = 0; seat < turn.seats(); seat++) {
            if (turn.answer(seat).lines() == 0) {
                json.raw(NULL);
            } else {
                json.open('[');
                turn.answer(seat).texts().forEach(json::value);
                json.close(']');
            }
        }
        json.close(']').key("micros").open('[');
        seats.forEach(seat -> json.value(seat.micros()));
        json.close(']').key("cpu").open('[');
        seats.forEach(seat -> json.value(seat.cpuMicros()));
        json.close(']');
        writeFaults(turn.orders(), json);
        writeSeats(seats, json);
        json.key("fingerprint").value(Fingerprint.text(position.fingerprint())).close('}');
        end(true);
        if (clock.getAsLong() - flushedAt > FLUSH_NANOS) {
            flush();
        }
    }

    private static final TextOut NULL = new TextOut().put("null");

    private static void writeFaults(Orders orders, JsonOut json) {
        boolean any = false;
        for (int seat = 0; seat < orders.seats(); seat++) {
            Fault fault = orders.fault(seat);
            if (fault != null) {
                if (!any) {
                    json.key("faults").open('{');
                }
                any = true;
                json.key(seat).open('{').key("kind").value(fault.kind().name());
                json.key("detail").value(fault.detail()).close('}');
            }
        }
        if (any) {
            json.close('}');
        }
    }

    private static void writeSeats(List<SeatTurn> seats, JsonOut json) {
        for (int seat = 0; seat < seats.size(); seat++) {
            SeatTurn turn = seats.get(seat);
            if (turn.stallAdjusted()) {
                json.key("retimed" + seat).value(true);
            }
            if (!turn.log().isEmpty()) {
                json.key("log" + seat).value(turn.log());
            }
            if (!turn.notes().isEmpty()) {
                json.key("notes" + seat).open('[');
                turn.notes().forEach(note -> json.raw(new TextOut().put(note)));
                json.close(']');
            }
        }
    }

    public void writeResult(int turns, List<Standing> standings) {
        JsonOut json = begin().key("turns").value(turns).key("result").open('[');
        for (Standing standing : standings) {
            json.open('{').key("seat").value(standing.seat()).key("rank").value(standing.rank());
            json.key("score").value(standing.score()).close('}');
        }
        json.close(']')
                .key("sha256")
                .value(HexFormat.of().formatHex(digest.digest()))
                .close('}');
        end(false);
    }

    private JsonOut begin() {
        line.clear();
        return new JsonOut(line).open('{');
    }

    private void end(boolean digested) {
        line.newline();
        if (digested) {
            digest.update(line.array(), 0, line.size());
        }
        forEachSink(sink -> sink.write(line.array(), line.size()));
    }

    public void flush() {
        flushedAt = clock.getAsLong();
        forEachSink(RecordSink::flush);
    }

    /** Returns why the record is incomplete, as a sentence, or null if it is complete. */
    @Nullable
    public String problem() {
        return failure == null ? null : MachineFault.reason(failure);
    }

    @Override
    public void close() {
        forEachSink(RecordSink::close);
        sinks.clear();
    }

    private interface Action {
        void on(RecordSink sink) throws IOException;
    }

    private void forEachSink(Action action) {
        for (RecordSink sink : List.copyOf(sinks)) {
            try {
                action.on(sink);
            } catch (IOException e) {
                failure = failure == null ? e : failure;
                sinks.remove(sink);
                closeFailed(sink);
            }
        }
    }

    private static void closeFailed(RecordSink sink) {
        try {
            sink.close();
        } catch (IOException e) {
            // The first failure is the one to report.
        }
    }
}
