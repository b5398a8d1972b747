package regatta.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the launcher, and of {@code install} and {@code uninstall}. */
class LauncherTest {

    private static final String LAUNCHER =
            Shell.DIST.resolve("regatta/bin/regatta").toString();
    private static final String JAVA = System.getProperty("java.home");

    @TempDir
    Path home;

    private Shell shell;

    @BeforeEach
    void environment() {
        shell = with(Map.of("HOME", home.toString(), "PATH", "/usr/bin:/bin", "JAVA_HOME", JAVA));
    }

    private Shell with(Map<String, String> environment) {
        return new Shell(home, environment);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(home)) {
            return files.filter(file -> !Files.isDirectory(file)).toList();
        }
    }

    @Test
    void versionNamesTheBuild() throws Exception {
        assertThat(shell.succeed(LAUNCHER, "--version")).startsWith("regatta " + Shell.VERSION);
    }

    @Test
    void linkedLauncherFindsItsFolder() throws Exception {
        Path link = Files.createSymbolicLink(home.resolve("a link"), Path.of(LAUNCHER));

        assertThat(shell.succeed(link.toString(), "games", "tron")).contains("Tron Battle");
    }

    @Test
    void argumentsReachTheCommandUnchanged() throws Exception {
        assertThat(shell.run(LAUNCHER, "play", "tron", "@file", "a  b").text()).contains("@file");
    }

    @Test
    void missingJavaIsExplained() throws Exception {
        Path tools = Files.createDirectories(home.resolve("tools"));
        for (String tool : List.of("sh", "readlink", "dirname")) {
            Files.createSymbolicLink(tools.resolve(tool), Path.of("/usr/bin").resolve(tool));
        }
        Shell.Result result =
                with(Map.of("HOME", home.toString(), "PATH", tools.toString())).run(LAUNCHER, "games");

        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.text()).contains("regatta needs Java, version 17 or later, and found none.");
    }

    @Test
    void uninstallLeavesOnlyWhatTheUserMade() throws Exception {
        shell.succeed(LAUNCHER, "play", "tron", "still", "random", "--no-page", "-o", "mine.regatta");

        assertThat(shell.succeed(LAUNCHER, "install")).contains("Your PATH lacks " + home.resolve(".local/bin"));

        Path command = home.resolve(".local/bin/regatta");
        assertThat(shell.succeed(command.toString(), "rerun", "mine.regatta")).contains("same");
        assertThat(home.resolve(".local/share/man/man1/regatta-play.1"))
                .content()
                .contains(".SH EXAMPLES");
        assertThat(home.resolve(".local/share/bash-completion/completions/regatta"))
                .isNotEmptyFile();
        assertThat(shell.succeed(command.toString(), "uninstall")).contains("Removed " + command);
        assertThat(files()).containsExactly(home.resolve("mine.regatta"));
    }

    @Test
    void installDoesNotReplaceAnotherProgram() throws Exception {
        Path bin = Files.createDirectories(home.resolve(".local/bin"));
        Files.writeString(bin.resolve("regatta"), "mine");

        Shell.Result result = shell.run(LAUNCHER, "install");

        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.text()).contains("is not a link to Regatta");
        assertThat(bin.resolve("regatta")).hasContent("mine");
    }
}
