package regatta.cli.page;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import regatta.core.BadInput;
import regatta.web.Page;

/** A headless browser that opens the replay viewer of a record and returns a film or picture. */
public final class HeadlessBrowser {

    public static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome", "chrome");

    /** Rendering is slower than real time without a graphics card. */
    private static final int PATIENCE = 20;

    private HeadlessBrowser() {}

    /**
     * Returns a film or picture.
     *
     * @param parameters the parameters of the viewer's address
     * @param seconds the length of the film
     * @param progress receives the seconds that have passed, once per second
     */
    public static byte[] make(Page page, Path record, String parameters, int seconds, IntConsumer progress)
            throws IOException, InterruptedException {
        CompletableFuture<byte[]> made = new CompletableFuture<>();
        Path profile = Files.createTempDirectory("regatta-film");
        try (LocalServer server = new LocalServer(0, (exchange, path) -> answer(exchange, path, page, record, made))) {
            Process browser = open(server.address() + "?record=record#" + parameters, profile);
            CompletableFuture<Void> unused =
                    browser.onExit().thenRun(() -> made.completeExceptionally(new IOException("the browser ended")));
            try {
                return await(made, 60 + PATIENCE * seconds, progress);
            } finally {
                browser.descendants().forEach(ProcessHandle::destroyForcibly);
                browser.destroyForcibly().waitFor();
            }
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            throw new IOException(cause == null ? "the browser failed" : cause.getMessage(), e);
        } finally {
            delete(profile);
        }
    }

    private static byte[] await(CompletableFuture<byte[]> made, int maxSeconds, IntConsumer progress)
            throws InterruptedException, ExecutionException, IOException {
        for (int passed = 0; passed < maxSeconds; passed++) {
            progress.accept(passed);
            try {
                return made.get(1, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                // Not yet.
            }
        }
        throw new IOException("the browser did not finish in time");
    }

    private static void answer(
            HttpExchange exchange, String path, Page page, Path record, CompletableFuture<byte[]> made)
            throws IOException {
        switch (path) {
            case "/" -> LocalServer.send(exchange, 200, "text/html; charset=utf-8", page.empty());
            case "/record" -> LocalServer.send(exchange, 200, "application/octet-stream", Files.readAllBytes(record));
            case "/made" -> {
                made.complete(exchange.getRequestBody().readAllBytes());
                LocalServer.send(exchange, 200, "text/plain", "");
            }
            case "/failed" -> {
                String reason = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
                made.completeExceptionally(new IOException("the replay viewer failed: " + reason));
                LocalServer.send(exchange, 200, "text/plain", "");
            }
            default -> LocalServer.send(exchange, 404, "text/plain", "");
        }
    }

    private static Process open(String address, Path profile) {
        String named = System.getenv("CHROMIUM");
        List<String> programs = named == null ? BROWSERS : List.of(named);
        for (String program : programs) {
            List<String> words = new ArrayList<>(List.of(program, "--headless=new", "--no-first-run", "--disable-gpu"));
            if ("root".equals(System.getProperty("user.name"))) {
                words.add("--no-sandbox"); // Chromium's sandbox does not work as root.
            }
            words.addAll(List.of("--mute-audio", "--disable-extensions", "--user-data-dir=" + profile, address));
            try {
                return new ProcessBuilder(words)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                // The program does not exist: try the next one.
            }
        }
        throw new BadInput("A film needs Chromium or Chrome. Looked for " + String.join(", ", programs)
                + ". Install one (Debian and Ubuntu: apt install chromium), or set CHROMIUM to its path.");
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            folder.toFile().deleteOnExit(); // The browser may still write while it ends.
        }
    }
}
