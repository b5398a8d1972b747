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
import regatta.core.JsonOut;
import regatta.core.TextOut;
import regatta.host.process.Desk;
import regatta.web.Page;

/**
 * Serves the page in which a person plays, to a browser that was told the address: what there is to see, and the orders that
 * come back.
 */
public final class TableServer implements AutoCloseable {

    private static final int LONGEST_ORDERS = 1 << 20;
    private static final long LOOK_MILLIS = 15_000;

    private final Desk desk;
    private final Path record;
    private final String key = new BigInteger(128, new SecureRandom()).toString(36);
    private final LocalServer server;
    private final CountDownLatch told = new CountDownLatch(1);
    private volatile boolean over;

    public TableServer(Desk desk, Path record, int port) throws IOException {
        this.desk = desk;
        this.record = record;
        server = new LocalServer(port, this::answer);
    }

    public String address() {
        return server.address();
    }

    private void answer(HttpExchange exchange, String path) throws IOException, InterruptedException {
        if (path.equals("/orders")) {
            take(exchange);
        } else if (path.equals("/")) {
            LocalServer.send(exchange, 200, "text/html; charset=utf-8", Page.playing(key));
        } else if (path.equals("/sight")) {
            LocalServer.send(exchange, 200, "application/json", sight(number(exchange)));
        } else if (path.equals("/record") && Files.exists(record)) {
            boolean whole = over;
            LocalServer.send(exchange, 200, "application/octet-stream", Files.readAllBytes(record));
            if (whole) {
                told.countDown();
            }
        } else {
            LocalServer.send(exchange, 404, "text/plain", "there is nothing here\n");
        }
    }

    private void take(HttpExchange exchange) throws IOException {
        boolean ours = key.equals(exchange.getRequestHeaders().getFirst("X-Regatta"));
        if (!ours || !exchange.getRequestMethod().equals("POST")) {
            LocalServer.send(exchange, 403, "text/plain", "orders are taken from the page only\n");
            return;
        }
        byte[] body = exchange.getRequestBody().readNBytes(LONGEST_ORDERS);
        List<String> lines = Arrays.asList(new String(body, StandardCharsets.UTF_8).split("\n", -1));
        boolean taken = desk.answer((int) number(exchange), lines);
        LocalServer.send(exchange, taken ? 200 : 409, "text/plain", taken ? "taken\n" : "not awaited\n");
    }

    /** Returns the number that a question ends with. */
    private static long number(HttpExchange exchange) {
        String query = exchange.getRequestURI().getQuery();
        String digits = query == null ? "" : query.substring(query.indexOf('=') + 1);
        return digits.matches("-?\\d{1,18}") ? Long.parseLong(digits) : -1;
    }

    private String sight(long seen) throws InterruptedException {
        Desk.Sight sight = desk.look(seen, LOOK_MILLIS);
        TextOut text = new TextOut();
        JsonOut json = new JsonOut(text).open('{').key("version").value(sight.version());
        json.key("asked").value(sight.asked()).key("left").value(sight.millisLeft());
        json.key("over").value(sight.over()).close('}');
        return text.toString();
    }

    /** Waits until the page has seen the end, but not longer than some seconds: it may have been closed. */
    public void see(int seconds) throws InterruptedException {
        over = true;
        told.await(seconds, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        server.close();
    }
}
