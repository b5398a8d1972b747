package regatta.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Programs that are run with an environment of their own. */
record Shell(Path folder, Map<String, String> environment) {

    static final Path DIST = Path.of(System.getProperty("regatta.dist"));
    static final String VERSION = System.getProperty("regatta.version");
    private static final int MAX_MINUTES = 3;

    /** The output of a program, standard output and standard error together, and its exit code. */
    record Result(int exit, String text) {}

    Result run(String... words) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(MAX_MINUTES, TimeUnit.MINUTES)).isTrue();
        return new Result(process.exitValue(), text);
    }

    /** Runs a program that must succeed, and returns its output. */
    String succeed(String... words) throws IOException, InterruptedException {
        Result result = run(words);
        assertThat(result.exit()).as(List.of(words) + ": " + result.text()).isZero();
        return result.text();
    }
}
