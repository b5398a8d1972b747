package regatta.host.process;

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
import org.jspecify.annotations.Nullable;
import regatta.host.sandbox.Cage;
import regatta.host.sandbox.Grounds;
import regatta.host.sandbox.Sandbox;
import regatta.host.sandbox.Toolchain;
import regatta.host.sandbox.Trial;

/** The process of one bot, with everything it starts. */
public final class BotProcess implements AutoCloseable {

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

    /** The command that started it and the sandbox around it; null if it was started without one. */
    private final @Nullable Start start;

    private volatile @Nullable String overLimit;

    /** What a bot was started with. */
    private record Start(Grounds grounds, Sandbox sandbox) {}

    private BotProcess(Process process, Cage cage, Ending ending, String marker, @Nullable Start start) {
        this.process = process;
        this.cage = cage;
        this.ending = ending;
        this.marker = marker;
        this.start = start;
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
    public static BotProcess startOpen(List<String> command, Path folder) throws IOException {
        List<String> words = new ArrayList<>();
        if (Toolchain.onPath("setsid") != null) {
            words.add("setsid");
        }
        words.addAll(command);
        Process process = new ProcessBuilder(words).directory(folder.toFile()).start();
        return new BotProcess(process, Cage.none(), Ending.GROUP, "", null);
    }

    /** Starts a command that plays alone. */
    public static BotProcess start(List<String> command, Path folder, Sandbox sandbox) throws IOException {
        return start(command, Grounds.of(command, folder), sandbox);
    }

    /** Starts a command on its grounds. */
    public static BotProcess start(List<String> command, Grounds grounds, Sandbox sandbox) throws IOException {
        String marker = ProcessHandle.current().pid() + "-" + STARTED.incrementAndGet() + "-" + System.nanoTime();
        Cage cage = sandbox.cage();
        try {
            Integer user = sandbox.user();
            Process process =
                    builder(command, grounds, sandbox, cage, user, marker).start();
            if (user != null) {
                giveStreams(process, user);
            }
            Ending ending = sandbox.encloses() ? Ending.ENCLOSED : Ending.LOOSE;
            BotProcess bot = new BotProcess(process, cage, ending, marker, new Start(grounds, sandbox));
            if (sandbox.level() != Sandbox.Level.NONE && !cage.limitsMemory()) {
                ResourceWatch.add(bot, sandbox.limits());
            }
            return bot;
        } catch (IOException | RuntimeException | Error e) {
            cage.end();
            throw e;
        }
    }

    private static ProcessBuilder builder(
            List<String> command, Grounds grounds, Sandbox sandbox, Cage cage, @Nullable Integer user, String marker)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(sandbox.wrap(command, grounds, cage, user));
        builder.directory(grounds.start().toFile());
        Map<String, String> environment = sandbox.environment(builder.environment(), grounds);
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().put(Sandbox.MARKER, marker);
        return builder;
    }

    /**
     * Returns why the sandbox of this bot cannot be set up, or an empty text if it can: the same sandbox is tried with a
     * program that does nothing. Only what a bot cannot cause counts; it may have deleted its own folder.
     */
    String sandboxProblem() {
        close();
        Start started = start;
        if (started == null || !Files.isDirectory(started.grounds().start())) {
            return "";
        }
        Cage fresh = started.sandbox().cage();
        try {
            Integer user = started.sandbox().user();
            ProcessBuilder builder =
                    builder(List.of("true"), started.grounds(), started.sandbox(), fresh, user, marker);
            return Trial.run(builder);
        } catch (IOException e) {
            return String.valueOf(e.getMessage());
        } finally {
            fresh.end();
        }
    }

    /** Ends the bot because it used more than it may. */
    void endOverLimit(String why) {
        overLimit = why;
        processes().forEach(ProcessHandle::destroyForcibly);
    }

    /** Returns why it was ended, or null if it kept its limits. */
    @Nullable
    String overLimit() {
        return overLimit;
    }

    /** Returns whether it has folders of its own that live in memory. */
    boolean hasPrivateFiles() {
        return start != null && start.sandbox().level() == Sandbox.Level.SEALED;
    }

    /** Returns what runs below its first process, the nearest first. */
    List<ProcessHandle> processes() {
        return Offspring.of(process.toHandle());
    }

    /** Lets another user open its streams by name, as a script does that writes to {@code /dev/stderr}. */
    private static void giveStreams(Process process, int user) {
        for (int stream = 0; stream < 3; stream++) {
            try {
                Files.setAttribute(PROCESSES.resolve(process.pid() + "/fd/" + stream), "unix:uid", user);
            } catch (IOException e) {
                return; // It has ended already.
            }
        }
    }

    public OutputStream input() {
        return process.getOutputStream();
    }

    public InputStream output() {
        return process.getInputStream();
    }

    /** Returns what reads its standard error. */
    public ErrorDrain drain() {
        return drain;
    }

    boolean alive() {
        return process.isAlive();
    }

    /** Tells how the process ended: {@code "ended with code 1"}, {@code "closed its output"}. */
    public String ending() {
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

    /** Returns the processor time used so far by the process and all it started, in microseconds. */
    long cpuMicros() {
        return cpuMeter().micros();
    }

    /** Returns a meter of the processor time of the process and all it started. */
    CpuMeter cpuMeter() {
        return new CpuMeter(process);
    }

    /** Ends the process and all it started. Nothing is left when this returns. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        ResourceWatch.remove(this);
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

    /** Waits for the end of the process. Returns whether it has ended. */
    public boolean awaitEnd(int seconds) {
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
        byte[] mark = (Sandbox.MARKER + "=" + marker).getBytes(StandardCharsets.US_ASCII);
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
