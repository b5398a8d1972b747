package regatta.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The web pages of a cluster ask for no secret, so they change nothing and tell nothing to other sites. */
class PageGuardTest {

    @TempDir
    private Path folder;

    private static String ask(String page, String method, String path, String host) throws IOException {
        URI address = URI.create(page);
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            String request = method + " " + path + " HTTP/1.1\r\nHost: " + host
                    + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void pageOfTheHeadIsReadByItsNameAndChangesNothing() throws Exception {
        try (Standalone cluster = new Standalone(folder)) {
            String name = URI.create(cluster.page).getAuthority();

            assertThat(ask(cluster.page, "GET", "/json/", name))
                    .startsWith("HTTP/1.1 200")
                    .contains("\"workers\"");
            assertThat(ask(cluster.page, "GET", "/", name)).startsWith("HTTP/1.1 200");
            for (String path :
                    new String[] {"/app/kill/?id=app-1&terminate=true", "/driver/kill/?id=x&terminate=true"}) {
                assertThat(ask(cluster.page, "POST", path, name)).startsWith("HTTP/1.1 405");
                assertThat(ask(cluster.page, "GET", path, "evil.example")).startsWith("HTTP/1.1 403");
            }
            assertThat(ask(cluster.page, "GET", "/json/", "evil.example")).startsWith("HTTP/1.1 403");
        }
    }

    @Test
    void pageOfAWorkerShowsNothing() throws Exception {
        try (Standalone cluster = new Standalone(folder)) {
            String page = cluster.worker().await(Standalone.SHOWN);

            assertThat(ask(page, "GET", "/", URI.create(page).getAuthority())).startsWith("HTTP/1.1 403");
            assertThat(ask(page, "GET", "/logPage/?self&logType=out", "localhost"))
                    .startsWith("HTTP/1.1 403");
        }
    }
}
