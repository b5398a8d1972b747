package regatta.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** The process of one bot, with everything it starts. */
final class BotProcess implements AutoCloseable {

    static final String MARKER = "REGATTA_BOT";
    private static final Path PROCESSES = Path.of("/proc");

    private static final AtomicInteger STARTED = new AtomicInteger();

    /** How long the killed are waited for: on a busy machine it takes them a while to die. */
    private static final int LONGEST_END_SECONDS = 10;

    /** How all that it started is found when it ends. */
    private enum Ending {
        /** The first process of its space takes the others with it. */
        ENCLOSED,
        /** They are looked for. */
        LOOSE,
        /** They are of its group. */
        GROUP
    }

    private final Process process;
    private final Cage cage;
    private final Ending ending;
    private final String marker;
    private final ErrorDrain drain;
    private Consumer<Boolean> home = sound -> close();
    private boolean closed;

    private BotProcess(Process process, Cage cage, Ending ending, String marker) {
        this.process = process;
        this.cage = cage;
        this.ending = ending;
        this.marker = marker;
        drain = new ErrorDrain(process.getErrorStream(), "regatta-" + process.pid());
    }

    /** Says where it goes after a match, if not to its end. */
    void releaseTo(Consumer<Boolean> place) {
        home = place;
    }

    /**
     * Lets go of it after a match.
     *
     * @param sound whether it kept to the rules and awaits the next message
     */
    void release(boolean sound) {
        home.accept(sound);
    }

    /** Starts a command as its user would: nothing is kept from it, and its process group ends with the match. */
    static BotProcess startOpen(List<String> command, Path folder) throws IOException {
        List<String> words = new ArrayList<>();
        if (Toolchain.onPath("setsid") != null) {
            words.add("setsid");
        }
        words.addAll(command);
        Process process = new ProcessBuilder(words).directory(folder.toFile()).start();
        return new BotProcess(process, Cage.none(), Ending.GROUP, "");
    }

    /** Starts a command that plays alone. */
    static BotProcess start(List<String> command, Path folder, Sandbox sandbox) throws IOException {
        return start(command, Grounds.of(command, folder), sandbox);
    }

    /** Starts a command on its grounds. */
    static BotProcess start(List<String> command, Grounds grounds, Sandbox sandbox) throws IOException {
        String marker = ProcessHandle.current().pid() + "-" + STARTED.incrementAndGet() + "-" + System.nanoTime();
        Cage cage = sandbox.cage();
        try {
            ProcessBuilder builder = new ProcessBuilder(sandbox.wrap(command, grounds, cage));
            builder.directory(grounds.start().toFile());
            Map<String, String> environment = sandbox.environment(builder.environment(), grounds);
            builder.environment().clear();
            builder.environment().putAll(environment);
            builder.environment().put(MARKER, marker);
            Ending ending = sandbox.encloses() ? Ending.ENCLOSED : Ending.LOOSE;
            return new BotProcess(builder.start(), cage, ending, marker);
        } catch (IOException | RuntimeException | Error e) {
            cage.end();
            throw e;
        }
    }

    OutputStream input() {
        return process.getOutputStream();
    }

    InputStream output() {
        return process.getInputStream();
    }

    /** Returns what reads its standard error. */
    ErrorDrain drain() {
        return drain;
    }

    boolean alive() {
        return process.isAlive();
    }

    /** Tells how the process ended: {@code "ended with code 1"}, {@code "closed its output"}. */
    String ending() {
        try {
            if (process.waitFor(200, TimeUnit.MILLISECONDS)) {
                int code = process.exitValue();
                return code > 128 ? "was ended by signal " + (code - 128) : "ended with code " + code;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "closed its output";
    }

    /** Returns the processor time used so far by the process and its living children, in microseconds. */
    long cpuMicros() {
        ProcessHandle first = process.toHandle();
        return cpuMicros(first)
                + Offspring.of(first).stream().mapToLong(BotProcess::cpuMicros).sum();
    }

    /** Returns a meter of the processor time of the process and all it started. */
    CpuMeter cpuMeter() {
        return new CpuMeter(process);
    }

    private static long cpuMicros(ProcessHandle handle) {
        return handle.info()
                .totalCpuDuration()
                .map(time -> time.toNanos() / 1000)
                .orElse(0L);
    }

    /** Ends the process and all it started. Nothing is left when this returns. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        switch (ending) {
            case ENCLOSED -> endEnclosed();
            case LOOSE -> endLoose();
            case GROUP -> endGroup();
        }
        cage.end();
        awaitEnd(LONGEST_END_SECONDS);
    }

    /** The first process of its space takes all others with it; who started that sees it end and ends too. */
    private void endEnclosed() {
        List<ProcessHandle> children = Offspring.of(process.toHandle());
        children.forEach(ProcessHandle::destroyForcibly);
        if (children.isEmpty() || !awaitEnd(2)) {
            kill();
            if (children.isEmpty()) {
                endMarked(); // It may have been about to begin.
            }
        }
    }

    /** A keeper is handed over what its bot leaves behind, so that all of it is found below until nothing is. */
    private void endLoose() {
        long began = System.nanoTime();
        List<ProcessHandle> children = process.descendants().toList();
        while (!children.isEmpty() && System.nanoTime() - began < LONGEST_END_SECONDS * 1_000_000_000L) {
            children.forEach(ProcessHandle::destroyForcibly);
            LockSupport.parkNanos(500_000);
            children = process.descendants().toList();
        }
        signalGroup();
        kill();
        if (!cage.exists()) {
            endMarked();
        }
    }

    /** All of the group at once: a shell that outlives its command would complain of that. Then who has left the group. */
    private void endGroup() {
        List<ProcessHandle> children = Offspring.of(process.toHandle());
        signalGroup();
        kill();
        children.forEach(ProcessHandle::destroyForcibly);
    }

    /** Not by the process itself: that closes the pipes, with all in them that nobody has read yet. */
    private void kill() {
        process.toHandle().destroyForcibly();
    }

    private boolean awaitEnd(int seconds) {
        try {
            return process.waitFor(seconds, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void signalGroup() {
        try {
            new ProcessBuilder("kill", "-KILL", "--", "-" + process.pid())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor(1, TimeUnit.SECONDS);
        } catch (IOException e) {
            // Without the kill command, children are ended one by one.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Finds processes that left the group by the mark in their environment. */
    private void endMarked() {
        byte[] mark = (MARKER + "=" + marker).getBytes(StandardCharsets.US_ASCII);
        try (DirectoryStream<Path> all = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path entry : all) {
                if (contains(entry.resolve("environ"), mark)) {
                    long pid = Long.parseLong(entry.getFileName().toString());
                    ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
                }
            }
        } catch (IOException e) {
            // No /proc: children that left the group cannot be found.
        }
    }

    private static boolean contains(Path file, byte[] mark) {
        try {
            byte[] content = Files.readAllBytes(file);
            for (int i = 0; i + mark.length <= content.length; i++) {
                int j = 0;
                while (j < mark.length && content[i + j] == mark[j]) {
                    j++;
                }
                if (j == mark.length) {
                    return true;
                }
            }
        } catch (IOException e) {
            // Somebody else's process, or one that just ended.
        }
        return false;
    }
}
