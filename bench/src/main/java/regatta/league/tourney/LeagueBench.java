package regatta.league.tourney;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import regatta.league.store.SqliteStore;
import regatta.league.table.StoredMatch;

/** Measures the overhead of a tournament and its processor usage. {@code ./regatta-bench --league} */
public final class LeagueBench {

    private static final int CORES = Runtime.getRuntime().availableProcessors();
    private static final int ROUNDS = 60;
    private static final BenchTourney SHORT =
            new BenchTourney("halite size=16 turns=1 seats=2", 2, List.of("still", "random"), 200);
    private static final BenchTourney LONG = new BenchTourney(
            "halite size=32 seats=2",
            2,
            List.of("hungarian", "hungarian?returnDelay=6", "greedy", "greedy?power=1"),
            15);

    private LeagueBench() {}

    public static void main(String[] arguments) throws Exception {
        overhead();
        storing();
        cores();
    }

    /** Takes the minimum of many short runs, because other programs on the machine disturb the measurement. */
    private static void overhead() throws Exception {
        double bare = Double.POSITIVE_INFINITY;
        double played = Double.POSITIVE_INFINITY;
        for (int round = 0; round < ROUNDS; round++) {
            bare = Math.min(bare, Usage.of(SHORT::playWithoutTournament).seconds() * 1000 / SHORT.matches());
            played = Math.min(played, Usage.of(() -> SHORT.play(1)).seconds() * 1000 / SHORT.matches());
        }
        System.out.printf(
                Locale.ROOT,
                "a match of %.3f ms takes %.3f ms more in a tournament: to plan, key, store and count it, and to open and"
                        + " close a store for every %d%n",
                bare,
                played - bare,
                SHORT.matches());
    }

    /** Adds matches to a store, each in its own transaction, like a tournament. */
    private static void storing() throws Exception {
        List<StoredMatch> matches = SHORT.play(1);
        double best = Double.POSITIVE_INFINITY;
        for (int round = 0; round < ROUNDS; round++) {
            Path file = Files.createTempFile("regatta-bench-", ".league");
            try (SqliteStore store = SqliteStore.open(file, "halite")) {
                long began = System.nanoTime();
                matches.forEach(store::add);
                best = Math.min(best, (System.nanoTime() - began) / 1e6 / matches.size());
            }
            for (String suffix : List.of("", "-lock")) {
                Files.deleteIfExists(Path.of(file + suffix));
            }
        }
        System.out.printf(Locale.ROOT, "of this, storing takes %.3f ms%n", best);
    }

    private static void cores() throws Exception {
        LONG.play(CORES);
        Usage counting = Usage.of(LeagueBench::spin);
        BusyThreads busy = new BusyThreads();
        Usage playing = Usage.of(() -> LONG.play(CORES, busy::note));
        System.out.printf(
                Locale.ROOT,
                "%d threads of Halite 32x32, %.1f matches per second: they are runnable %.1f %% of the time and used"
                        + " %.1f %% of all cores; spinning threads got %.1f %%%n",
                CORES,
                LONG.matches() / playing.seconds(),
                100 * busy.share(playing.seconds()),
                100 * playing.share(),
                100 * counting.share());
    }

    /** Measures the share of time in which the threads of a tournament are neither waiting nor blocked. */
    private static final class BusyThreads {

        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private final long began = System.nanoTime();
        private final Map<Long, Double> busySeconds = new ConcurrentHashMap<>();

        BusyThreads() {
            threads.setThreadContentionMonitoringEnabled(true);
        }

        void note() {
            ThreadInfo info = threads.getThreadInfo(Thread.currentThread().getId());
            double idle = (info.getBlockedTime() + info.getWaitedTime()) / 1e3;
            busySeconds.put(info.getThreadId(), (System.nanoTime() - began) / 1e9 - idle);
        }

        double share(double wallSeconds) {
            double sum = busySeconds.values().stream()
                    .mapToDouble(Double::doubleValue)
                    .sum();
            return sum / wallSeconds / CORES;
        }
    }

    private static void spin() throws InterruptedException {
        AtomicBoolean over = new AtomicBoolean();
        Thread[] threads = new Thread[CORES];
        for (int i = 0; i < CORES; i++) {
            threads[i] = new Thread(() -> {
                while (!over.get()) {
                    Thread.onSpinWait();
                }
            });
            threads[i].start();
        }
        Thread.sleep(10_000);
        over.set(true);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private interface Work {
        void run() throws Exception;
    }

    /**
     * The processor usage of an action.
     *
     * @param share the share of all cores, from 0 to 1
     */
    private record Usage(double share, double seconds) {

        static Usage of(Work work) throws Exception {
            OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
            long cpu = system.getProcessCpuTime();
            long began = System.nanoTime();
            work.run();
            long wall = System.nanoTime() - began;
            double used = system.getProcessCpuTime() - cpu;
            return new Usage(used / wall / CORES, wall / 1e9);
        }
    }
}
