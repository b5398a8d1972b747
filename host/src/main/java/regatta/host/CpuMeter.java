package regatta.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures the processor time of a process, its threads and its children as Linux counts it, to the microsecond. Who they
 * are is looked up only now and then, so that a look at the meter after every answer costs a few reads of a few bytes.
 */
final class CpuMeter {

    private static final int LOOKS_BETWEEN_SEARCHES = 32;

    private final Process process;
    private final List<Path> counters = new ArrayList<>();
    private int looks;

    CpuMeter(Process process) {
        this.process = process;
    }

    /** Returns the time used so far by all who are known and live, in microseconds; 0 where it is not counted. */
    long micros() {
        // A young process is about to start others: at first the next search is after twice as many looks.
        boolean due =
                looks < LOOKS_BETWEEN_SEARCHES ? Integer.bitCount(looks) <= 1 : looks % LOOKS_BETWEEN_SEARCHES == 0;
        looks++;
        if (due) {
            search();
        }
        long nanos = 0;
        for (Path counter : counters) {
            nanos += nanos(counter);
        }
        return nanos / 1000;
    }

    private void search() {
        counters.clear();
        searchThreads(process.pid());
        Offspring.of(process.toHandle()).forEach(handle -> searchThreads(handle.pid()));
    }

    private void searchThreads(long pid) {
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(Path.of("/proc", String.valueOf(pid), "task"))) {
            threads.forEach(thread -> counters.add(thread.resolve("schedstat")));
        } catch (IOException e) {
            // It has ended, or this is not Linux.
        }
    }

    /** Returns by thread how long it was on a processor and how long it waited for one, in nanoseconds. */
    Map<String, long[]> byThread() {
        search();
        Map<String, long[]> times = new HashMap<>();
        for (Path counter : counters) {
            times.put(counter.toString(), times(counter));
        }
        return times;
    }

    private static long nanos(Path counter) {
        return times(counter)[0];
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
