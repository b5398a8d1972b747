package regatta.host.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.GameInfo;
import regatta.core.Position;
import regatta.core.Rules;
import regatta.core.TextOut;
import regatta.host.io.MachineFault;

/**
 * A seat taken by a process.
 *
 * <p>A separate thread writes each message and reads the answer to it, one after the other. A bot that does not read or
 * answer blocks only that thread, and output that was not requested stays in its pipe. An answer that comes too late is
 * dropped when it arrives, and the next message is sent after that, so that messages and answers stay in step.
 */
public final class ProcessSeat<P extends Position<P>> implements HostSeat<P> {

    private static final int CHUNK = 16 * 1024;
    private static final long MAX_PARK_NANOS = 20_000_000;

    /** The meter is read while a bot thinks only after this long, because reading takes longer than a quick answer. */
    private static final long MIN_METERED_NANOS = 5_000_000;

    /** How often the meter is read after answers. The usage of a process that ends by itself cannot be read later. */
    private static final long METER_INTERVAL_NANOS = 10_000_000;

    /** How long the seat waits for remaining output after the end of the process. */
    private static final long REMAINING_OUTPUT_NANOS = 100_000_000;

    /** A message and its answer. Written by the seat's thread, and read by the arena's thread once {@link #done}. */
    private static final class Exchange {
        final byte[] message;
        final int lines;
        final long askedAt;
        final Answer answer = new Answer();
        /** The time just before the first byte was written: a bot may answer before the writer runs again. */
        long sentAt;

        volatile boolean written;

        long answeredAt;

        @Nullable
        Fault fault;

        volatile boolean done;

        Exchange(byte[] message, int lines, long askedAt) {
            this.message = message;
            this.lines = lines;
            this.askedAt = askedAt;
        }
    }

    private final Rules<P> rules;
    private final int seat;
    private final GameInfo.ProtocolTerms terms;
    private final BotProcess process;
    private final StderrReader errors;
    private final Thread arena = Thread.currentThread();
    private final Thread thread;
    private final Queue<Exchange> exchanges = new ConcurrentLinkedQueue<>();
    private final TextOut message = new TextOut();
    private final LineBuffer lines;
    private @Nullable Exchange current;
    private long answerNanos;
    private long cpuMicros;

    /** The processor time used in earlier matches of a pooled process. */
    private final long cpuBefore;

    private boolean failed;
    private boolean hasAnswered;
    private final CpuMeter meter;
    private final MatchClock matchClock;
    private final TurnClock clock;
    private long meteredMicros;

    /** The largest processor time read so far: the last known value if the process ended by itself. */
    private long maxReadMicros;

    private long meterReadAt;

    private boolean closed;

    /** Whether processor time is measured at all. Reading the meters costs more than a short turn. */
    private final boolean metered;

    /** Seats a process that was just started. To be called by the thread that plays the match. */
    public ProcessSeat(
            Rules<P> rules,
            int seat,
            GameInfo.ProtocolTerms terms,
            TimeControl time,
            MatchClock matchClock,
            BotProcess process,
            boolean metered) {
        this.rules = rules;
        this.seat = seat;
        this.terms = terms;
        this.process = process;
        this.lines = new LineBuffer(terms.carriageReturnEndsLine());
        meter = process.cpuMeter();
        this.matchClock = matchClock;
        meterReadAt = matchClock.now();
        clock = new TurnClock(seat, time, matchClock, new StarvationDetector(process.cpuMeter()::byThread));
        errors = process.stderr();
        this.metered = metered;
        cpuBefore = metered ? meter.micros() : 0;
        meteredMicros = cpuBefore;
        thread = new Thread(this::exchangeAll, "regatta-seat-" + seat);
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void ask(P position, int awaitedLines) {
        message.clear();
        rules.observe(position, seat, message);
        current = new Exchange(Arrays.copyOf(message.array(), message.size()), awaitedLines, matchClock.now());
        clock.begin();
        exchanges.add(current);
        LockSupport.unpark(thread);
    }

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        Exchange exchange = current;
        if (exchange == null) {
            throw new IllegalStateException("seat " + seat + " was not asked");
        }
        boolean answered = await(exchange);
        readMeterIfDue();
        long endedAt = answered ? exchange.answeredAt : matchClock.now();
        answerNanos = clock.withoutStalls(answered ? exchange.sentAt : exchange.askedAt, endedAt);
        if (answered && exchange.fault != null) {
            requireSandbox(exchange.fault);
            return exchange.fault;
        }
        if (!answered && !process.alive()) {
            Fault fault = crashed("");
            requireSandbox(fault);
            return fault;
        }
        if (clock.isTooLate(position.turn(), exchange.askedAt, endedAt) || !answered) {
            return Fault.late(lateness(exchange, position.turn()));
        }
        hasAnswered = true;
        for (int i = 0; i < exchange.answer.lines(); i++) {
            addLine(exchange.answer, i, answer);
        }
        return null;
    }

