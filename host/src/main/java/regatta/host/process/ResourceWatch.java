package regatta.host.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import regatta.host.sandbox.Limits;

/**
 * Enforces the memory limit of bots that no control group limits. Ten times per second it adds up the memory of each
 * bot's processes, including shared memory, and counts the files in its private folders, which are held in memory too.
 * A bot that exceeds a limit is killed.
 */
final class ResourceWatch {

    /** An empty file in memory costs about a kilobyte, which no size limit counts. */
    static final int MAX_PRIVATE_FILES = 20_000;

    private static final long INTERVAL_NANOS = 100_000_000;

    private static final List<String> PRIVATE_FOLDERS = List.of("tmp", "dev/shm");

    private static final Map<BotProcess, Limits> WATCHED = new ConcurrentHashMap<>();

    private static final class Holder {
        static final Thread THREAD = start();
    }

    private ResourceWatch() {}

    private static Thread start() {
        Thread thread = new Thread(ResourceWatch::watch, "regatta-resource-watch");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    static void add(BotProcess bot, Limits limits) {
        WATCHED.put(bot, limits);
        LockSupport.unpark(Holder.THREAD);
    }

    static void remove(BotProcess bot) {
        WATCHED.remove(bot);
    }

    private static void watch() {
        while (true) {
            if (WATCHED.isEmpty()) {
                LockSupport.park(WATCHED);
            } else {
                WATCHED.forEach(ResourceWatch::check);
                LockSupport.parkNanos(WATCHED, INTERVAL_NANOS);
            }
        }
    }

    private static void check(BotProcess bot, Limits limits) {
        List<ProcessHandle> processes = bot.processes();
        long max = (long) limits.memoryMegabytes() << 10;
        // RSS counts shared pages once per process; the exact but slower PSS is read only if RSS is over the limit.
        if (kilobytes(processes, "status", "RssAnon:", "RssShmem:") > max
                && kilobytes(processes, "smaps_rollup", "Pss_Anon:", "Pss_Shmem:") > max) {
            bot.endOverLimit("The bot used more than " + limits.memoryMegabytes() + " MB of memory.");
        } else if (bot.hasPrivateFiles() && !processes.isEmpty() && hasTooManyFiles(processes)) {
            bot.endOverLimit("The bot created more than " + MAX_PRIVATE_FILES + " private files.");
        }
    }

    static long kilobytes(List<ProcessHandle> processes, String file, String... keys) {
        long sum = 0;
        for (ProcessHandle process : processes) {
            try {
                String text = Files.readString(
                        Path.of("/proc", String.valueOf(process.pid()), file), StandardCharsets.ISO_8859_1);
                for (String key : keys) {
                    sum += number(text, key);
                }
            } catch (IOException e) {
                // The process has ended.
            }
        }
        return sum;
    }

    /** Returns the number after a key, as in {@code RssAnon:     1234 kB}. */
    private static long number(String text, String key) {
        int at = text.indexOf(key);
        if (at < 0) {
            return 0;
        }
        int end = text.indexOf(" kB", at);
        return end < 0
                ? 0
                : Long.parseLong(text.substring(at + key.length(), end).strip());
    }

    /** Returns whether there are too many private files, as seen by the bot's own process, the last one. */
    private static boolean hasTooManyFiles(List<ProcessHandle> processes) {
        Path root = Path.of(
                "/proc", String.valueOf(processes.get(processes.size() - 1).pid()), "root");
        Counter counter = new Counter();
        for (String folder : PRIVATE_FOLDERS) {
            counter.count(root.resolve(folder));
        }
        return counter.files > MAX_PRIVATE_FILES;
    }

    private static final class Counter extends SimpleFileVisitor<Path> {

        private int files;
        private @Nullable Object device;

        void count(Path folder) {
            try {
                device = Files.getAttribute(folder, "unix:dev");
                Files.walkFileTree(folder, this);
            } catch (IOException e) {
                // The bot has ended.
            }
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
            if (!Files.getAttribute(folder, "unix:dev", LinkOption.NOFOLLOW_LINKS)
                    .equals(device)) {
                return FileVisitResult.SKIP_SUBTREE; // the bot's own folder, mounted inside a private one
            }
            return count();
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            return count();
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) {
            return count();
        }

        private FileVisitResult count() {
            return ++files > MAX_PRIVATE_FILES ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
        }
    }
}
