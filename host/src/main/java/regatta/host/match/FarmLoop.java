package regatta.host.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Keeps a farm full: begins tasks while there is room, and counts each when all its jobs have ended. One thread uses it. */
public final class FarmLoop {

    /** The number of tasks under way does not depend on the farm, unless the farm has more than eight threads. */
    private static final int UNDER_WAY = 16;

    /**
     * Jobs whose results count together.
     *
     * @param jobs none if the result is known already
     * @param count receives the results in the order of the jobs
     */
    public record Task(List<Job> jobs, Consumer<List<Played>> count) {}

    /** A task under way, and the results so far by key. */
    private static final class Begun {
        final Task task;
        final Map<String, Played> results = new HashMap<>();

        Begun(Task task) {
            this.task = task;
        }

        boolean ended() {
            return keys().allMatch(results::containsKey);
        }

        void add(Played played) {
            if (keys().anyMatch(played.key()::equals)) {
                results.put(played.key(), played);
            }
        }

        void count() {
            task.count()
                    .accept(keys().map(results::get)
                            .map(Objects::requireNonNull)
                            .toList());
        }

        private Stream<String> keys() {
            return task.jobs().stream().map(Job::key);
        }
    }

    private final Farm farm;
    private final int capacity;
    private final boolean inOrder;
    private final List<Begun> underWay = new ArrayList<>();

    private FarmLoop(Farm farm, int capacity, boolean inOrder) {
        this.farm = farm;
        this.capacity = capacity;
        this.inOrder = inOrder;
    }

    /** Counts tasks in the order in which they begin, so that no answer depends on timing. */
    public static FarmLoop inOrder(Farm farm) {
        return new FarmLoop(farm, Math.max(UNDER_WAY, 2 * farm.capacity()), true);
    }

    /** Counts tasks as soon as they end. */
    public static FarmLoop asTheyEnd(Farm farm) {
        return new FarmLoop(farm, 2 * farm.capacity(), false);
    }

    /**
     * Plays until there is nothing left to play or count. What is under way at the end is cancelled.
     *
     * @param next returns the next task, or null if there is none before another one is counted
     * @param done returns whether the tasks under way need not be counted any more
     * @return false if the thread was interrupted
     */
    public boolean run(Supplier<@Nullable Task> next, BooleanSupplier done) {
        try {
            while (!done.getAsBoolean()) {
                fill(next);
                if (underWay.isEmpty()) {
                    return true;
                }
                Begun ended = await();
                underWay.remove(ended);
                ended.count();
            }
            return true;
        } catch (InterruptedException e) {
            return false;
        } finally {
            if (farm.underWay() > 0) {
                farm.cancel();
            }
        }
    }

    private void fill(Supplier<@Nullable Task> next) {
        while (underWay.size() < capacity) {
            Task task = next.get();
            if (task == null) {
                return;
            }
            underWay.add(new Begun(task));
            task.jobs().forEach(farm::begin);
        }
    }

    private Begun await() throws InterruptedException {
        while (true) {
            if (Thread.interrupted()) {
                throw new InterruptedException(); // Also if a task has ended already, else a fast game would not
                // notice.
            }
            for (Begun begun : inOrder ? underWay.subList(0, 1) : underWay) {
                if (begun.ended()) {
                    return begun;
                }
            }
            Played played = farm.next();
            underWay.forEach(begun -> begun.add(played));
        }
    }
}