    /**
     * Checks that a bot which ended before its first answer was started at all.
     *
     * @throws MachineFault if its sandbox cannot be set up
     */
    private void requireSandbox(Fault fault) {
        if (!hasAnswered && fault.kind() == Fault.Kind.CRASHED) {
            String problem = process.sandboxProblem();
            if (!problem.isEmpty()) {
                throw new MachineFault("Cannot set up the sandbox of a bot on this machine: " + problem, null);
            }
        }
    }

    /**
     * Adds a line in the form in which records store it: bytes that are not UTF-8 are replaced before the game reads
     * them, so that a replay reads the same. Matches without a sandbox have no record.
     */
    private void addLine(Answer from, int line, Answer to) {
        byte[] bytes = from.bytes();
        for (int i = from.start(line); metered && i < from.end(line); i++) {
            if (bytes[i] < 0) {
                to.add(from.line(line));
                return;
            }
        }
        to.add(bytes, from.start(line), from.end(line));
    }

    /**
     * Waits until the answer is complete, its time is up, or the process has ended. The end of the process is checked
     * separately, because a child of it may hold the pipe open.
     */
    private boolean await(Exchange exchange) {
        long endedAt = 0;
        while (!exchange.done) {
            long now = matchClock.now();
            if (endedAt != 0 && now - endedAt > REMAINING_OUTPUT_NANOS) {
                return exchange.done;
            }
            endedAt = endedAt == 0 && !process.alive() ? now : endedAt;
            long left = clock.leftNanos(exchange.askedAt, now);
            if (left <= 0) {
                return exchange.done;
            }
            LockSupport.parkNanos(this, Math.min(MAX_PARK_NANOS, Math.max(1000, left)));
            if (!exchange.done && matchClock.now() - exchange.askedAt > MIN_METERED_NANOS) {
                readMeter();
            }
            if (Thread.interrupted()) {
                throw new MatchInterrupted();
            }
        }
        return true;
    }

    private void readMeterIfDue() {
        if (matchClock.now() - meterReadAt > METER_INTERVAL_NANOS) {
            readMeter();
        }
    }

    private void readMeter() {
        if (!closed && metered) {
            maxReadMicros = Math.max(maxReadMicros, meter.micros());
            meterReadAt = matchClock.now();
        }
    }

    private String lateness(Exchange exchange, int turn) {
        String what = exchange.written ? "No complete answer to turn " : "Did not read the message of turn ";
        String starvation = clock.starvation();
        return what + turn + " within " + clock.limitMillis() + " ms"
                + (starvation.isEmpty() ? "." : ": " + starvation + ".");
    }

