package regatta.cli.page;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * An HTTP server for browsers on this machine. Any local program can connect, including unsealed bots, and any web page
 * can make the browser send requests. So requests are only answered if their path begins with a secret key, which is
 * printed for the user, and if they use the server's own host name.
 */
final class LocalServer implements AutoCloseable {

    /** An incomplete request occupies a thread until its time limit. */
    private static final int MAX_THREADS = 256;

    private static final int MAX_REQUEST_SECONDS = 5;
    private static final int MAX_ANSWER_SECONDS = 120;

    /** The viewer is a single file that loads nothing from other hosts. */
    private static final String POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline';"
            + " img-src data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    static {
        // The JDK's server reads these properties once, on first use.
        System.setProperty("sun.net.httpserver.maxReqTime", String.valueOf(MAX_REQUEST_SECONDS));
        System.setProperty("sun.net.httpserver.maxRspTime", String.valueOf(MAX_ANSWER_SECONDS));
    }

    /** A handler of requests. */
    interface Handler {

        /** Answers a request. The path does not contain the key. */
        void answer(HttpExchange exchange, String path) throws IOException, InterruptedException;
    }

    private final String prefix = "/" + new BigInteger(128, new SecureRandom()).toString(36);
    private final Handler handler;
    private final HttpServer server;
    private final ExecutorService threads = new ThreadPoolExecutor(
            0, MAX_THREADS, 10, TimeUnit.SECONDS, new SynchronousQueue<>(), new ThreadPoolExecutor.AbortPolicy());

    /** Starts the server; port 0 stands for any free port. */
    LocalServer(int port, Handler handler) throws IOException {
        this.handler = handler;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    /** Returns the address with the key. It ends with a slash. */
    String address() {
        return "http://localhost:" + port() + prefix + "/";
    }

    private int port() {
        return server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            if (!isForUs(exchange.getRequestHeaders().getFirst("Host"))) {
                send(exchange, 403, "text/plain", "use the host name localhost\n");
            } else if (path == null || !path.startsWith(prefix + "/")) {
                send(exchange, 403, "text/plain", "use the address that regatta printed\n");
            } else {
                handler.answer(exchange, path.substring(prefix.length()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // The server ends.
        }
    }

    /** Rejects other host names, which an attacker may resolve to this machine to read its data (DNS rebinding). */
    private boolean isForUs(@Nullable String host) {
        return host != null
                && List.of("localhost:" + port(), "127.0.0.1:" + port(), "[::1]:" + port())
                        .contains(host);
    }

    static void head(HttpExchange exchange, String type) {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type);
        headers.set("Cache-Control", "no-store");
        headers.set("Content-Security-Policy", POLICY);
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("X-Content-Type-Options", "nosniff");
    }

    static void send(HttpExchange exchange, int code, String type, String body) throws IOException {
        send(exchange, code, type, body.getBytes(StandardCharsets.UTF_8));
    }

    static void send(HttpExchange exchange, int code, String type, byte[] body) throws IOException {
        head(exchange, type);
        boolean empty = exchange.getRequestMethod().equals("HEAD") || code == 204;
        exchange.sendResponseHeaders(code, empty ? -1 : body.length);
        if (!empty) {
            exchange.getResponseBody().write(body);
        }
    }

    /**
     * Returns the first byte that a request asks for, such as 100 for the header {@code Range: bytes=100-}. It is at
     * most {@code size}; a request beyond the end gets the whole file, which must be another one than before.
     */
    static long rangeStart(HttpExchange exchange, long size) {
        String range = exchange.getRequestHeaders().getFirst("Range");
        boolean given = range != null && range.matches("bytes=\\d{1,18}-");
        long start = given ? Long.parseLong(range.substring(6, range.length() - 1)) : 0;
        return start > size ? 0 : start;
    }

    /** Returns the status of an answer with the bytes from {@code start} on: 204 if there are no new ones. */
    static int rangeStatus(long start, long size) {
        return start == 0 ? 200 : start < size ? 206 : 204;
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
