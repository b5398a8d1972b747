package regatta.cli.page;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import regatta.cli.report.Json;
import regatta.host.process.HumanInput;
import regatta.web.Page;

/** A server of the replay viewer for a human player: it sends the view of the player and receives orders. */
public final class HumanServer implements AutoCloseable {

    private static final int MAX_ORDERS = 1 << 20;
    private static final long MAX_POLL_MILLIS = 15_000;

    private final Page page;
    private final HumanInput input;
    private final Path record;
    private final String key = new BigInteger(128, new SecureRandom()).toString(36);
    private final LocalServer server;
    private final CountDownLatch endFetched = new CountDownLatch(1);
    private volatile boolean over;

    public HumanServer(Page page, HumanInput input, Path record, int port) throws IOException {
        this.page = page;
        this.input = input;
        this.record = record;
        server = new LocalServer(port, this::answer);
    }

    public String address() {
        return server.address();
    }

    private void answer(HttpExchange exchange, String path) throws IOException, InterruptedException {
        if (path.equals("/orders") || path.equals("/ready")) {
            receive(exchange, path);
        } else if (path.equals("/")) {
            LocalServer.send(exchange, 200, "text/html; charset=utf-8", page.playing(key));
        } else if (path.equals("/sight")) {
            LocalServer.send(exchange, 200, "application/json", view(number(exchange)));
        } else if (path.equals("/record") && Files.exists(record)) {
            boolean complete = over;
            byte[] content = Files.readAllBytes(record);
            int start = (int) LocalServer.rangeStart(exchange, content.length);
            LocalServer.send(
                    exchange,
                    LocalServer.rangeStatus(start, content.length),
                    "application/octet-stream",
                    Arrays.copyOfRange(content, start, content.length));
            if (complete) {
                endFetched.countDown();
            }
        } else {
            LocalServer.send(exchange, 404, "text/plain", "not found\n");
        }
    }

    private void receive(HttpExchange exchange, String path) throws IOException {
        boolean ours = key.equals(exchange.getRequestHeaders().getFirst("X-Regatta"));
        if (!ours || !exchange.getRequestMethod().equals("POST")) {
            LocalServer.send(exchange, 403, "text/plain", "orders are only accepted from the replay viewer\n");
            return;
        }
        if (path.equals("/ready")) {
            input.ready();
            LocalServer.send(exchange, 200, "text/plain", "");
            return;
        }
        byte[] body = exchange.getRequestBody().readNBytes(MAX_ORDERS);
        List<String> lines = Arrays.asList(new String(body, StandardCharsets.UTF_8).split("\n", -1));
        boolean taken = input.answer((int) number(exchange), lines);
        LocalServer.send(exchange, taken ? 200 : 409, "text/plain", taken ? "taken\n" : "not awaited\n");
    }

    private static long number(HttpExchange exchange) {
        String query = exchange.getRequestURI().getQuery();
        String digits = query == null ? "" : query.substring(query.indexOf('=') + 1);
        return digits.matches("-?\\d{1,18}") ? Long.parseLong(digits) : -1;
    }

    private record ViewJson(long version, int asked, long left, boolean over) {}

    private String view(long seen) throws InterruptedException {
        HumanInput.Status view = input.look(seen, MAX_POLL_MILLIS);
        return Json.line(new ViewJson(view.version(), view.awaitedTurn(), view.millisLeft(), view.over()));
    }

    /** Waits until the viewer has fetched the end of the match, or for a number of seconds if it was closed. */
    public void awaitEnd(int seconds) throws InterruptedException {
        over = true;
        endFetched.await(seconds, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        server.close();
    }
}
