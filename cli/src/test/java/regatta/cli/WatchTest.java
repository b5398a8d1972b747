package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regatta.cli.page.HumanServer;
import regatta.cli.page.MatchServer;
import regatta.core.GameCatalog;
import regatta.host.process.HumanInput;
import regatta.web.Page;

class WatchTest {

    private static final Page PAGE = Page.of(GameCatalog.onClassPath().games());

    @TempDir
    Path folder;

    private MatchServer server;

    @BeforeEach
    void serve() throws Exception {
        Files.writeString(folder.resolve("a.regatta"), "content");
        Files.writeString(folder.resolve("secret.txt"), "secret");
        Files.createSymbolicLink(folder.resolve("evil.regatta"), folder.resolve("secret.txt"));
        server = new MatchServer(PAGE, folder, 0);
    }

    @AfterEach
    void end() {
        server.close();
    }

    private HttpResponse<String> get(String path) throws Exception {
        URI uri = URI.create(server.address() + path.substring(1));
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void onlyTheBytesThatAreNewAreSent() throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + "a.regatta"));
        HttpClient client = HttpClient.newHttpClient();

        HttpResponse<String> rest =
                client.send(request.copy().header("Range", "bytes=4-").build(), HttpResponse.BodyHandlers.ofString());
        HttpResponse<String> none =
                client.send(request.copy().header("Range", "bytes=7-").build(), HttpResponse.BodyHandlers.ofString());

        HttpResponse<String> all =
                client.send(request.copy().header("Range", "bytes=99-").build(), HttpResponse.BodyHandlers.ofString());

        assertThat(all.body()).isEqualTo("content");
        assertThat(rest.statusCode()).isEqualTo(206);
        assertThat(rest.body()).isEqualTo("ent");
        assertThat(none.statusCode()).isEqualTo(204);
    }

    private int port() {
        return URI.create(server.address()).getPort();
    }

    private String path() {
        return URI.create(server.address()).getPath();
    }

    private String ask(String request) throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            return new String(in.readNBytes(12), StandardCharsets.US_ASCII);
        }
    }

    @Test
    void filesOfTheFolderAreServedWithSecurityHeaders() throws Exception {
        HttpResponse<String> answer = get("/a.regatta");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("content");
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(answer.headers().firstValue("Cross-Origin-Resource-Policy")).contains("same-origin");
        assertThat(get("/").headers().firstValue("Content-Security-Policy").orElse(""))
                .startsWith("default-src 'none'");
    }

    @Test
    void linksAndOtherFilesAreNotServed() throws Exception {
        assertThat(get("/matches").body())
                .contains("a.regatta")
                .doesNotContain("evil")
                .doesNotContain("secret");
        for (String path : List.of("/evil.regatta", "/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt")) {
            assertThat(get(path).statusCode()).as(path).isEqualTo(404);
        }
    }

    @Test
    void requestWithAnotherHostNameIsRejected() throws Exception {
        assertThat(ask("GET " + path() + "a.regatta HTTP/1.1\r\nHost: evil.example\r\n\r\n"))
                .isEqualTo("HTTP/1.1 403");
        assertThat(ask("GET " + path() + "a.regatta HTTP/1.1\r\nHost: localhost:" + port() + "\r\n\r\n"))
                .isEqualTo("HTTP/1.1 200");
        assertThat(ask("POST " + path() + " HTTP/1.1\r\nHost: localhost:" + port() + "\r\nContent-Length: 0\r\n\r\n"))
                .isEqualTo("HTTP/1.1 405");
    }

    @Test
    void incompleteRequestDoesNotBlockOthers() throws Exception {
        List<Socket> halves = new ArrayList<>();
        try {
            for (int i = 0; i < 60; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), port());
                socket.getOutputStream().write("GET / HT".getBytes(StandardCharsets.US_ASCII));
                halves.add(socket);
            }
            assertThat(get("/a.regatta").statusCode()).isEqualTo(200);
        } finally {
            for (Socket half : halves) {
                half.close();
            }
        }
    }

    /** An unsealed bot can reach every port of this machine, but does not know the printed address. */
    @Test
    void requestWithoutTheKeyIsRejected() throws Exception {
        for (String path :
                List.of("/", "/matches", "/a.regatta", "/record", "/x/a.regatta", path().replaceFirst(".$", "x"))) {
            String request = "GET " + path + " HTTP/1.1\r\nHost: localhost:" + port() + "\r\n\r\n";

            assertThat(ask(request)).as(path).isEqualTo("HTTP/1.1 403");
        }
        try (MatchServer other = new MatchServer(PAGE, folder, 0)) {
            assertThat(URI.create(other.address()).getPath())
                    .as("a new random key")
                    .isNotEqualTo(path());
        }
        assertThat(path()).hasSizeGreaterThan(20);
    }

    @Test
    void viewOfAHumanPlayerNeedsTheKey() throws Exception {
        try (HumanServer table =
                new HumanServer(PAGE, new HumanInput(System::nanoTime), folder.resolve("a.regatta"), 0)) {
            URI address = URI.create(table.address());
            HttpClient client = HttpClient.newHttpClient();
            for (String path : List.of("/", "/record", "/sight?seen=-2", "/orders")) {
                HttpRequest request =
                        HttpRequest.newBuilder(address.resolve(path)).build();

                assertThat(client.send(request, HttpResponse.BodyHandlers.discarding())
                                .statusCode())
                        .as(path)
                        .isEqualTo(403);
            }
            HttpRequest known =
                    HttpRequest.newBuilder(address.resolve("record")).build();
            assertThat(client.send(known, HttpResponse.BodyHandlers.discarding())
                            .statusCode())
                    .isEqualTo(200);
        }
    }
}
