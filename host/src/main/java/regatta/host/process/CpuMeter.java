package regatta.host.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures the processor time of a bot's processes as Linux counts it, to the microsecond. Which threads there are is looked
 * up only now and then, so that a look at the meter after every answer costs a few reads of a few bytes. Threads and children
 * that have ended are counted too, to a hundredth of a second, at each such lookup.
 */
final class CpuMeter {

    private static final int LOOKS_BETWEEN_SEARCHES = 32;

    /** Linux counts the times of a whole process in hundredths of a second, whatever its timer. */
    private static final long TICK_NANOS = 10_000_000;

    /** The fields of {@code /proc/PID/stat} after the name: own time in user and system mode, then that of ended children. */
    private static final int USER_TIME_FIELD = 11;

    private static final int FIELDS = 15;

    private final Process process;
    private final List<Path> counters = new ArrayList<>();

    /** By process, the time of its threads and children that have ended. */
    private final Map<String, Long> endedNanos = new HashMap<>();

    private int looks;

    CpuMeter(Process process) {
        this.process = process;
    }

    /** Returns the time used so far, in microseconds; 0 where it is not counted. */
    long micros() {
        // A young process is about to start others: at first the next search is after twice as many looks.
        boolean due =
                looks < LOOKS_BETWEEN_SEARCHES ? Integer.bitCount(looks) <= 1 : looks % LOOKS_BETWEEN_SEARCHES == 0;
        looks++;
        if (due) {
            return search() / 1000;
        }
        long nanos = 0;
        for (Path counter : counters) {
            nanos += times(counter)[0];
        }
        for (long ended : endedNanos.values()) {
            nanos += ended;
        }
        return nanos / 1000;
    }

    /** Looks up which threads there are. Returns the time used so far in nanoseconds. */
    private long search() {
        counters.clear();
        endedNanos.clear();
        long nanos = searchProcess(process.pid());
        for (ProcessHandle handle : Offspring.of(process.toHandle())) {
            nanos += searchProcess(handle.pid());
        }
        return nanos;
    }

    private long searchProcess(long pid) {
        Path folder = Path.of("/proc", String.valueOf(pid));
        long livingNanos = 0;
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(folder.resolve("task"))) {
            for (Path thread : threads) {
                Path counter = thread.resolve("schedstat");
                counters.add(counter);
                livingNanos += times(counter)[0];
            }
            long ended = endedNanos(folder.resolve("stat"), livingNanos);
            endedNanos.put(folder.toString(), ended);
            return livingNanos + ended;
        } catch (IOException | DirectoryIteratorException e) {
            return livingNanos; // It has ended, or this is not Linux.
        }
    }

    private static long endedNanos(Path stat, long livingNanos) throws IOException {
        String text = Files.readString(stat, StandardCharsets.ISO_8859_1);
        String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ", FIELDS + 1);
        long[] ticks = new long[4];
        for (int i = 0; i < ticks.length; i++) {
            ticks[i] = Long.parseLong(fields[USER_TIME_FIELD + i]);
        }
        long endedThreads = Math.max(0, (ticks[0] + ticks[1]) * TICK_NANOS - livingNanos);
        return endedThreads + (ticks[2] + ticks[3]) * TICK_NANOS;
    }

    /**
     * Returns by thread how long it was on a processor and how long it waited for one, in nanoseconds; by process the same of
     * its threads and children that have ended.
     */
    Map<String, long[]> byThread() {
        search();
        Map<String, long[]> times = new HashMap<>();
        for (Path counter : counters) {
            times.put(counter.toString(), times(counter));
        }
        endedNanos.forEach((folder, nanos) -> times.put(folder, new long[] {nanos, 0}));
        return times;
    }

    /** The first of three numbers is the time on a processor, the second that of waiting for one. */
    private static long[] times(Path counter) {
        try {
            String[] numbers =
                    Files.readString(counter, StandardCharsets.US_ASCII).split(" ");
            return new long[] {Long.parseLong(numbers[0]), Long.parseLong(numbers[1])};
        } catch (IOException | IndexOutOfBoundsException | NumberFormatException e) {
            return new long[2];
        }
    }
}
