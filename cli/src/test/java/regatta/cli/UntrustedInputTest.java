package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.cli.command.Exit;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.testkit.HostileBots;

/**
 * Tests with untrusted files: they cannot control the terminal, and failures of the machine are not reported as bugs.
 */
class UntrustedInputTest {

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    @BeforeEach
    void play() {
        assertThat(terminal.regatta(
                        "play", "halite", "random", "random", "turns=20", "seed=4", "-q", "-o", file("good")))
                .isEqualTo(Exit.OK);
    }

    private String file(String name) {
        return folder.resolve(name + ".regatta").toString();
    }

    private void write(String name, String text) throws IOException {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(Path.of(file(name))))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void badFileDoesNotStopTheRerunOfOthers() throws Exception {
        write("bad", "{\"regatta\":1,\"scenario\":\"halite\",\"rulesVersion\":1,\"bots\":[],\"start\":\"\"}\n");
        Files.writeString(Path.of(file("worse")), "no gzip");

        int exit = terminal.regatta("rerun", file("bad"), file("good"), file("worse"), file("good"));

        assertThat(exit).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.toString())
                .contains(file("good") + ": same (21 turns): 1. random ")
                .contains(file("bad") + ", line 1: \"bots\" has 0 entries")
                .contains(file("worse") + ": ");
    }

    @Test
    void escapeSequencesDoNotReachTheTerminal() throws Exception {
        HostileBots.unpack(folder);
        write(
                "foreign",
                "{\"regatta\":1,\"scenario\":\"hal\\u001b[31mite @|red x|@\",\"rulesVersion\":1,\"bots\":[\"a\"],"
                        + "\"start\":\"\"}\n");

        terminal.regatta("rerun", file("foreign"));
        terminal.regatta(
                "play",
                "halite",
                HostileBots.command("says_no_text"),
                "random",
                "--dir",
                folder.toString(),
                "turns=9",
                "-o",
                file("x"));

        assertThat(terminal.toString())
                .contains("\\u001b[31m")
                .contains("\\u001b[2J@\\|red")
                .doesNotContain("\u001b]")
                .doesNotContain("\u001b[2J");
    }

    @Test
    void resultIsPrintedIfTheDiskIsFull() {
        int exit = terminal.regatta("play", "halite", "random", "random", "turns=60", "seed=4", "-o", "/dev/full");

        assertThat(exit).isEqualTo(Exit.MACHINE_ERROR);
        assertThat(terminal.toString())
                .contains("61 turns in ")
                .contains("The record is incomplete: The disk is full")
                .doesNotContain("bug of Regatta");
    }

    /** Runs in its own file system, which is full before the tournament ends. */
    @ParameterizedTest
    @ValueSource(strings = {"none", "all"})
    void fullDiskEndsATournament(String keep) throws Exception {
        List<String> words = new ArrayList<>(List.of("bwrap", "--dev-bind", "/", "/", "--size", "250000", "--tmpfs"));
        words.addAll(List.of(folder.toString(), "--chdir", folder.toString()));
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        words.addAll(List.of("tourney", "tron", "still", "random", "--scenarios", "2000", "--keep", keep));

        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(out).isEqualTo(Exit.MACHINE_ERROR);
        assertThat(out)
                .contains("The disk is full", "the same command continues")
                .doesNotContain("bug of Regatta");
    }

    @ParameterizedTest
    @ValueSource(strings = {"seed=abc", "seed=", "seed=99999999999999999999999", "seed=1e3"})
    void seedThatIsNotANumberIsRejected(String seed) {
        for (Game game : GameCatalog.onClassPath().games()) {
            String id = game.info().id();
            for (String line : List.of(
                    "play " + id + " random random --no-record -q ",
                    "play " + id + " random random --no-record -q -n 3 ",
                    "ab " + id + " random still ",
                    "race " + id + " random still ",
                    "tourney " + id + " random still --store " + folder + "/a.league ",
                    "games " + id + " board ")) {
                int exit = terminal.regatta((line + seed).split(" "));

                assertThat(exit).as(line + seed + ": " + terminal).isEqualTo(Exit.BAD_INPUT);
                assertThat(terminal.err.toString()).contains(seed + ": seed is ");
            }
        }
    }

    @Test
    void unwritableFolderIsReported() {
        int exit = terminal.regatta("play", "halite", "random", "random", "-o", "/proc/none/x.regatta");

        assertThat(exit).isEqualTo(Exit.MACHINE_ERROR);
        assertThat(terminal.toString())
                .contains("The record cannot be written: ")
                .doesNotContain("bug of Regatta");
    }

    @Test
    void doctorListsTheFilesThatASealedBotCanRead() throws Exception {
        Files.writeString(folder.resolve("bot.py"), "");

        assertThat(terminal.regatta("doctor", "python3 bot.py", "--dir", folder.toString()))
                .isEqualTo(Exit.OK);
        assertThat(terminal.toString())
                .contains("When sealed, 'python3 bot.py' can read the system's programs and:")
                .contains("  " + folder + "\n");
    }
}
