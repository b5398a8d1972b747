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
 * A process in a seat.
 *
 * <p>A thread of its own writes each message and reads the answer to it, one after the other; so a bot that does not read
 * or does not answer blocks that thread and never the arena, and what it says unasked waits in its pipe. An answer that
 * comes after its time is dropped when it comes, and the next message is sent after it: the two stay in step.
 *
 * @param <P> the position of the game being played
 */
public final class ProcessSeat<P extends Position<P>> implements HostSeat<P> {

    private static final int CHUNK = 16 * 1024;
    private static final long LONGEST_PARK_NANOS = 20_000_000;

    /** Who answers sooner is not looked at while it thinks: a look would take longer than the answer. */
    private static final long LOOKED_AT_NANOS = 5_000_000;

    /** But now and then after an answer: of a process that ends by itself nobody can tell later what it used. */
    private static final long LOOKED_AFTER_NANOS = 10_000_000;

    /** How long after the end of a process its last words are waited for. */
    private static final long LAST_WORDS_NANOS = 100_000_000;

    /** A message and the answer to it. Written by the seat's thread, read by the arena's once {@link #done}. */
    private static final class Exchange {
        final byte[] message;
        final int lines;
        final long askedAt;
        final Answer answer = new Answer();
        /** Just before the first byte was written: a bot may run, and even answer, before the writer does again. */
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
    private final GameInfo.Terms terms;
    private final BotProcess process;
    private final ErrorDrain errors;
    private final Thread arena = Thread.currentThread();
    private final Thread thread;
    private final Queue<Exchange> exchanges = new ConcurrentLinkedQueue<>();
    private final TextOut message = new TextOut();
    private final LineBuffer lines;
    private @Nullable Exchange current;
    private long answerNanos;
    private long cpuMicros;

    /** What the process had used before the match: it may have played others. */
    private final long cpuBefore;

    private boolean failed;
    private boolean hasAnswered;
    private final CpuMeter meter;
    private final MatchClock matchClock;
    private final TurnClock clock;
    private long meteredMicros;

    /** The most processor time that was ever seen: of a process that ended by itself the last that is known. */
    private long seenMicros;

    private long lookedAt;

    private boolean closed;

    /** A look at the meters costs more than a short turn, so who is not asked for them does not look. */
    private final boolean metered;

    /** Seats a process that was just started. Called by the thread that will play the match. */
    public ProcessSeat(
            Rules<P> rules,
            int seat,
            GameInfo.Terms terms,
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
        lookedAt = matchClock.now();
        clock = new TurnClock(seat, time, matchClock, new StarvationDetector(process.cpuMeter()::byThread));
        errors = process.drain();
        this.metered = metered;
        cpuBefore = metered ? meter.micros() : 0;
        meteredMicros = cpuBefore;
        thread = new Thread(this::converse, "regatta-seat-" + seat);
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
        lookNowAndThen();
        long endedAt = answered ? exchange.answeredAt : matchClock.now();
        answerNanos = clock.pure(answered ? exchange.sentAt : exchange.askedAt, endedAt);
        if (answered && exchange.fault != null) {
            requireSandbox(exchange.fault);
            return exchange.fault;
        }
        if (!answered && !process.alive()) {
            Fault fault = crashed("");
            requireSandbox(fault);
            return fault;
        }
        if (clock.tooLate(position.turn(), exchange.askedAt, endedAt) || !answered) {
            return Fault.late(lateness(exchange, position.turn()));
        }
        hasAnswered = true;
        for (int i = 0; i < exchange.answer.lines(); i++) {
            addLine(exchange.answer, i, answer);
        }
        return null;
    }

    /**
     * A bot that ends before its first answer may never have been started, because its sandbox could not be set up.
     *
     * @throws MachineFault if so
     */
    private void requireSandbox(Fault fault) {
        if (!hasAnswered && fault.kind() == Fault.Kind.CRASHED) {
            String problem = process.sandboxProblem();
            if (!problem.isEmpty()) {
                throw new MachineFault("The sandbox of a bot cannot be set up on this machine: " + problem, null);
            }
        }
    }

    /**
     * Adds a line as the record will show it: bytes that are not text are replaced before the game sees them, so that it
     * sees the same when the record is played again. A match of bots that are left alone has no record.
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
     * Waits until the answer is whole, its time is over, or the process has ended: a child of it may hold the pipe open, so
     * that the end of its output never comes.
     */
    private boolean await(Exchange exchange) {
        long endedAt = 0;
        while (!exchange.done) {
            long now = matchClock.now();
            if (endedAt != 0 && now - endedAt > LAST_WORDS_NANOS) {
                return exchange.done;
            }
            endedAt = endedAt == 0 && !process.alive() ? now : endedAt;
            long left = clock.leftNanos(exchange.askedAt, now);
            if (left <= 0) {
                return exchange.done;
            }
            LockSupport.parkNanos(this, Math.min(LONGEST_PARK_NANOS, Math.max(1000, left)));
            if (!exchange.done && matchClock.now() - exchange.askedAt > LOOKED_AT_NANOS) {
                look();
            }
            if (Thread.interrupted()) {
                throw new MatchInterrupted();
            }
        }
        return true;
    }

