package regatta.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import regatta.core.BadInput;

/**
 * Feeds each parser mutations of its corpus for a while and tells how many it took, the slowest, and what it did not bear. An
 * input that made trouble is kept in {@code bench/target/fuzz}; put it into the corpus when it is mended.
 *
 * <p>Arguments: seconds a parser (default 10), the part of a parser's name (default all), a seed (default 1).
 */
public final class FuzzBench {

    private static final Path FOUND = Path.of(System.getProperty("regatta.root", "."), "bench", "target", "fuzz");
    private static final int MOST_TROUBLES = 20;

    /** What one parser did with its inputs. */
    private static final class Tally {
        final AtomicLong inputs = new AtomicLong();
        final AtomicLong taken = new AtomicLong();
        long slowestNanos;
        final Map<String, byte[]> troubles = new TreeMap<>();

        synchronized void slow(long nanos) {
            slowestNanos = Math.max(slowestNanos, nanos);
        }

        synchronized void trouble(Throwable problem, byte[] input) {
            StackTraceElement[] trace = problem.getStackTrace();
            String where = trace.length == 0 ? "" : " at " + trace[0];
            for (StackTraceElement element : trace) {
                if (element.getClassName().startsWith("regatta.")
                        && !element.getClassName().startsWith("regatta.fuzz")) {
                    where += ", by " + element;
                    break;
                }
            }
            if (troubles.size() < MOST_TROUBLES) {
                troubles.putIfAbsent(problem.getClass().getName() + where, input);
            }
        }
    }

    private FuzzBench() {}

    public static void main(String[] arguments) throws Exception {
        int seconds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10;
        String wanted = arguments.length > 1 ? arguments[1] : "";
        long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : 1;
        long total = 0;
        int troubles = 0;
        for (Supplier<Target> target : Targets.all()) {
            Tally tally = new Tally();
            String name = target.get().name();
            if (name.contains(wanted)) {
                run(target, seconds, seed, tally);
                total += tally.inputs.get();
                troubles += tell(name, tally);
            }
        }
        System.out.printf(Locale.ROOT, "%,d inputs, %d troubles%n", total, troubles);
        System.exit(troubles == 0 ? 0 : 1);
    }

    private static void run(Supplier<Target> target, int seconds, long seed, Tally tally) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            Target own = target.get();
            Mutator mutator = new Mutator(own.corpus(), seed * 1000 + i);
            long end = System.nanoTime() + seconds * 1_000_000_000L;
            Thread thread = new Thread(() -> feed(own, mutator, end, tally));
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static void feed(Target target, Mutator mutator, long end, Tally tally) {
        for (long now = System.nanoTime(); now < end; ) {
            byte[] input = mutator.next();
            try {
                target.parser().take(input);
                tally.taken.incrementAndGet();
            } catch (BadInput e) {
                // As it should be.
            } catch (RuntimeException | Error e) {
                tally.trouble(e, input);
            }
            tally.inputs.incrementAndGet();
            long then = System.nanoTime();
            if (then - now > tally.slowestNanos) {
                tally.slow(then - now);
            }
            now = then;
        }
    }

    private static int tell(String name, Tally tally) throws IOException {
        System.out.printf(
                Locale.ROOT,
                "%-16s %,12d inputs, %4.1f %% of them accepted, the slowest %.1f ms%n",
                name,
                tally.inputs.get(),
                100.0 * tally.taken.get() / Math.max(1, tally.inputs.get()),
                tally.slowestNanos / 1e6);
        int number = 0;
        for (Map.Entry<String, byte[]> trouble : tally.troubles.entrySet()) {
            Files.createDirectories(FOUND);
            Path file = FOUND.resolve(name + "-" + number++);
            Files.write(file, trouble.getValue());
            System.out.println("  " + trouble.getKey() + ": " + file);
        }
        return number;
    }
}
