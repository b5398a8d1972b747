package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import org.junit.jupiter.api.Test;

class OffspringTest {

    @Test
    void childrenAndTheirChildrenAreFoundAsTheSlowWayFindsThem() throws Exception {
        Process family =
                new ProcessBuilder("sh", "-c", "sleep 60 & sh -c 'sleep 60 & echo ready; wait' & wait").start();
        try (BufferedReader out = family.inputReader()) {
            assertThat(out.readLine()).isEqualTo("ready");

            assertThat(Offspring.of(family.toHandle()))
                    .hasSize(3)
                    .containsExactlyInAnyOrderElementsOf(family.descendants().toList());
        } finally {
            family.descendants().forEach(ProcessHandle::destroyForcibly);
            family.destroyForcibly();
        }
    }

    @Test
    void whoHasEndedHasNone() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();

        assertThat(Offspring.of(ended.toHandle())).isEmpty();
    }
}
