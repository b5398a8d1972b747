package regatta.host.match;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import regatta.host.bot.BotSpec;
import regatta.host.process.WarmBots;
import regatta.host.sandbox.OutOfSight;

/** Plays jobs on threads of this process. */
public final class ThreadFarm implements Farm {

    /** How long bots may take to go when jobs are cancelled. */
    private static final int LONGEST_END_SECONDS = 4;

    /** What a thread brings: a match, or why there is none. */
    private record Yield(@Nullable Played played, @Nullable Throwable failure) {}

    private final int threads;
    private ExecutorService pool;
    private BlockingQueue<Yield> yields = new LinkedBlockingQueue<>();
    private WarmBots warm = new WarmBots();
    private int underWay;

    private final OutOfSight apart;

    public ThreadFarm(int threads) {
        this(threads, List.of());
    }

    /** Opens a farm for bots that must not see each other's files, also when they do not meet. */
    public ThreadFarm(int threads, List<BotSpec> bots) {
        this.threads = threads;
        pool = Executors.newFixedThreadPool(threads);
        apart = OutOfSight.keepFromOthers(BotSpec.programs(bots));
    }

    /** Returns how many matches should be played at a time: so many that each program at a table has a core. */
    public static int usualThreads(List<BotSpec> bots, int seats) {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / thinkingAtOnce(bots, seats));
    }

    /** Returns how many cores a match wants: one for each program at a table, and at least one. */
    public static int thinkingAtOnce(List<BotSpec> bots, int seats) {
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
        BlockingQueue<Yield> to = yields;
        WarmBots bots = warm;
        pool.execute(() -> play(job, bots, to));
    }

    private static void play(Job job, WarmBots warm, BlockingQueue<Yield> to) {
        try {
            Played played = new MatchRunner(job).pool(warm).result();
            if (played.report().complete() && played.report().voided() != null) {
                played = new MatchRunner(job)
                        .pool(warm)
                        .result(); // Once: a machine that is always busy would play for ever.
            }
            if (played.report().complete()) {
                to.add(new Yield(played, null));
            }
        } catch (RuntimeException | Error e) {
            to.add(new Yield(null, e));
        }
    }

    @Override
    public Played next() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException(); // Also if a job has ended already, else a fast game would not notice.
        }
        if (underWay == 0) {
            throw new IllegalStateException("no job is under way");
        }
        Yield yield = yields.take();
        underWay--;
        if (yield.failure() instanceof RuntimeException failure) {
            throw failure;
        }
        Played played = yield.played();
        if (played == null) {
            throw new IllegalStateException(yield.failure());
        }
        return played;
    }

    @Override
    public void cancel() {
        stop();
        pool = Executors.newFixedThreadPool(threads);
        warm = new WarmBots();
        yields = new LinkedBlockingQueue<>();
        underWay = 0;
    }

    @Override
    public void close() {
        stop();
        apart.close();
    }

    private void stop() {
        pool.shutdownNow();
        boolean interrupted = Thread.interrupted();
        try {
            pool.awaitTermination(LONGEST_END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        warm.close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
