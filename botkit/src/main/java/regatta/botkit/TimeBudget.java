package regatta.botkit;

import java.util.function.LongSupplier;

/**
 * How much time a search may still take. The clock is handed in, so that a bot with a clock of turns instead of nanoseconds
 * is as deterministic as any: pass {@code System::nanoTime} in a program, a counter in a test.
 */
public final class TimeBudget {

    private final LongSupplier clock;
    private long began;
    private long budget;

    public TimeBudget(LongSupplier clock) {
        this.clock = clock;
    }

    /** Starts anew with {@code units} of the clock to spend. */
    public void start(long units) {
        began = clock.getAsLong();
        budget = units;
    }

    public long spent() {
        return clock.getAsLong() - began;
    }

    /** Returns whether a step that takes as long as {@code units} still fits. */
    public boolean fits(long units) {
        return spent() + units <= budget;
    }
}
