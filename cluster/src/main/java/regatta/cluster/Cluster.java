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

/** Spark, as far as a farm uses it. One thread uses it; yields come from others. */
final class Cluster implements AutoCloseable {

    /** How long what was cancelled may take to end. */
    private static final long LONGEST_END_NANOS = 4_000_000_000L;

    /**
     * What came of a task.
     *
     * @param answer null if Spark gave up
     * @param failure why it did
     */
    record Yield(long number, @Nullable Answer answer, String failure) {}

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

    /** Returns how many tasks can run at a time, on the workers that are there now. */
    int slots() {
        return context.maxNumConcurrentTasks(context.resourceProfileManager().defaultResourceProfile());
    }

    /** Returns how many processes play, this one not counted unless it plays too. */
    int executors() {
        return isLocal() ? 1 : context.getExecutorMemoryStatus().size() - 1;
    }

    /**
     * Begins tasks.
     *
     * @param first the number of the first of them
     * @param to where what comes of them is put, once each
     */
    void submit(long first, MatchTask tasks, BlockingQueue<Yield> to) {
        RDD<Integer> data = tasks.count() == 1 ? one : partitions(tasks.count());
        Taker<String[]> results = (index, words) -> to.add(new Yield(first + index, Answer.of(words), ""));
        submit(data, tasks, results, (index, failure) -> to.add(new Yield(first, null, failure)));
    }

    /** Gives a task to as many as can work at a time, which are all that are idle, and awaits their answers. */
    List<Answer> askAll(String job) {
        String[] jobs = new String[Math.max(1, slots())];
        Arrays.fill(jobs, job);
        BlockingQueue<Yield> yields = new LinkedBlockingQueue<>();
        submit(0, new MatchTask(jobs, false, new String[0]), yields);
        List<Answer> answers = new ArrayList<>();
        try {
            while (answers.size() < jobs.length) {
                Yield yield = yields.take();
                if (yield.answer() == null) {
                    throw new MachineFault("The cluster cannot be asked: " + yield.failure(), null);
                }
                answers.add(yield.answer());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return answers;
    }

    private interface Taker<T> {
        void take(int index, T value);
    }

    private void submit(RDD<Integer> data, MatchTask task, Taker<String[]> results, Taker<String> failures) {
        requireAlive();
        context.setJobGroup(group(), "Regatta", true);
        List<Object> numbers = new ArrayList<>();
        for (int i = 0; i < task.count(); i++) {
            numbers.add(i);
        }
        Seq<Object> partitions = CollectionConverters.asScala(numbers).toSeq();
        Function2<Object, String[], BoxedUnit> taker = (index, words) -> {
            results.take((Integer) index, words);
            return BoxedUnit.UNIT;
        };
        Function0<BoxedUnit> done = () -> BoxedUnit.UNIT;
        SimpleFutureAction<BoxedUnit> action = context.submitJob(data, task, partitions, taker, done);
        Function1<Try<BoxedUnit>, BoxedUnit> end = result -> {
            if (result.isFailure()) {
                failures.take(0, reason(result.failed().get()));
            }
            return BoxedUnit.UNIT;
        };
        action.onComplete(end, ExecutionContext$.MODULE$.fromExecutor(Runnable::run));
    }

    /** Spark's messages go on with traces; people need the first line. */
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
     * Finds out whether there still is a cluster.
     *
     * @throws MachineFault if there is not
     */
    void requireAlive() {
        if (context.isStopped()) {
            throw new MachineFault("The cluster at " + context.master() + " ended, or its head did.", null);
        }
    }

    /** Ends all tasks, and waits until they have. */
    void cancel() {
        if (context.isStopped()) {
            return;
        }
        context.cancelJobGroup(group());
        group++;
        boolean interrupted = Thread.interrupted();
        long began = System.nanoTime();
        try {
            while (running.get() > 0 && System.nanoTime() - began < LONGEST_END_NANOS) {
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
