package regatta.host.process;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Tells a bot that is slow from a bot that was not given a processor. While an answer is overdue it measures how long the bot
 * ran, and how long its threads waited for a processor. A bot was starved if one of its threads waited for more than half of
 * the time and all of them together ran for less than half of it: a bot that sleeps does not wait for a processor, and one
 * that fills the queue with its own threads runs.
 */
final class StarvationDetector {

    /** Shorter measurements show chance only. */
    static final long MIN_NANOS = 10_000_000;

    private final Supplier<Map<String, long[]>> threadTimes;
    private Map<String, long[]> before = Map.of();
    private long began;
    private boolean measuring;
    private long measuredNanos;
    private long ranNanos;
    private long waitedNanos;

    /**
     * Prepares to measure.
     *
     * @param threadTimes by thread how long it ran and how long it waited for a processor, in nanoseconds
     */
    StarvationDetector(Supplier<Map<String, long[]>> threadTimes) {
        this.threadTimes = threadTimes;
    }

    void begin() {
        measuring = false;
        measuredNanos = 0;
    }

    /** Begins to measure, once per turn: bots that answer soon are never measured. */
    void watch(long now) {
        if (!measuring) {
            measuring = true;
            began = now;
            before = threadTimes.get();
        }
    }

    boolean starved(long now) {
        if (!measuring || now - began < MIN_NANOS) {
            return false;
        }
        measuredNanos = now - began;
        ranNanos = 0;
        waitedNanos = 0;
        new TreeMap<>(threadTimes.get()).forEach((thread, counts) -> {
            long[] then = before.getOrDefault(thread, new long[2]);
            ranNanos += counts[0] - then[0];
            waitedNanos = Math.max(waitedNanos, counts[1] - then[1]);
        });
        return waitedNanos > measuredNanos / 2 && ranNanos < measuredNanos / 2;
    }

    /** Returns how long the thread that waited most waited for a processor. */
    long waitedNanos() {
        return waitedNanos;
    }

    /** Describes the measurement for people, or returns an empty text if there was none. */
    String describe() {
        return measuredNanos == 0
                ? ""
                : "of its last " + measuredNanos / 1_000_000 + " ms it had a processor for " + ranNanos / 1_000_000
                        + " ms and waited for one for " + waitedNanos / 1_000_000 + " ms";
    }
}
