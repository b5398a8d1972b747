package regatta.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regatta.host.match.ClusterEngine;

/** A cluster of real processes on this machine. */
final class Standalone implements AutoCloseable {

    private static final Pattern HEAD = Pattern.compile(".*Starting Spark master at (spark://\\S+).*");
    private static final Pattern PAGE = Pattern.compile(".*WebUI to .*, and started at (http://\\S+)");
    private static final Pattern REGISTERED = Pattern.compile(".*(Successfully registered with master).*");
    private static final Pattern LAUNCHED = Pattern.compile(".*(Asked to launch executor).*");

    /** The indexes of a worker's events: registered with the head, given work, web page opened. */
    static final int KNOWN = 0;

    static final int PLAYING = 1;

    static final int SHOWN = 2;

    /** One of Spark's programs, with the awaited lines of its output. */
    static final class Part {
        final Process process;
        private final List<CompletableFuture<String>> found = new ArrayList<>();

        Part(Process process, Pattern... awaited) {
            this.process = process;
            for (int i = 0; i < awaited.length; i++) {
                found.add(new CompletableFuture<>());
            }
            Thread reader = new Thread(() -> listen(awaited));
            reader.setDaemon(true);
            reader.start();
        }

        private void listen(Pattern[] awaited) {
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    for (int i = 0; i < awaited.length; i++) {
                        Matcher matcher = awaited[i].matcher(line);
                        if (matcher.matches()) {
                            found.get(i).complete(matcher.group(1));
                        }
                    }
                }
            } catch (IOException e) {
                found.forEach(future -> future.completeExceptionally(e));
            }
        }

        String await(int pattern) {
            return found.get(pattern).orTimeout(2, TimeUnit.MINUTES).join();
        }

        void kill() {
            List<ProcessHandle> children = process.descendants().toList();
            process.destroyForcibly();
            children.forEach(ProcessHandle::destroyForcibly);
        }
    }

    final Path secret;
    final String url;
    final String page;
    private final Path folder;
    private final List<Part> parts = new ArrayList<>();

    Standalone(Path folder) throws IOException {
        this.folder = folder;
        secret = folder.resolve("secret");
        Part head = start(SparkProcess.HEAD, List.of(), List.of(), HEAD, PAGE);
        url = head.await(0);
        page = head.await(1);
    }

    Part worker() throws IOException {
        return start(SparkProcess.WORKER, workerWords(), List.of(), REGISTERED, LAUNCHED, PAGE);
    }

    Part pinnedWorker(int core) throws IOException {
        List<String> pin = List.of("taskset", "-c", String.valueOf(core));
        return start(SparkProcess.WORKER, workerWords(), pin, REGISTERED, LAUNCHED);
    }

    Part poorWorker() throws IOException {
        return start(
                SparkProcess.WORKER, workerWords(), List.of("/usr/bin/env", "PATH=" + folder), REGISTERED, LAUNCHED);
    }

    private List<String> workerWords() {
        return List.of("--cores", "1", "--work-dir", folder.resolve("work").toString(), url);
    }

    private Part start(String main, List<String> words, List<String> before, Pattern... awaited) throws IOException {
        SparkProcess process = new SparkProcess(new ClusterEngine.Address("127.0.0.1", 0, 0), secret);
        ProcessBuilder builder =
                process.builder(main, words, process.settings(main)).redirectErrorStream(true);
        builder.command().addAll(0, before);
        Part part = new Part(builder.start(), awaited);
        parts.add(part);
        return part;
    }

    @Override
    public void close() {
        parts.forEach(Part::kill);
    }
}
