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
import regatta.core.JsonOut;
import regatta.core.TextOut;
import regatta.web.Page;

/**
 * Serves the page and the matches of a folder, to browsers that were told the address. It hands out only files that are
 * themselves in the folder.
 */
public final class MatchServer implements AutoCloseable {

    private final Path target;
    private final LocalServer server;

    /** Begins to serve a record or a folder of them; port 0 stands for any that is free. */
    public MatchServer(Path target, int port) throws IOException {
        this.target = target;
        server = new LocalServer(port, this::answer);
    }

    public String address() {
        return server.address();
    }

    private void answer(HttpExchange exchange, String path) throws IOException {
        if (!List.of("GET", "HEAD").contains(exchange.getRequestMethod())) {
            LocalServer.send(exchange, 405, "text/plain", "there is nothing to change here\n");
        } else if (path.equals("/")) {
            LocalServer.send(exchange, 200, "text/html; charset=utf-8", Page.following("matches"));
        } else if (path.equals("/matches")) {
            LocalServer.send(exchange, 200, "application/json", list(matches()));
        } else {
            sendMatch(exchange, path);
        }
    }

    /** Sends a file of the list, so that no name leads out of the folder. */
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
            long size = Files.size(found); // One that is being written may be longer by now.
            LocalServer.head(exchange, "application/octet-stream");
            boolean body = exchange.getRequestMethod().equals("GET") && size > 0;
            exchange.sendResponseHeaders(200, body ? size : -1);
            if (body) {
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
                throw new IOException("the file became shorter");
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
        server.close();
    }
}
