package regatta.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The process of one bot, with everything it starts. */
final class BotProcess implements AutoCloseable {

    private static final String MARKER = "REGATTA_BOT";
    private static final Path PROCESSES = Path.of("/proc");

    private final Process process;
    private final Cage cage;
    private final boolean contained;
    private final String marker;
    private boolean closed;

    private BotProcess(Process process, Cage cage, boolean contained, String marker) {
        this.process = process;
        this.cage = cage;
        this.contained = contained;
        this.marker = marker;
    }

    /** Starts a command in {@code folder}. */
    static BotProcess start(List<String> command, Path folder, Sandbox sandbox) throws IOException {
        String marker = UUID.randomUUID().toString();
        Cage cage = sandbox.cage();
        ProcessBuilder builder = new ProcessBuilder(sandbox.wrap(command, folder, cage)).directory(folder.toFile());
        builder.environment().put(MARKER, marker);
        try {
            Process process = builder.start();
            return new BotProcess(process, cage, cage.exists() || sandbox.endsChildren(), marker);
        } catch (IOException e) {
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

    InputStream errors() {
        return process.getErrorStream();
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
        try (Stream<ProcessHandle> all = Stream.concat(Stream.of(process.toHandle()), process.descendants())) {
            return all.mapToLong(BotProcess::cpuMicros).sum();
        }
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
        List<ProcessHandle> children = process.descendants().toList();
        signalGroup();
        children.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        cage.end();
        if (!contained) {
            endMarked();
        }
        try {
            process.waitFor(2, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
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
