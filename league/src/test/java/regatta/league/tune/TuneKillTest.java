package regatta.league.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regatta.core.Rng;
import regatta.league.tune.search.Method;

/** Tests that killed tuning runs continue without a difference. */
@Tag("slow")
class TuneKillTest {

    private static final int KILLED = 128 + 9;
    private static final int BLOCKS = 300;
    private static final int KILLS = 4;
    private static final int MAX_LINES = 25;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"SPSA", "REGRESSION"})
    void killedTuningContinuesOnTheSamePath(Method method) throws Exception {
        Path file = folder.resolve("killed.tune");
        Rng rng = new Rng(method.ordinal());
        int announced = 0;
        for (int i = 0; i < KILLS; i++) {
            announced += 1 + rng.below(MAX_LINES);
            runAndKill(file, method, announced);
        }
        List<double[]> resumed = TuneProcess.finish(file, method, BLOCKS, (path, failures) -> {});
        List<double[]> undisturbed =
                TuneProcess.finish(folder.resolve("whole.tune"), method, BLOCKS, (path, failures) -> {});

        assertThat(resumed).hasSize(BLOCKS + 1).usingRecursiveComparison().isEqualTo(undisturbed);
    }

    /** Kills a tuning run after a number of counted blocks, including those of earlier runs. */
    private void runAndKill(Path file, Method method, int lines) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        TuneProcess.class.getName(),
                        file.toString(),
                        method.name(),
                        String.valueOf(BLOCKS))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out = process.inputReader()) {
            for (int i = 0; i < lines; i++) {
                assertThat(out.readLine()).as("a block was counted").isNotNull();
            }
            process.destroyForcibly();
            assertThat(process.waitFor()).as("it was killed, it did not end").isEqualTo(KILLED);
        }
    }
}