    private void lookNowAndThen() {
        if (matchClock.now() - lookedAt > LOOKED_AFTER_NANOS) {
            look();
        }
    }

    private void look() {
        if (!closed && metered) {
            seenMicros = Math.max(seenMicros, meter.micros());
            lookedAt = matchClock.now();
        }
    }

    private String lateness(Exchange exchange, int turn) {
        String what = exchange.written ? "No whole answer to turn " : "It did not read the message of turn ";
        String starvation = clock.starvation();
        return what + turn + " within " + clock.limitMillis() + " ms"
                + (starvation.isEmpty() ? "." : ": " + starvation + ".");
    }

    /** The life of the seat's thread. It waits without a lock, which would wake it twice a turn. */
    private void converse() {
        byte[] chunk = new byte[CHUNK];
        while (!Thread.interrupted()) {
            Exchange exchange = exchanges.poll();
            if (exchange == null) {
                LockSupport.park(this);
                continue;
            }
            exchange.fault = converse(exchange, process.input(), process.output(), chunk);
            exchange.answeredAt = matchClock.now();
            exchange.done = true;
            LockSupport.unpark(arena);
        }
    }

    private @Nullable Fault converse(Exchange exchange, OutputStream out, InputStream in, byte[] chunk) {
        exchange.sentAt = matchClock.now();
        try {
            out.write(exchange.message);
            out.flush();
        } catch (IOException e) {
            // It may have answered before it went; what it said counts. If not, the end of its output tells.
        }
        exchange.written = true;
        try {
            while (!lines.moveTo(exchange.answer, exchange.lines)) {
                if (lines.waiting() > terms.mostAnswerBytes()) {
                    return Fault.overLimit("More than " + terms.mostAnswerBytes() + " bytes without a whole answer.");
                }
                int n = in.read(chunk);
                if (n < 0) {
                    return crashed(half());
                }
                lines.add(chunk, n);
            }
            return null;
        } catch (IOException e) {
            return crashed(half());
        }
    }

    /** Tells of a line that was begun and never ended. */
    private String half() {
        return lines.waiting() > 0 ? " after the beginning of a line, '" + lines.excerpt(60) + "'" : "";
    }

    private Fault crashed(String half) {
        String overLimit = process.overLimit();
        if (overLimit != null) {
            return Fault.overLimit(overLimit);
        }
        String ending = process.ending();
        errors.finish();
        String words = errors.lastWords();
        return Fault.crashed("It " + ending + half + " instead of answering."
                + (words.isEmpty() ? "" : " Its last words: " + words));
    }

    @Override
    public SeatTurn takeTurn(boolean metered) {
        if (!this.metered) {
            String bytes = errors.take(StandardCharsets.ISO_8859_1);
            return new SeatTurn(answerNanos / 1000, 0, clock.retimed(), bytes, List.of());
        }
        long cpu = metered ? takeCpuMicros() : 0;
        return Annotations.sorted(answerNanos / 1000, cpu, clock.retimed(), errors.take(StandardCharsets.UTF_8));
    }

    private long takeCpuMicros() {
        long before = meteredMicros;
        meteredMicros = Math.max(before, closed ? 0 : meter.micros());
        seenMicros = Math.max(seenMicros, meteredMicros);
        return meteredMicros - before;
    }

    @Override
    public long cpuMicros() {
        return Math.max(seenMicros - cpuBefore, closed ? cpuMicros : usedMicros());
    }

    private long usedMicros() {
        return metered ? Math.max(0, process.cpuMicros() - cpuBefore) : 0;
    }

    @Override
    public @Nullable Invalidation voided() {
        return clock.voided();
    }

    @Override
    public void failed() {
        failed = true;
        if (terms.faultsAreFinal()) {
            end();
        }
    }

    private void end() {
        if (!closed) {
            cpuMicros = usedMicros();
            closed = true;
            thread.interrupt();
            process.release(sound());
            if (!process.alive()) {
                errors.finish();
            }
        }
    }

    /** Returns whether it answered everything as it should, and says nothing that nobody asked for. */
    private boolean sound() {
        Exchange last = current;
        if (failed || voided() != null || last != null && !last.done || lines.waiting() > 0 || !process.alive()) {
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
