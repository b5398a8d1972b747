package regatta.host.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import org.junit.jupiter.api.Test;

class DescendantProcessesTest {

    @Test
    void resultEqualsThatOfProcessHandle() throws Exception {
        Process family =
                new ProcessBuilder("sh", "-c", "sleep 60 & sh -c 'sleep 60 & echo ready; wait' & wait").start();
        try (BufferedReader out = family.inputReader()) {
            assertThat(out.readLine()).isEqualTo("ready");

            assertThat(DescendantProcesses.of(family.toHandle()))
                    .hasSize(3)
                    .containsExactlyInAnyOrderElementsOf(family.descendants().toList());
        } finally {
            family.descendants().forEach(ProcessHandle::destroyForcibly);
            family.destroyForcibly();
        }
    }

    @Test
    void endedProcessHasNoDescendants() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();

        assertThat(DescendantProcesses.of(ended.toHandle())).isEmpty();
    }
}
