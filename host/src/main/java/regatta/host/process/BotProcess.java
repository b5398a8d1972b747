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
import regatta.host.sandbox.CommandProbe;
import regatta.host.sandbox.ControlGroup;
import regatta.host.sandbox.Sandbox;
import regatta.host.sandbox.Toolchain;
import regatta.host.sandbox.VisibleFiles;

/** The process of a bot, with all processes that it starts. */
public final class BotProcess implements AutoCloseable {

    private static final Path PROCESSES = Path.of("/proc");

    private static final AtomicInteger STARTED = new AtomicInteger();

    /** How long {@link #close} waits for killed processes, which can take a while on a busy machine. */
    private static final int MAX_END_SECONDS = 10;

    /** How the descendants are found when the bot ends. */
    private enum Ending {
        /** By a process namespace: its first process takes the others with it. */
        NAMESPACE,
        SEARCH,
        GROUP
    }

    private final Process process;
    private final ControlGroup controlGroup;
    private final Ending ending;
    private final String marker;
    private final StderrReader stderr;
    private Consumer<Boolean> onRelease = reusable -> close();
    private boolean closed;

    /** The files and sandbox it was started with; null if it was started without a sandbox. */
    private final @Nullable Start start;

    private volatile @Nullable String overLimit;

    private record Start(VisibleFiles files, Sandbox sandbox) {}

    private BotProcess(
            Process process, ControlGroup controlGroup, Ending ending, String marker, @Nullable Start start) {
        this.process = process;
        this.controlGroup = controlGroup;
        this.ending = ending;
        this.marker = marker;
        this.start = start;
        stderr = new StderrReader(process.getErrorStream(), "regatta-" + process.pid());
    }

    /** Sets what happens to this process after a match. By default it is closed. */
    void onRelease(Consumer<Boolean> action) {
        onRelease = action;
    }

    /**
     * Releases the process after a match.
     *
     * @param reusable whether the bot broke no rule and waits for the next message
     */
    void release(boolean reusable) {
        onRelease.accept(reusable);
    }

    /** Starts a command without a sandbox, in its own process group. */
    public static BotProcess startWithoutSandbox(List<String> command, Path folder) throws IOException {
        List<String> words = new ArrayList<>();
        if (Toolchain.onPath("setsid") != null) {
            words.add("setsid");
        }
        words.addAll(command);
        Process process = new ProcessBuilder(words).directory(folder.toFile()).start();
        return new BotProcess(process, ControlGroup.none(), Ending.GROUP, "", null);
    }

    public static BotProcess start(List<String> command, Path folder, Sandbox sandbox) throws IOException {
        return start(command, VisibleFiles.of(command, folder), sandbox);
    }

    public static BotProcess start(List<String> command, VisibleFiles files, Sandbox sandbox) throws IOException {
        String marker = ProcessHandle.current().pid() + "-" + STARTED.incrementAndGet() + "-" + System.nanoTime();
        ControlGroup controlGroup = sandbox.controlGroup();
        try {
            Integer user = sandbox.user();
            Process process =
                    builder(command, files, sandbox, controlGroup, user, marker).start();
            if (user != null) {
                changeStreamOwner(process, user);
            }
            Ending ending = sandbox.isolates() ? Ending.NAMESPACE : Ending.SEARCH;
            BotProcess bot = new BotProcess(process, controlGroup, ending, marker, new Start(files, sandbox));
            if (sandbox.level() != Sandbox.Level.NONE && !controlGroup.limitsMemory()) {
                ResourceWatch.add(bot, sandbox.limits());
            }
            return bot;
        } catch (IOException | RuntimeException | Error e) {
            controlGroup.end();
            throw e;
        }
    }

