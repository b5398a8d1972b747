package regatta.cluster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.jspecify.annotations.Nullable;
import regatta.host.io.MachineFault;
import scala.Function0;
import scala.Function1;
import scala.Function2;
import scala.collection.immutable.Seq;
import scala.concurrent.ExecutionContext$;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;
import scala.util.Try;

/** The part of Spark that a farm uses. Not thread-safe; task results are added by other threads. */
final class Cluster implements AutoCloseable {

    /** How long {@link #cancel} waits for tasks to end. */
    private static final long MAX_END_NANOS = 4_000_000_000L;

    /**
     * The end of a task.
     *
     * @param answer the reply, or null if Spark gave up
     * @param failure why Spark gave up
     */
    record TaskEnd(long number, @Nullable WorkerReply answer, String failure) {}

    private final SparkContext context;
    private final RDD<Integer> one;
    private final AtomicInteger running = new AtomicInteger();
    private int group;

    Cluster(SparkContext context) {
        this.context = context;
        one = partitions(1);
        context.addSparkListener(new TaskCount(running));
    }

    private RDD<Integer> partitions(int count) {
        List<Integer> nothing = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            nothing.add(i);
        }
        return JavaSparkContext.fromSparkContext(context)
                .parallelize(nothing, count)
                .rdd();
    }

    boolean isLocal() {
        return context.isLocal();
    }

    /** Returns the number of tasks that can run at a time on the present workers. */
    int slots() {
        return context.maxNumConcurrentTasks(context.resourceProfileManager().defaultResourceProfile());
    }

    /** Returns the number of playing processes, without this one unless it plays too. */
    int executors() {
        return isLocal() ? 1 : context.getExecutorMemoryStatus().size() - 1;
    }

    /**
     * Submits tasks.
     *
     * @param first the number of the first task
     * @param ends receives the end of each task once
     */
    void submit(long first, MatchTask tasks, BlockingQueue<TaskEnd> ends) {
        RDD<Integer> data = tasks.count() == 1 ? one : partitions(tasks.count());
        IndexedConsumer<String[]> results =
                (index, words) -> ends.add(new TaskEnd(first + index, WorkerReply.of(words), ""));
        submit(data, tasks, results, (index, failure) -> ends.add(new TaskEnd(first, null, failure)));
    }

    /** Runs a task on as many slots as are free, which are all if the cluster is idle, and returns the replies. */
    List<WorkerReply> runOnAll(String job) {
        String[] jobs = new String[Math.max(1, slots())];
        Arrays.fill(jobs, job);
        BlockingQueue<TaskEnd> ends = new LinkedBlockingQueue<>();
        submit(0, new MatchTask(jobs, false, new String[0]), ends);
        List<WorkerReply> replies = new ArrayList<>();
        try {
            while (replies.size() < jobs.length) {
                TaskEnd end = ends.take();
                if (end.answer() == null) {
                    throw new MachineFault("The cluster does not respond: " + end.failure(), null);
                }
                replies.add(end.answer());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return replies;
    }

    private interface IndexedConsumer<T> {
        void accept(int index, T value);
    }

    private void submit(
            RDD<Integer> data, MatchTask task, IndexedConsumer<String[]> results, IndexedConsumer<String> failures) {
        requireAlive();
        context.setJobGroup(group(), "Regatta", true);
        List<Object> numbers = new ArrayList<>();
        for (int i = 0; i < task.count(); i++) {
            numbers.add(i);
        }
        Seq<Object> partitions = CollectionConverters.asScala(numbers).toSeq();
        Function2<Object, String[], BoxedUnit> taker = (index, words) -> {
            results.accept((Integer) index, words);
            return BoxedUnit.UNIT;
        };
        Function0<BoxedUnit> done = () -> BoxedUnit.UNIT;
        SimpleFutureAction<BoxedUnit> action = context.submitJob(data, task, partitions, taker, done);
        Function1<Try<BoxedUnit>, BoxedUnit> end = result -> {
            if (result.isFailure()) {
                failures.accept(0, reason(result.failed().get()));
            }
            return BoxedUnit.UNIT;
        };
        action.onComplete(end, ExecutionContext$.MODULE$.fromExecutor(Runnable::run));
    }

    /** Returns the first line of Spark's message, without the trace. */
    private static String reason(Throwable failure) {
        return String.valueOf(failure.getMessage())
                .lines()
                .findFirst()
                .orElse("")
                .strip();
    }

    private String group() {
        return "regatta-" + group;
    }

    /**
     * Checks that the cluster is still running.
     *
     * @throws MachineFault if it is not
     */
    void requireAlive() {
        if (context.isStopped()) {
            throw new MachineFault("The cluster at " + context.master() + " or its head has ended.", null);
        }
    }

    void cancel() {
        if (context.isStopped()) {
            return;
        }
        context.cancelJobGroup(group());
        group++;
        boolean interrupted = Thread.interrupted();
        long began = System.nanoTime();
        try {
            while (running.get() > 0 && System.nanoTime() - began < MAX_END_NANOS) {
                Thread.sleep(5);
            }
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        context.stop();
    }
}
