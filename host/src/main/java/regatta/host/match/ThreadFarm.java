package regatta.host.match;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import regatta.host.bot.BotSpec;
import regatta.host.process.ProcessPool;
import regatta.host.sandbox.HiddenPaths;

/** Plays jobs on threads of this process. */
public final class ThreadFarm implements Farm {

    /** How long {@link #cancel} waits for bots to end. */
    private static final int MAX_END_SECONDS = 4;

    /** The end of a job: its result or its failure. */
    private record Ended(
            @Nullable JobResult played, @Nullable Throwable failure) {}

    private final int threads;
    private ExecutorService pool;
    private BlockingQueue<Ended> results = new LinkedBlockingQueue<>();
    private ProcessPool processes = new ProcessPool(System::nanoTime);
    private int underWay;

    private final HiddenPaths hidden;

    public ThreadFarm(int threads) {
        this(threads, List.of());
    }

    /** Opens a farm whose bots must not see each other's files, even if they never meet. */
    public ThreadFarm(int threads, List<BotSpec> bots) {
        this.threads = threads;
        pool = Executors.newFixedThreadPool(threads);
        hidden = HiddenPaths.hideFromOthers(BotSpec.programs(bots));
    }

    /** Returns the number of matches to play at a time, so that each program in a match has a core. */
    public static int defaultThreads(List<BotSpec> bots, int seats) {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / coresPerMatch(bots, seats));
    }

    /** Returns the number of cores that a match needs: one per program, and at least one. */
    public static int coresPerMatch(List<BotSpec> bots, int seats) {
        int programs = (int) bots.stream().filter(BotSpec::isProgram).count();
        return Math.max(1, Math.min(seats, programs));
    }

    @Override
    public int capacity() {
        return threads;
    }

    @Override
    public int underWay() {
        return underWay;
    }

    @Override
    public void begin(Job job) {
        underWay++;
        BlockingQueue<Ended> to = results;
        ProcessPool bots = processes;
        pool.execute(() -> play(job, bots, to));
    }

    private static void play(Job job, ProcessPool processes, BlockingQueue<Ended> to) {
        try {
            JobResult played = new MatchRunner(job).pool(processes).result();
            if (played.report().complete() && played.report().invalidation() != null) {
                played = new MatchRunner(job)
                        .pool(processes)
                        .result(); // only once, because an overloaded machine would never finish
            }
            if (played.report().complete()) {
                to.add(new Ended(played, null));
            }
        } catch (RuntimeException | Error e) {
            to.add(new Ended(null, e));
        }
    }

    @Override
    public JobResult next() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException(); // checked first, so that fast games notice it too
        }
        if (underWay == 0) {
            throw new IllegalStateException("No job is running.");
        }
        Ended ended = results.take();
        underWay--;
        if (ended.failure() instanceof RuntimeException failure) {
            throw failure;
        }
        JobResult played = ended.played();
        if (played == null) {
            throw new IllegalStateException(ended.failure());
        }
        return played;
    }

    @Override
    public void cancel() {
        stop();
        pool = Executors.newFixedThreadPool(threads);
        processes = new ProcessPool(System::nanoTime);
        results = new LinkedBlockingQueue<>();
        underWay = 0;
    }

    @Override
    public void close() {
        stop();
        hidden.close();
    }

    private void stop() {
        pool.shutdownNow();
        boolean interrupted = Thread.interrupted();
        try {
            pool.awaitTermination(MAX_END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        processes.close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
