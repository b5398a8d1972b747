package regatta.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
import regatta.core.JsonOut;
import regatta.core.TextOut;
import regatta.host.MatchRecord;
import regatta.web.Page;

/** Serves the page on this machine, for one record or for a folder of them. */
@Command(
        name = "watch",
        mixinStandardHelpOptions = true,
        description = {
            "Serves a page to watch records with, on this machine only.",
            "Of a folder all records and replays of the originals are listed, the newest first; the newest match is shown, and",
            "each new one appears by itself. With --page, writes the page into a file instead."
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
        if (Files.isRegularFile(target) && !isReplay(target)) {
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
        List<Path> matches = matches();
        if (path.equals("/")) {
            send(exchange, 200, "text/html; charset=utf-8", bytes(Page.following("/matches")));
        } else if (path.equals("/matches")) {
            send(exchange, 200, "application/json", bytes(list(matches)));
        } else {
            // Only files that are in the list: no name leads out of the folder.
            Path found = matches.stream()
                    .filter(match -> path.equals("/" + match.getFileName()))
                    .findFirst()
                    .orElse(null);
            if (found == null) {
                send(exchange, 404, "text/plain", bytes("no such match\n"));
            } else {
                send(exchange, 200, "application/octet-stream", Files.readAllBytes(found));
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void send(HttpExchange exchange, int code, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        exchange.sendResponseHeaders(code, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private static boolean isReplay(Path file) {
        return file.toString().endsWith(".hlt");
    }

    /** Returns the records and replays there are, the newest first. */
    private List<Path> matches() {
        if (Files.isRegularFile(target)) {
            return List.of(target);
        }
        try (Stream<Path> files = Files.list(target)) {
            return files.filter(file -> file.toString().endsWith(".regatta") || isReplay(file))
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
}
