package regatta.cli.page;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import regatta.cli.report.Json;
import regatta.web.Page;

/** A server of the replay viewer and the matches of a folder. It only serves files directly in the folder. */
public final class MatchServer implements AutoCloseable {

    private final Page page;
    private final Path target;
    private final LocalServer server;

    /** Serves a record or a folder of records; port 0 stands for any free port. */
    public MatchServer(Page page, Path target, int port) throws IOException {
        this.page = page;
        this.target = target;
        server = new LocalServer(port, this::answer);
    }

    public String address() {
        return server.address();
    }

    private void answer(HttpExchange exchange, String path) throws IOException {
        if (!List.of("GET", "HEAD").contains(exchange.getRequestMethod())) {
            LocalServer.send(exchange, 405, "text/plain", "only GET and HEAD are allowed\n");
        } else if (path.equals("/")) {
            LocalServer.send(exchange, 200, "text/html; charset=utf-8", page.following("matches"));
        } else if (path.equals("/matches")) {
            LocalServer.send(exchange, 200, "application/json", list(matches()));
        } else {
            sendMatch(exchange, path);
        }
    }

    /** Sends a file of the list, so that no name refers to a file outside of the folder. */
    private void sendMatch(HttpExchange exchange, String path) throws IOException {
        Path found = matches().stream()
                .filter(match -> path.equals("/" + match.getFileName()))
                .findFirst()
                .orElse(null);
        if (found == null) {
            LocalServer.send(exchange, 404, "text/plain", "no such match\n");
            return;
        }
        LinkOption[] options = isFolder() ? new LinkOption[] {LinkOption.NOFOLLOW_LINKS} : new LinkOption[0];
        try (InputStream in = Files.newInputStream(found, options)) {
            long all = Files.size(found); // The file may grow if it is being written.
            long start = LocalServer.rangeStart(exchange, all);
            long size = all - start;
            LocalServer.head(exchange, "application/octet-stream");
            boolean body = exchange.getRequestMethod().equals("GET") && size > 0;
            exchange.sendResponseHeaders(LocalServer.rangeStatus(start, all), body ? size : -1);
            if (body) {
                in.skipNBytes(start);
                copy(in, exchange.getResponseBody(), size);
            }
        } catch (NoSuchFileException e) {
            LocalServer.send(exchange, 404, "text/plain", "no such match\n");
        }
    }

    private static void copy(InputStream in, OutputStream out, long size) throws IOException {
        byte[] chunk = new byte[1 << 16];
        for (long left = size; left > 0; ) {
            int n = in.read(chunk, 0, (int) Math.min(chunk.length, left));
            if (n < 0) {
                throw new IOException("the file has been truncated");
            }
            out.write(chunk, 0, n);
            left -= n;
        }
    }

    public static boolean isReplay(Path file) {
        return file.toString().endsWith(".hlt");
    }

    private boolean isFolder() {
        return !Files.isRegularFile(target);
    }

    /** Returns the records and replays, newest first, without links, which may refer to other folders. */
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

    /** A match of the list. The time of the last change shows whether it may still be running. */
    private record Listed(String name, long modified) {}

    private static String list(List<Path> matches) {
        return Json.line(matches.stream()
                .map(match -> new Listed(
                        match.getFileName().toString(), match.toFile().lastModified()))
                .toList());
    }

    @Override
    public void close() {
        server.close();
    }
}
