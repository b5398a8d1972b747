package regatta.host.process;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Detects that a bot was starved of processor time rather than slow. While an answer is overdue it measures how long
 * the bot's threads ran and waited for a processor. A bot was starved if one of its threads waited for more than half
 * of that time and all of them together ran for less than half of it. A bot that sleeps does not wait for a processor,
 * and a bot that fills the queue with its own threads runs.
 */
final class StarvationDetector {

    /** Shorter measurements are too noisy. */
    static final long MIN_NANOS = 10_000_000;

    private final Supplier<Map<String, long[]>> threadTimes;
    private Map<String, long[]> before = Map.of();
    private long began;
    private boolean measuring;
    private long measuredNanos;
    private long ranNanos;
    private long waitedNanos;

    /** @param threadTimes returns, by thread, the times it ran and waited for a processor, in nanoseconds */
    StarvationDetector(Supplier<Map<String, long[]>> threadTimes) {
        this.threadTimes = threadTimes;
    }

    void begin() {
        measuring = false;
        measuredNanos = 0;
    }

    /** Starts to measure, once per turn. Bots that answer quickly are never measured. */
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

    /** Returns how long the thread that waited longest has waited for a processor. */
    long waitedNanos() {
        return waitedNanos;
    }

    /** Returns a description of the measurement for users, or an empty text if there was none. */
    String describe() {
        return measuredNanos == 0
                ? ""
                : "in its last " + measuredNanos / 1_000_000 + " ms the bot ran for " + ranNanos / 1_000_000
                        + " ms and waited for a processor for " + waitedNanos / 1_000_000 + " ms";
    }
}
