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
 * Measures the processor time of a bot's processes in microseconds, from Linux's counters. The list of threads is
 * refreshed only now and then, so that reading the meter after every answer stays cheap. Each refresh also counts
 * threads and children that have ended, to a hundredth of a second.
 */
final class CpuMeter {

    private static final int READS_BETWEEN_SEARCHES = 32;

    /** Linux counts the times of a whole process in hundredths of a second. */
    private static final long TICK_NANOS = 10_000_000;

    /** The index of user and system time in {@code /proc/PID/stat}, followed by those of ended children. */
    private static final int USER_TIME_FIELD = 11;

    private static final int FIELDS = 15;

    private final Process process;
    private final List<Path> counters = new ArrayList<>();

    private final Map<String, Long> endedNanos = new HashMap<>();

    private int reads;

    CpuMeter(Process process) {
        this.process = process;
    }

    /** Returns the time used so far in microseconds, or 0 if the system does not count it. */
    long micros() {
        // A young process often starts others, so the first searches follow after 1, 2, 4, 8 … reads.
        boolean due =
                reads < READS_BETWEEN_SEARCHES ? Integer.bitCount(reads) <= 1 : reads % READS_BETWEEN_SEARCHES == 0;
        reads++;
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

    /** Refreshes the list of threads and returns the time used so far in nanoseconds. */
    private long search() {
        counters.clear();
        endedNanos.clear();
        long nanos = searchProcess(process.pid());
        for (ProcessHandle handle : DescendantProcesses.of(process.toHandle())) {
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
            return livingNanos; // the process has ended, or this is not Linux
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

    /** Returns the running and waiting times of each thread, and of the ended ones of each process, in nanoseconds. */
    Map<String, long[]> byThread() {
        search();
        Map<String, long[]> times = new HashMap<>();
        for (Path counter : counters) {
            times.put(counter.toString(), times(counter));
        }
        endedNanos.forEach((folder, nanos) -> times.put(folder, new long[] {nanos, 0}));
        return times;
    }

    /** Reads the running time and the waiting time of a thread. */
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
