package regatta.host.process;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a match and a person meet: the match asks and waits, somebody else brings the answers. Both may come from any
 * thread, and the person may leave and come back.
 */
public final class Desk {

    private static final int NOBODY = -1;

    /** The turn whose orders are awaited, or {@link #NOBODY}. */
    private int asked = NOBODY;

    private @Nullable List<String> answer;

    /** Grows with everything that a person may want to look at. */
    private long version;

    private boolean over;

    /** When the person's time is up, by {@link System#nanoTime}; only if there is an {@link #hurry}. */
    private long deadline;

    private boolean hurry;

    /**
     * What a person sees of a match that goes on.
     *
     * @param millisLeft how long one may still think about the turn, or -1 if as long as one likes
     */
    public record Sight(long version, int asked, boolean over, long millisLeft) {}

    /** Waits for the answer to a turn, at most so many milliseconds, or forever if there is no such number. */
    synchronized @Nullable List<String> await(int turn, @Nullable Long millis) throws InterruptedException {
        asked = turn;
        answer = null;
        hurry = millis != null;
        deadline = System.nanoTime() + (millis == null ? 0 : millis * 1_000_000);
        changed();
        while (answer == null && (!hurry || millisLeft() > 0)) {
            wait(hurry ? millisLeft() : 0);
        }
        asked = NOBODY;
        hurry = false;
        changed();
        return answer;
    }

    private long millisLeft() {
        return Math.max(0, (deadline - System.nanoTime() + 999_999) / 1_000_000);
    }

    /** Brings the orders of a turn, and returns whether they were awaited. */
    public synchronized boolean answer(int turn, List<String> lines) {
        if (turn != asked || answer != null) {
            return false;
        }
        answer = List.copyOf(lines);
        changed();
        return true;
    }

    /** Tells whoever looks that there is something new. */
    public synchronized void changed() {
        version++;
        notifyAll();
    }

    /** Tells that nothing more will come. */
    public synchronized void end() {
        over = true;
        changed();
    }

    /** Returns what there is to see, as soon as it is another than that of {@code version} or so much time has passed. */
    public synchronized Sight look(long seen, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (seen == version && System.nanoTime() < end) {
            wait(Math.max(1, (end - System.nanoTime()) / 1_000_000));
        }
        return new Sight(version, asked, over, hurry ? millisLeft() : -1);
    }
}
