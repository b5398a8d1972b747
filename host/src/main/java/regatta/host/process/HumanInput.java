package regatta.host.process;

import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The hand-over point between a match and a human player: the match waits for orders, another thread supplies them. All
 * methods are thread-safe, and the player may leave and come back.
 */
public final class HumanInput {

    private static final int NONE = -1;

    private final LongSupplier clock;

    /** The turn whose orders are awaited, or {@link #NONE}. */
    private int awaitedTurn = NONE;

    private @Nullable List<String> answer;

    /** The number of changes so far that a viewer may want to see. */
    private long version;

    private boolean over;

    /** Whether the player has seen the board. Time does not count before. */
    private boolean ready;

    private long limitNanos;

    /** The time at which the time of the player is up; used only if {@link #limited}. */
    private long deadline;

    private boolean limited;

    /** @param clock returns the time in nanoseconds, as {@link System#nanoTime} does */
    public HumanInput(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * The state of a running match, for the player.
     *
     * @param awaitedTurn the turn whose orders are awaited, or -1
     * @param millisLeft the time left for the turn, or -1 if there is no limit
     */
    public record Status(long version, int awaitedTurn, boolean over, long millisLeft) {}

    /** Waits for the orders of a turn, at most {@code millis} milliseconds, or without limit if that is null. */
    synchronized @Nullable List<String> await(int turn, @Nullable Long millis) throws InterruptedException {
        awaitedTurn = turn;
        answer = null;
        limited = millis != null;
        limitNanos = millis == null ? 0 : millis * 1_000_000;
        deadline = clock.getAsLong() + limitNanos;
        changed();
        while (answer == null && (!limited || millisLeft() > 0)) {
            wait(limited && ready ? millisLeft() : 0);
        }
        awaitedTurn = NONE;
        limited = false;
        changed();
        return answer;
    }

    /** The player has seen the board: from now on time counts. */
    public synchronized void ready() {
        if (!ready) {
            ready = true;
            deadline = clock.getAsLong() + limitNanos;
            changed();
        }
    }

    private long millisLeft() {
        long nanos = ready ? deadline - clock.getAsLong() : limitNanos;
        return Math.max(0, (nanos + 999_999) / 1_000_000);
    }

    /** Supplies the orders of a turn. Returns false if they are not awaited. */
    public synchronized boolean answer(int turn, List<String> lines) {
        if (turn != awaitedTurn || answer != null) {
            return false;
        }
        answer = List.copyOf(lines);
        changed();
        return true;
    }

    public synchronized void changed() {
        version++;
        notifyAll();
    }

    public synchronized void end() {
        over = true;
        changed();
    }

    /** Returns the status once its version differs from {@code seen}, or after {@code millis} milliseconds. */
    public synchronized Status look(long seen, long millis) throws InterruptedException {
        long end = clock.getAsLong() + millis * 1_000_000;
        while (seen == version && clock.getAsLong() < end) {
            wait(Math.max(1, (end - clock.getAsLong()) / 1_000_000));
        }
        return new Status(version, awaitedTurn, over, limited ? millisLeft() : -1);
    }
}
