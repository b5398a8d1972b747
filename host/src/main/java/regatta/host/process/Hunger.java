package regatta.host.process;

import java.util.Map;
import java.util.TreeMap;

/**
 * Tells a bot that is slow from a bot that was not let run. While an answer is overdue it is seen how long the bot was on a
 * processor, and how long the most patient of its threads stood in line for one. One that waited for more than half of
 * the time and ran for less than half of it, all threads together, was starved; one that sleeps does not stand in line,
 * and one that crowds the line with threads of its own runs.
 */
final class Hunger {

    /** What shorter looks show is chance. */
    private static final long SHORTEST_LOOK_NANOS = 10_000_000;

    private final CpuMeter meter;
    private Map<String, long[]> before = Map.of();
    private long began;
    private boolean watching;
    private long lookedNanos;
    private long ranNanos;
    private long waitedNanos;

    Hunger(CpuMeter meter) {
        this.meter = meter;
    }

    void begin() {
        watching = false;
        lookedNanos = 0;
    }

    /** Begins to look, once: a bot that answers soon is never looked at. */
    void watch(long now) {
        if (!watching) {
            watching = true;
            began = now;
            before = meter.byThread();
        }
    }

    boolean starved(long now) {
        if (!watching || now - began < SHORTEST_LOOK_NANOS) {
            return false;
        }
        lookedNanos = now - began;
        ranNanos = 0;
        waitedNanos = 0;
        new TreeMap<>(meter.byThread()).forEach((thread, counts) -> {
            long[] then = before.getOrDefault(thread, new long[2]);
            ranNanos += counts[0] - then[0];
            waitedNanos = Math.max(waitedNanos, counts[1] - then[1]);
        });
        return waitedNanos > lookedNanos / 2 && ranNanos < lookedNanos / 2;
    }

    /** Tells what was seen, or nothing if nobody looked. */
    String told() {
        return lookedNanos == 0
                ? ""
                : "of its last " + lookedNanos / 1_000_000 + " ms it had a processor for " + ranNanos / 1_000_000
                        + " ms and waited for one for " + waitedNanos / 1_000_000 + " ms";
    }
}
