package regatta.host.process;

import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * The clock of a match, which also notices when the arena itself stood still: a thread that wants to wake every few
 * milliseconds notes how late it was. A pause of the virtual machine or of the whole computer is not held against a bot.
 */
public final class MatchClock implements AutoCloseable {

    static final long STEP_NANOS = 4_000_000;

    /** Waking late by less than this is ordinary. */
    static final long ORDINARY_NANOS = 20_000_000;

    private static final int KEPT = 256;

    private final LongSupplier clock;
    private final long[] ends = new long[KEPT];
    private final long[] lengths = new long[KEPT];
    private int count;
    private long lastWake;
    private volatile boolean closed;

    /** Makes a clock of which somebody else calls {@link #wake}. */
    MatchClock(LongSupplier clock) {
        this.clock = clock;
        lastWake = clock.getAsLong();
    }

    /** Starts a clock that shows the time of this machine. */
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
        if (now - lastWake > ORDINARY_NANOS) {
            ends[count % KEPT] = now;
            lengths[count % KEPT] = now - lastWake - STEP_NANOS;
            count++;
        }
        lastWake = now;
    }

    /** Returns the time in nanoseconds, as {@link System#nanoTime} does. */
    long now() {
        return clock.getAsLong();
    }

    /**
     * Returns how long the arena stood still between two times. A pause that the watching thread has not woken from yet counts
     * too, because the caller may be the first to run again.
     */
    synchronized long stalledNanos(long from, long to) {
        long sum = to - lastWake > ORDINARY_NANOS ? overlap(lastWake + STEP_NANOS, to, from, to) : 0;
        for (int i = Math.max(0, count - KEPT); i < count; i++) {
            sum += overlap(ends[i % KEPT] - lengths[i % KEPT], ends[i % KEPT], from, to);
        }
        return sum;
    }

    private static long overlap(long begin, long end, long from, long to) {
        return Math.max(0, Math.min(end, to) - Math.max(begin, from));
    }

    /** Lets the watching thread end, a few milliseconds later. */
    @Override
    public void close() {
        closed = true;
    }
}