    private static ProcessBuilder builder(
            List<String> command,
            VisibleFiles files,
            Sandbox sandbox,
            ControlGroup controlGroup,
            @Nullable Integer user,
            String marker)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(sandbox.wrap(command, files, controlGroup, user));
        builder.directory(files.start().toFile());
        Map<String, String> environment = sandbox.environment(builder.environment(), files);
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().put(Sandbox.MARKER, marker);
        return builder;
    }

    /**
     * Returns why the sandbox of this bot cannot be set up, or an empty text if it can. Tries the same sandbox with a
     * program that does nothing. A missing folder is not a sandbox problem, because the bot may have deleted it.
     */
    String sandboxProblem() {
        close();
        Start started = start;
        if (started == null || !Files.isDirectory(started.files().start())) {
            return "";
        }
        ControlGroup fresh = started.sandbox().controlGroup();
        try {
            Integer user = started.sandbox().user();
            ProcessBuilder builder = builder(List.of("true"), started.files(), started.sandbox(), fresh, user, marker);
            return CommandProbe.run(builder);
        } catch (IOException e) {
            return String.valueOf(e.getMessage());
        } finally {
            fresh.end();
        }
    }

    void endOverLimit(String why) {
        overLimit = why;
        processes().forEach(ProcessHandle::destroyForcibly);
    }

    @Nullable
    String overLimit() {
        return overLimit;
    }

    /** Returns whether it has private folders, which are held in memory. */
    boolean hasPrivateFiles() {
        return start != null && start.sandbox().level() == Sandbox.Level.SEALED;
    }

    /** Returns the descendants of its first process, nearest first. */
    List<ProcessHandle> processes() {
        return DescendantProcesses.of(process.toHandle());
    }

    /** Returns the largest memory that its living processes have used, added up. */
    long peakKilobytes() {
        return ResourceWatch.kilobytes(processes(), "status", "VmHWM:");
    }

    /** Lets another user open the streams by name, as scripts do that write to {@code /dev/stderr}. */
    private static void changeStreamOwner(Process process, int user) {
        for (int stream = 0; stream < 3; stream++) {
            try {
                Files.setAttribute(PROCESSES.resolve(process.pid() + "/fd/" + stream), "unix:uid", user);
            } catch (IOException e) {
                return; // the process has ended
            }
        }
    }

    public OutputStream input() {
        return process.getOutputStream();
    }

    public InputStream output() {
        return process.getInputStream();
    }

    public StderrReader stderr() {
        return stderr;
    }

    boolean alive() {
        return process.isAlive();
    }

    /** Describes how the process ended, such as {@code "ended with code 1"} or {@code "closed its output"}. */
    public String ending() {
        try {
            if (process.waitFor(200, TimeUnit.MILLISECONDS)) {
                int code = process.exitValue();
                return code > 128 ? "was killed by signal " + (code - 128) : "ended with code " + code;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "closed its output";
    }

    /** Returns the processor time used so far by the process and its descendants, in microseconds. */
    long cpuMicros() {
        return cpuMeter().micros();
    }

    CpuMeter cpuMeter() {
        return new CpuMeter(process);
    }

    /** Ends the process and all its descendants, and waits until they have ended. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        ResourceWatch.remove(this);
        switch (ending) {
            case NAMESPACE -> endNamespace();
            case SEARCH -> endDescendants();
            case GROUP -> endGroup();
        }
        controlGroup.end();
        awaitEnd(MAX_END_SECONDS);
    }

    /** Kills the first process in the namespace, which takes all others with it. */
    private void endNamespace() {
        List<ProcessHandle> children = DescendantProcesses.of(process.toHandle());
        children.forEach(ProcessHandle::destroyForcibly);
        if (children.isEmpty() || !awaitEnd(2)) {
            kill();
            if (children.isEmpty()) {
                endMarked(); // its first process may have been about to start
            }
        }
    }

    private void endDescendants() {
        long began = System.nanoTime();
        List<ProcessHandle> children = process.descendants().toList();
        while (!children.isEmpty() && System.nanoTime() - began < MAX_END_SECONDS * 1_000_000_000L) {
            children.forEach(ProcessHandle::destroyForcibly);
            LockSupport.parkNanos(500_000);
            children = process.descendants().toList();
        }
        signalGroup();
        kill();
        if (!controlGroup.exists()) {
            endMarked();
        }
    }

    /** Kills the group at once, because a shell would report the end of its command, and then what left the group. */
    private void endGroup() {
        List<ProcessHandle> children = DescendantProcesses.of(process.toHandle());
        signalGroup();
        kill();
        children.forEach(ProcessHandle::destroyForcibly);
    }

    /** Kills by handle, because {@link Process#destroyForcibly} would close the pipes and lose unread output. */
    private void kill() {
        process.toHandle().destroyForcibly();
    }

    /** Waits for the end of the process and returns whether it has ended. */
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
            // Without the kill command, children are killed one by one.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Kills processes that left the group, found by the marker in their environment. */
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
            // Without /proc, children that left the group cannot be found.
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
            // The process belongs to another user or has just ended.
        }
        return false;
    }
}
