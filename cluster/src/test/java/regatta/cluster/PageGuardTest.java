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

/** Tests that the web pages of a cluster cannot be used to change anything, and do not respond to other sites. */
class PageGuardTest {

    @TempDir
    private Path folder;

    private static String request(String page, String method, String path, String host) throws IOException {
        URI address = URI.create(page);
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            String text = method + " " + path + " HTTP/1.1\r\nHost: " + host
                    + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void pageOfTheHeadIsReadOnlyUnderItsOwnName() throws Exception {
        try (Standalone cluster = new Standalone(folder)) {
            String name = URI.create(cluster.page).getAuthority();

            assertThat(request(cluster.page, "GET", "/json/", name))
                    .startsWith("HTTP/1.1 200")
                    .contains("\"workers\"");
            assertThat(request(cluster.page, "GET", "/", name)).startsWith("HTTP/1.1 200");
            for (String path :
                    new String[] {"/app/kill/?id=app-1&terminate=true", "/driver/kill/?id=x&terminate=true"}) {
                assertThat(request(cluster.page, "POST", path, name)).startsWith("HTTP/1.1 405");
                assertThat(request(cluster.page, "GET", path, "evil.example")).startsWith("HTTP/1.1 403");
            }
            assertThat(request(cluster.page, "GET", "/json/", "evil.example")).startsWith("HTTP/1.1 403");
        }
    }

    @Test
    void pageOfAWorkerIsForbidden() throws Exception {
        try (Standalone cluster = new Standalone(folder)) {
            String page = cluster.worker().await(Standalone.SHOWN);

            assertThat(request(page, "GET", "/", URI.create(page).getAuthority()))
                    .startsWith("HTTP/1.1 403");
            assertThat(request(page, "GET", "/logPage/?self&logType=out", "localhost"))
                    .startsWith("HTTP/1.1 403");
        }
    }
}
