package regatta.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import regatta.core.BadInput;
import regatta.web.Page;

/** Lets a browser that nobody sees open the page of a record, make something of it, and hand it back. */
final class Studio {

    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome", "chrome");

    /** Making a film takes longer than watching it, on a machine without a graphics card. */
    private static final int PATIENCE = 20;

    private Studio() {}

    /**
     * Makes what is asked for.
     *
     * @param take what the page is asked for, as its address has it
     * @param seconds how long it plays
     */
    static byte[] make(Path record, String take, int seconds) throws IOException, InterruptedException {
        String key = new BigInteger(128, new SecureRandom()).toString(36);
        CompletableFuture<byte[]> made = new CompletableFuture<>();
        ExecutorService threads = Executors.newCachedThreadPool();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        Path profile = Files.createTempDirectory("regatta-film");
        try {
            server.setExecutor(threads);
            server.createContext("/", exchange -> answer(exchange, record, key, made));
            server.start();
            String address =
                    "http://localhost:" + server.getAddress().getPort() + "/?record=record#" + take + "&key=" + key;
            Process browser = open(address, profile);
            CompletableFuture<Void> unused =
                    browser.onExit().thenRun(() -> made.completeExceptionally(new IOException("the browser ended")));
            try {
                return made.get(60L + (long) PATIENCE * seconds, TimeUnit.SECONDS);
            } finally {
                browser.descendants().forEach(ProcessHandle::destroyForcibly);
                browser.destroyForcibly().waitFor();
            }
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            throw new IOException(cause == null ? "the browser failed" : cause.getMessage(), e);
        } catch (TimeoutException e) {
            throw new IOException("the browser did not finish in time", e);
        } finally {
            server.stop(0);
            threads.shutdownNow();
            forget(profile);
        }
    }

    private static void answer(HttpExchange exchange, Path record, String key, CompletableFuture<byte[]> made)
            throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            boolean ours = key.equals(exchange.getRequestHeaders().getFirst("X-Regatta"));
            if (path.equals("/")) {
                MatchServer.send(
                        exchange, 200, "text/html; charset=utf-8", Page.empty().getBytes(StandardCharsets.UTF_8));
            } else if (path.equals("/record")) {
                MatchServer.send(exchange, 200, "application/octet-stream", Files.readAllBytes(record));
            } else if (ours && path.equals("/made")) {
                made.complete(exchange.getRequestBody().readAllBytes());
                MatchServer.send(exchange, 200, "text/plain", new byte[0]);
            } else if (ours && path.equals("/failed")) {
                String reason = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
                made.completeExceptionally(new IOException("the page says: " + reason));
                MatchServer.send(exchange, 200, "text/plain", new byte[0]);
            } else {
                MatchServer.send(exchange, 404, "text/plain", new byte[0]);
            }
        }
    }

    private static Process open(String address, Path profile) {
        String named = System.getenv("CHROMIUM");
        List<String> programs = named == null ? BROWSERS : List.of(named);
        for (String program : programs) {
            List<String> words = new ArrayList<>(List.of(program, "--headless=new", "--no-first-run", "--disable-gpu"));
            if ("root".equals(System.getProperty("user.name"))) {
                words.add("--no-sandbox"); // Its own sandbox refuses to be started by root.
            }
            words.addAll(List.of("--mute-audio", "--disable-extensions", "--user-data-dir=" + profile, address));
            try {
                return new ProcessBuilder(words)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                // There is no such program here: the next one, or none.
            }
        }
        throw new BadInput(
                "A film needs Chromium or Chrome, and there is none: looked for " + String.join(", ", programs)
                        + ". Install one (Debian and Ubuntu: apt install chromium), or name it: CHROMIUM=/path/to/it.");
    }

    private static void forget(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            folder.toFile().deleteOnExit(); // The browser still ends; what is left is in a folder for such.
        }
    }
}
