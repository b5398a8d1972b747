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
    void aHeadLetsInWhoKnowsItsSecretAndNobodyElse() throws Exception {
        try (Standalone cluster = new Standalone(folder)) {
            String secret = Files.readString(cluster.secret).strip();

            HeadCheck.reach(cluster.url);
            assertThatCode(() -> HeadCheck.enter(cluster.url, secret)).doesNotThrowAnyException();
            assertThatThrownBy(() -> HeadCheck.enter(cluster.url, "x".repeat(64)))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("does not know the secret of this machine");
            assertThatThrownBy(() -> HeadCheck.enter(cluster.url, ""))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("asks for a secret");
        }
    }

    @Test
    void whereNobodyListensThereIsNoHead() throws Exception {
        int free;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        assertThatThrownBy(() -> HeadCheck.reach("spark://127.0.0.1:" + free))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("nobody answers there");
    }

    @Test
    void whyAHeadIsNotEnteredIsToldApart() throws Exception {
        String master = "spark://head:7077";
        assertThat(HeadCheck.refusal(master, "s", new RuntimeException(new ConnectException("refused"))))
                .isEqualTo("The head at spark://head:7077 is not reached any more. Is it still running?");
        assertThat(HeadCheck.refusal(master, "s", new RuntimeException(new InvalidClassException("incompatible"))))
                .contains("its head is of another version");
        assertThat(HeadCheck.refusal(master, "s", new RpcEndpointNotFoundException("spark://Master@head:7077")))
                .contains("there is a Spark, but no head");
        assertThat(HeadCheck.refusal(master, "s", new IllegalStateException("challenge")))
                .contains("does not know the secret of this machine");
    }

    @ParameterizedTest
    @ValueSource(strings = {"spark://head", "spark://", "spark://:7077", "mesos://head:5050", "head:7077", ""})
    void whatIsNoMasterIsRefused(String master) {
        assertThatThrownBy(() -> HeadCheck.reach(master))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--on " + master);
    }
}
