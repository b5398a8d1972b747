package regatta.host.process;

import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * The clock of a match, which also detects stalls of the arena: a thread that sleeps for a few milliseconds at a time
 * records when it woke up too late. Pauses of the virtual machine or of the whole computer are not charged to a bot.
 */
public final class MatchClock implements AutoCloseable {

    static final long STEP_NANOS = 4_000_000;

    /** A delay below this is normal scheduling. */
    static final long MIN_STALL_NANOS = 20_000_000;

    private static final int MAX_STALLS = 256;

    private final LongSupplier clock;
    private final long[] ends = new long[MAX_STALLS];
    private final long[] lengths = new long[MAX_STALLS];
    private int count;
    private long lastWake;
    private volatile boolean closed;

    /** Creates a clock whose {@link #wake} is called from outside, for tests. */
    MatchClock(LongSupplier clock) {
        this.clock = clock;
        lastWake = clock.getAsLong();
    }

    public static MatchClock start() {
        MatchClock started = new MatchClock(System::nanoTime);
        Thread thread = new Thread(started::watch, "regatta-clock");
        thread.setDaemon(true);
        thread.start();
        return started;
    }

    private void watch() {
        while (!closed) {
            LockSupport.parkNanos(STEP_NANOS);
            wake();
        }
    }

    synchronized void wake() {
        long now = now();
        if (now - lastWake > MIN_STALL_NANOS) {
            ends[count % MAX_STALLS] = now;
            lengths[count % MAX_STALLS] = now - lastWake - STEP_NANOS;
            count++;
        }
        lastWake = now;
    }

    /** Returns the time in nanoseconds, as {@link System#nanoTime} does. */
    public long now() {
        return clock.getAsLong();
    }

    /** Returns how long the arena stalled between two times, including a stall that is just ending. */
    synchronized long stalledNanos(long from, long to) {
        long sum = to - lastWake > MIN_STALL_NANOS ? overlap(lastWake + STEP_NANOS, to, from, to) : 0;
        for (int i = Math.max(0, count - MAX_STALLS); i < count; i++) {
            sum += overlap(ends[i % MAX_STALLS] - lengths[i % MAX_STALLS], ends[i % MAX_STALLS], from, to);
        }
        return sum;
    }

    private static long overlap(long begin, long end, long from, long to) {
        return Math.max(0, Math.min(end, to) - Math.max(begin, from));
    }

    /** Ends the watching thread within a few milliseconds. */
    @Override
    public void close() {
        closed = true;
    }
}
