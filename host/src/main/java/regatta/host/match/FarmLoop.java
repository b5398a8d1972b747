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

/** Keeps a farm busy, and counts each task when all its jobs have ended. Not thread-safe. */
public final class FarmLoop {

    /** The number of tasks under way, so that it is the same for all farms with up to eight threads. */
    private static final int UNDER_WAY = 16;

    /**
     * A group of jobs whose results are counted together.
     *
     * @param jobs the jobs; none if the result is known already
     * @param count receives the results in the order of the jobs
     */
    public record Task(List<Job> jobs, Consumer<List<JobResult>> count) {}

    private static final class Begun {
        final Task task;
        final Map<String, JobResult> results = new HashMap<>();

        Begun(Task task) {
            this.task = task;
        }

        boolean ended() {
            return keys().allMatch(results::containsKey);
        }

        void add(JobResult played) {
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

    /** Counts tasks in the order in which they begin, so that results do not depend on timing. */
    public static FarmLoop inOrder(Farm farm) {
        return new FarmLoop(farm, Math.max(UNDER_WAY, 2 * farm.capacity()), true);
    }

    /** Counts tasks as soon as they end. */
    public static FarmLoop asTheyEnd(Farm farm) {
        return new FarmLoop(farm, 2 * farm.capacity(), false);
    }

    /**
     * Plays until there is nothing left to play or count, and cancels what is still running then. If the farm accepts
     * no more jobs, only the tasks under way are counted.
     *
     * @param next returns the next task, or null if there is none until another task is counted
     * @param done returns whether the remaining tasks need not be counted
     * @return false if the thread was interrupted, or the farm accepts no more jobs
     */
    public boolean run(Supplier<@Nullable Task> next, BooleanSupplier done) {
        try {
            while (!done.getAsBoolean()) {
                fill(next);
                if (underWay.isEmpty()) {
                    return farm.accepts();
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
        while (underWay.size() < capacity && farm.accepts()) {
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
                throw new InterruptedException(); // checked first, so that fast games notice it too
            }
            for (Begun begun : inOrder ? underWay.subList(0, 1) : underWay) {
                if (begun.ended()) {
                    return begun;
                }
            }
            JobResult played = farm.next();
            underWay.forEach(begun -> begun.add(played));
        }
    }
}
