package regatta.host;

import java.util.concurrent.locks.LockSupport;

/**
 * Notices when the arena itself stood still: a thread that wants to wake every millisecond and notes how late it was. A
 * pause of the virtual machine or of the whole computer is not held against a bot.
 */
final class StallProbe implements AutoCloseable {

    private static final long STEP_NANOS = 1_000_000;

    /** Waking late by less than this is ordinary. */
    private static final long ORDINARY_NANOS = 20_000_000;

    private static final int KEPT = 256;

    private final long[] ends = new long[KEPT];
    private final long[] lengths = new long[KEPT];
    private int count;
    private volatile boolean closed;
    private final Thread thread;

    StallProbe() {
        thread = new Thread(this::watch, "regatta-stall-probe");
        thread.setDaemon(true);
        thread.start();
    }

    private void watch() {
        long before = System.nanoTime();
        while (!closed) {
            LockSupport.parkNanos(STEP_NANOS);
            long now = System.nanoTime();
            if (now - before > ORDINARY_NANOS) {
                note(now, now - before - STEP_NANOS);
            }
            before = now;
        }
    }

    private synchronized void note(long end, long length) {
        ends[count % KEPT] = end;
        lengths[count % KEPT] = length;
        count++;
    }

    /** Returns how long the arena stood still between two readings of the clock. */
    synchronized long stalledNanos(long from, long to) {
        long sum = 0;
        for (int i = Math.max(0, count - KEPT); i < count; i++) {
            long end = Math.min(ends[i % KEPT], to);
            long begin = Math.max(ends[i % KEPT] - lengths[i % KEPT], from);
            sum += Math.max(0, end - begin);
        }
        return sum;
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
    }
}
