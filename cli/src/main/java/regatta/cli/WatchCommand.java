package regatta.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.host.MatchRecord;
import regatta.web.Page;

/** Serves the page on this machine, for one record or for a folder of them. */
@Command(
        name = "watch",
        mixinStandardHelpOptions = true,
        description = {
            "Serves a page to watch records with, on this machine only. Of a folder all records are listed, the newest",
            "first, and new ones appear by themselves. With --page, writes the page into a file instead."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  regatta watch match.regatta",
            "  regatta watch records/ --port 8080",
            "  regatta watch match.regatta --page      writes match.html"
        })
final class WatchCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE|FOLDER",
            description = "What to watch. Default: this folder.")
    private Path target = Path.of(".");

    @Option(names = "--port", paramLabel = "N", description = "Default: any that is free.")
    private int port;

    @Option(names = "--page", description = "Write the page beside the record and end.")
    private boolean page;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (!Files.exists(target)) {
            throw new BadInput(target + ": there is no such file or folder.");
        }
        if (Files.isRegularFile(target)) {
            MatchRecord.read(target);
        }
        if (page) {
            out.println(Pages.beside(target).toAbsolutePath().toUri());
            out.flush();
            return Exit.FINE;
        }
        HttpServer server = serve();
        out.println("Watch at http://localhost:" + server.getAddress().getPort() + "/ (Ctrl-C ends)");
        out.flush();
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // Ctrl-C: that is how one ends it.
        } finally {
            server.stop(0);
        }
        return Exit.FINE;
    }

    private HttpServer serve() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
            server.createContext("/", this::answer);
            server.start();
            return server;
        } catch (IOException e) {
            throw new BadInput("--port " + port + ": cannot listen there: " + e.getMessage() + ".");
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String query = exchange.getRequestURI().getRawQuery();
        List<Path> records = records();
        if (path.equals("/") && query == null && Files.isRegularFile(target)) {
            send(exchange, 200, "text/html", Page.of(Files.readAllBytes(target)).getBytes(StandardCharsets.UTF_8));
        } else if (path.equals("/") && query == null) {
            send(exchange, 200, "text/html", list(records).getBytes(StandardCharsets.UTF_8));
        } else if (path.equals("/")) {
            send(exchange, 200, "text/html", Page.empty().getBytes(StandardCharsets.UTF_8));
        } else {
            String name = URLDecoder.decode(path.substring(1), StandardCharsets.UTF_8);
            // Only files that are in the list: no name leads out of the folder.
            Path found = records.stream()
                    .filter(record -> record.getFileName().toString().equals(name))
                    .findFirst()
                    .orElse(null);
            if (found == null) {
                send(exchange, 404, "text/plain", "no such record\n".getBytes(StandardCharsets.UTF_8));
            } else {
                send(exchange, 200, "application/gzip", Files.readAllBytes(found));
            }
        }
    }

    private static void send(HttpExchange exchange, int code, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
        exchange.sendResponseHeaders(code, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    /** Returns the records there are, the newest first. */
    private List<Path> records() {
        if (Files.isRegularFile(target)) {
            return List.of(target);
        }
        try (Stream<Path> files = Files.list(target)) {
            List<Path> records = new ArrayList<>(
                    files.filter(file -> file.toString().endsWith(".regatta")).toList());
            records.sort(Comparator.comparingLong((Path file) -> file.toFile().lastModified())
                    .reversed());
            return records;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String list(List<Path> records) {
        StringBuilder html = new StringBuilder("<!doctype html><html lang=en><meta charset=utf-8>"
                + "<meta http-equiv=refresh content=3><title>Regatta</title>"
                + "<body style='font:16px system-ui;margin:2rem'><h1>Matches</h1>");
        html.append(records.isEmpty() ? "<p>No records here yet.</p>" : "<ol>");
        for (Path record : records) {
            String name = record.getFileName().toString();
            String address = URLEncoder.encode("/" + name, StandardCharsets.UTF_8);
            html.append("<li><a href='/?record=").append(address).append("'>");
            html.append(name.replace("&", "&amp;").replace("<", "&lt;")).append("</a></li>");
        }
        return html.append("</ol>").toString();
    }
}