    /** Runs the seat's thread. It waits without a lock, which would wake it twice per turn. */
    private void exchangeAll() {
        byte[] chunk = new byte[CHUNK];
        while (!Thread.interrupted()) {
            Exchange exchange = exchanges.poll();
            if (exchange == null) {
                LockSupport.park(this);
                continue;
            }
            exchange.fault = exchange(exchange, process.input(), process.output(), chunk);
            exchange.answeredAt = matchClock.now();
            exchange.done = true;
            LockSupport.unpark(arena);
        }
    }

    private @Nullable Fault exchange(Exchange exchange, OutputStream out, InputStream in, byte[] chunk) {
        exchange.sentAt = matchClock.now();
        try {
            out.write(exchange.message);
            out.flush();
        } catch (IOException e) {
            // The bot may have answered before it ended. If not, the end of its output is noticed below.
        }
        exchange.written = true;
        try {
            while (!lines.moveTo(exchange.answer, exchange.lines)) {
                if (lines.waiting() > terms.maxAnswerBytes()) {
                    return Fault.overLimit("More than " + terms.maxAnswerBytes() + " bytes without a complete answer.");
                }
                int n = in.read(chunk);
                if (n < 0) {
                    return crashed(partialLine());
                }
                lines.add(chunk, n);
            }
            return null;
        } catch (IOException e) {
            return crashed(partialLine());
        }
    }

    private String partialLine() {
        return lines.waiting() > 0 ? " after an incomplete line '" + lines.excerpt(60) + "'" : "";
    }

    private Fault crashed(String partialLine) {
        String overLimit = process.overLimit();
        if (overLimit != null) {
            return Fault.overLimit(overLimit);
        }
        String ending = process.ending();
        errors.finish();
        String sentence = "The bot " + ending + partialLine + " instead of answering.";
        return Fault.crashed(CrashReport.of(sentence, errors.lastLines()));
    }

    @Override
    public SeatTurn takeTurn(boolean metered) {
        if (!this.metered) {
            String bytes = errors.take(StandardCharsets.ISO_8859_1);
            return new SeatTurn(answerNanos / 1000, 0, clock.stallAdjusted(), bytes, List.of());
        }
        long cpu = metered ? takeCpuMicros() : 0;
        return Annotations.split(answerNanos / 1000, cpu, clock.stallAdjusted(), errors.take(StandardCharsets.UTF_8));
    }

    private long takeCpuMicros() {
        long before = meteredMicros;
        meteredMicros = Math.max(before, closed ? 0 : meter.micros());
        maxReadMicros = Math.max(maxReadMicros, meteredMicros);
        return meteredMicros - before;
    }

    @Override
    public long cpuMicros() {
        return Math.max(maxReadMicros - cpuBefore, closed ? cpuMicros : usedMicros());
    }

    private long usedMicros() {
        return metered ? Math.max(0, process.cpuMicros() - cpuBefore) : 0;
    }

    @Override
    public @Nullable Invalidation invalidation() {
        return clock.invalidation();
    }

    @Override
    public void failed() {
        failed = true;
        if (terms.faultsAreFinal()) {
            end();
        }
    }

    @Override
    public @Nullable BotEnding awaitEnding() {
        long peakKilobytes = process.peakKilobytes();
        try {
            int unread = lines.waiting() + process.output().available();
            process.input().close();
            return new BotEnding(process.awaitEnd(1), unread, peakKilobytes);
        } catch (IOException e) {
            return null; // it has ended or was stopped
        }
    }

    private void end() {
        if (!closed) {
            cpuMicros = usedMicros();
            closed = true;
            thread.interrupt();
            process.release(isReusable());
            if (!process.alive()) {
                errors.finish();
            }
        }
    }

    /** Returns whether the bot answered every message correctly and has no unexpected output. */
    private boolean isReusable() {
        Exchange last = current;
        if (failed || invalidation() != null || last != null && !last.done || lines.waiting() > 0 || !process.alive()) {
            return false;
        }
        try {
            thread.join(1000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return !thread.isAlive();
    }

    @Override
    public void close() {
        end();
    }
}
