package regatta.host.process;

import java.util.concurrent.locks.LockSupport;

/**
 * Notices when the arena itself stood still: a thread that wants to wake every few milliseconds and notes how late it was. A
 * pause of the virtual machine or of the whole computer is not held against a bot.
 */
public final class StallProbe implements AutoCloseable {

    private static final long STEP_NANOS = 4_000_000;

    /** Waking late by less than this is ordinary. */
    private static final long ORDINARY_NANOS = 20_000_000;

    private static final int KEPT = 256;

    private final long[] ends = new long[KEPT];
    private final long[] lengths = new long[KEPT];
    private int count;
    private long lastWake = System.nanoTime();
    private volatile boolean closed;
    private final Thread thread;

    public StallProbe() {
        thread = new Thread(this::watch, "regatta-stall-probe");
        thread.setDaemon(true);
        thread.start();
    }

    private void watch() {
        while (!closed) {
            LockSupport.parkNanos(STEP_NANOS);
            wake(System.nanoTime());
        }
    }

    private synchronized void wake(long now) {
        if (now - lastWake > ORDINARY_NANOS) {
            ends[count % KEPT] = now;
            lengths[count % KEPT] = now - lastWake - STEP_NANOS;
            count++;
        }
        lastWake = now;
    }

    /**
     * Returns how long the arena stood still between two readings of the clock. A pause that the probe has not woken from
     * yet counts too: who asks may be the first to run again.
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

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
    }
}
