package regatta.cli;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.core.JsonOut;
import regatta.core.TextOut;
import regatta.web.Page;

/**
 * Serves the page and the matches of a folder, to browsers of this machine. Any page in the world can make a browser ask
 * here, so it answers only those who know its name; it hands out only files that are themselves in the folder; and who
 * asks half a question keeps nobody else waiting.
 */
final class MatchServer implements AutoCloseable {

    private static final int MOST_THREADS = 32;
    private static final int LONGEST_REQUEST_SECONDS = 10;
    private static final int LONGEST_ANSWER_SECONDS = 120;

    /** The page is one file that loads nothing from anywhere but here. */
    private static final String POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline';"
            + " img-src data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    static {
        // The server of the JDK reads these once, when it is first used.
        System.setProperty("sun.net.httpserver.maxReqTime", String.valueOf(LONGEST_REQUEST_SECONDS));
        System.setProperty("sun.net.httpserver.maxRspTime", String.valueOf(LONGEST_ANSWER_SECONDS));
    }

    private final Path target;
    private final HttpServer server;
    private final ExecutorService threads;

    /** Begins to serve a record or a folder of them; port 0 stands for any that is free. */
    MatchServer(Path target, int port) throws IOException {
        this.target = target;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        threads = new ThreadPoolExecutor(
                0, MOST_THREADS, 10, TimeUnit.SECONDS, new SynchronousQueue<>(), new ThreadPoolExecutor.AbortPolicy());
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            boolean asks = List.of("GET", "HEAD").contains(exchange.getRequestMethod());
            if (!isForUs(exchange.getRequestHeaders().getFirst("Host"), port())) {
                send(exchange, 403, "text/plain", bytes("this server is for this machine only\n"));
            } else if (!asks) {
                send(exchange, 405, "text/plain", bytes("there is nothing to change here\n"));
            } else if (path.equals("/")) {
                send(exchange, 200, "text/html; charset=utf-8", bytes(Page.following("/matches")));
            } else if (path.equals("/matches")) {
                send(exchange, 200, "application/json", bytes(list(matches())));
            } else {
                sendMatch(exchange, path);
            }
        }
    }

    /** Another name may lead here too, chosen by whoever owns it, to read what only this machine should. */
    static boolean isForUs(@Nullable String host, int port) {
        return host != null
                && List.of("localhost:" + port, "127.0.0.1:" + port, "[::1]:" + port)
                        .contains(host);
    }

    /** Sends a file of the list, so that no name leads out of the folder. */
    private void sendMatch(HttpExchange exchange, String path) throws IOException {
        Path found = matches().stream()
                .filter(match -> path.equals("/" + match.getFileName()))
                .findFirst()
                .orElse(null);
        if (found == null) {
            send(exchange, 404, "text/plain", bytes("no such match\n"));
            return;
        }
        LinkOption[] options = isFolder() ? new LinkOption[] {LinkOption.NOFOLLOW_LINKS} : new LinkOption[0];
        try (InputStream in = Files.newInputStream(found, options)) {
            long size = Files.size(found); // One that is being written may be longer by now.
            head(exchange, "application/octet-stream");
            boolean body = exchange.getRequestMethod().equals("GET") && size > 0;
            exchange.sendResponseHeaders(200, body ? size : -1);
            if (body) {
                copy(in, exchange.getResponseBody(), size);
            }
        } catch (NoSuchFileException e) {
            send(exchange, 404, "text/plain", bytes("no such match\n"));
        }
    }

    private static void copy(InputStream in, OutputStream out, long size) throws IOException {
        byte[] chunk = new byte[1 << 16];
        for (long left = size; left > 0; ) {
            int n = in.read(chunk, 0, (int) Math.min(chunk.length, left));
            if (n < 0) {
                throw new IOException("the file became shorter");
            }
            out.write(chunk, 0, n);
            left -= n;
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void head(HttpExchange exchange, String type) {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type);
        headers.set("Cache-Control", "no-store");
        headers.set("Content-Security-Policy", POLICY);
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("X-Content-Type-Options", "nosniff");
    }

    static void send(HttpExchange exchange, int code, String type, byte[] body) throws IOException {
        head(exchange, type);
        boolean silent = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(code, silent ? -1 : body.length);
        if (!silent) {
            exchange.getResponseBody().write(body);
        }
    }

    static boolean isReplay(Path file) {
        return file.toString().endsWith(".hlt");
    }

    private boolean isFolder() {
        return !Files.isRegularFile(target);
    }

    /** Returns the records and replays there are, the newest first. A link may lead anywhere, so it is none. */
    private List<Path> matches() {
        if (!isFolder()) {
            return List.of(target);
        }
        try (Stream<Path> files = Files.list(target)) {
            return files.filter(file -> file.toString().endsWith(".regatta") || isReplay(file))
                    .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .sorted(Comparator.comparingLong(
                                    (Path file) -> file.toFile().lastModified())
                            .reversed())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Tells the page which matches there are, and when each was last written to: one may still be going on. */
    private static String list(List<Path> matches) {
        TextOut text = new TextOut();
        JsonOut json = new JsonOut(text).open('[');
        for (Path match : matches) {
            json.open('{').key("name").value(match.getFileName().toString());
            json.key("modified").value(match.toFile().lastModified()).close('}');
        }
        json.close(']');
        return text.toString();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
