package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** Runs tests for Node, which control a browser. */
final class Node {

    private static final Path WEB = Path.of(System.getProperty("regatta.root")).resolve("web");

    private Node() {}

    /** Runs a test file of the web module, and reports its output if it fails. */
    static void run(String file, Map<String, String> environment) throws IOException, InterruptedException {
        assertThat(WEB.resolve("node_modules/playwright-core"))
                .as("playwright-core is needed for this test: ./verify installs it")
                .exists();
        ProcessBuilder builder = new ProcessBuilder(
                        "node", "--test", WEB.resolve("src/test/js/" + file).toString())
                .redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process node = builder.start();
        String output = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(node.waitFor()).as(output).isZero();
    }
}
