package regatta.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InvalidClassException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.rpc.RpcEndpointNotFoundException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;

class HeadCheckTest {

    @TempDir
    private Path folder;

    @Test
    void headAcceptsOnlyItsSecret() throws Exception {
        try (Standalone cluster = new Standalone(folder)) {
            String secret = Files.readString(cluster.secret).strip();

            HeadCheck.requireReachable(cluster.url);
            assertThatCode(() -> HeadCheck.authenticate(cluster.url, secret)).doesNotThrowAnyException();
            assertThatThrownBy(() -> HeadCheck.authenticate(cluster.url, "x".repeat(64)))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("has another secret");
            assertThatThrownBy(() -> HeadCheck.authenticate(cluster.url, ""))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("requires a secret");
        }
    }

    @Test
    void unusedPortIsReported() throws Exception {
        int free;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        assertThatThrownBy(() -> HeadCheck.requireReachable("spark://127.0.0.1:" + free))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no answer");
    }

    @Test
    void refusalNamesItsCause() throws Exception {
        String master = "spark://head:7077";
        assertThat(HeadCheck.refusal(master, "s", new RuntimeException(new ConnectException("refused"))))
                .isEqualTo("The head at spark://head:7077 cannot be reached any more. Check that it is still running.");
        assertThat(HeadCheck.refusal(master, "s", new RuntimeException(new InvalidClassException("incompatible"))))
                .contains("another version of Regatta or Spark");
        assertThat(HeadCheck.refusal(master, "s", new RpcEndpointNotFoundException("spark://Master@head:7077")))
                .contains("is not a head");
        assertThat(HeadCheck.refusal(master, "s", new IllegalStateException("challenge")))
                .contains("has another secret");
    }

    @ParameterizedTest
    @ValueSource(strings = {"spark://head", "spark://", "spark://:7077", "mesos://head:5050", "head:7077", ""})
    void invalidMasterIsRefused(String master) {
        assertThatThrownBy(() -> HeadCheck.requireReachable(master))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--cluster " + master);
    }
}
