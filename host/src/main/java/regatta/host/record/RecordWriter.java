package regatta.host.record;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;
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
 * Writes a record as the match goes: gzipped JSON lines, flushed so often that an arena that is killed leaves a readable
 * file. The last line seals it with a digest of all lines before. If the machine fails, say because its disk is full, the
 * match goes on without a record, and what is wrong is told at its end.
 */
public final class RecordWriter implements Closeable {

    private static final long FLUSH_NANOS = 200_000_000;

    private final OutputStream out;
    private final MessageDigest digest;
    private final TextOut line = new TextOut();
    private long flushedAt = System.nanoTime();
    private @Nullable IOException failure;

    public RecordWriter(OutputStream file, RecordHeader header) throws IOException {
        out = new GZIPOutputStream(new Lenient(file), 1 << 14, true);
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
        writeHeader(header);
    }

    /** Makes a file for a record, in a folder that is made if there is none. */
    public static OutputStream created(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        return Files.newOutputStream(file);
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

    /** Writes what happened in a turn, after it was played. */
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
        if (System.nanoTime() - flushedAt > FLUSH_NANOS) {
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
            if (turn.retimed()) {
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

    /** Writes the result and seals the record. */
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
        try {
            out.write(line.array(), 0, line.size());
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Lets all that was written be read. */
    public void flush() {
        flushedAt = System.nanoTime();
        try {
            out.flush();
        } catch (IOException e) {
            fail(e);
        }
    }

    private void fail(IOException e) {
        failure = failure == null ? e : failure;
    }

    /** Returns why the record is not whole, as a sentence, or null if it is. */
    @Nullable
    public String problem() {
        return failure == null ? null : MachineFault.reason(failure);
    }

    @Override
    public void close() {
        close(out);
    }

    private void close(OutputStream stream) {
        try {
            stream.close();
        } catch (IOException e) {
            fail(e);
        }
    }

    /** A file of which nothing more is written once writing failed: what is there stays readable. */
    private final class Lenient extends OutputStream {

        private final OutputStream file;

        Lenient(OutputStream file) {
            this.file = file;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            if (failure == null) {
                try {
                    file.write(bytes, from, length);
                } catch (IOException e) {
                    fail(e);
                }
            }
        }

        @Override
        public void close() {
            RecordWriter.this.close(file);
        }
    }
}
