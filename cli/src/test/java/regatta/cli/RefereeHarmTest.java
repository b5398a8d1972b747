package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.cli.command.Exit;
import regatta.host.sandbox.PrivateFolder;

/** Tests that hostile bots and killed processes do no harm behind a referee. */
class RefereeHarmTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root"));

    /** Reads one line and then does something else. */
    private static final String BEGIN = "import os, sys, time\nsys.stdin.readline()\n";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    @BeforeEach
    void writeFiles() throws IOException {
        Files.copy(ROOT.resolve("docs/how-to/referee.py"), folder.resolve("referee.py"));
        write("guess.py", "import sys\nfor line in sys.stdin:\n    print(line, end='', flush=True)\n");
        write("naive.py", """
                import subprocess, sys
                bots = [subprocess.Popen([c], stdin=-1, stdout=-1, text=True) for c in sys.argv[2:5:2]]
                print(*bots, [print(1, file=bot.stdin, flush=True) for bot in bots], file=sys.stderr)
                print('scores', *(int(bot.stdout.readline()) for bot in bots))
                """);
    }

    private void write(String name, String content) throws IOException {
        Files.writeString(folder.resolve(name), content);
    }

    private List<String> command(String referee, String command, String... arguments) {
        List<String> words = new ArrayList<>(
                List.of(command, "--referee", "python3 " + folder.resolve(referee), "--referee-format", "text"));
        words.addAll(List.of("--dir", folder.toString()));
        words.addAll(List.of(arguments));
        return words;
    }

    private int regatta(String referee, String command, String... arguments) {
        return terminal.regatta(command(referee, command, arguments).toArray(String[]::new));
    }

    /** Waits for the end of all processes that have the folder of this test in their command line. */
    private void assertNothingRuns() throws IOException {
        long began = System.nanoTime();
        List<ProcessHandle> left = running();
        while (!left.isEmpty() && System.nanoTime() - began < TimeUnit.SECONDS.toNanos(10)) {
            Thread.onSpinWait();
            left = running();
        }
        assertThat(left).isEmpty();
    }

    private List<ProcessHandle> running() {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info().commandLine().orElse("").contains(folder.toString()))
                .filter(process -> process.pid() != ProcessHandle.current().pid())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "while True: sys.stdout.write('9' * 65536) | OVER_LIMIT: The bot wrote more than 1 MB without waiting",
                "sys.exit(5) | CRASHED: The bot ended with code 5",
                "os.kill(os.getpid(), 9) | CRASHED: The bot was killed by signal 9",
                "while True: os.fork() | turn 0: [CI][RN][AV][SA][HL]",
                "bytearray(9 << 30) | MemoryError",
            })
    void harmfulBotLosesOnlyItsMatch(String harm, String fault) throws IOException {
        write("bad.py", BEGIN + harm + "\n");
        for (String referee : List.of("referee.py", "naive.py")) {
            assertThat(regatta(referee, "play", "python3 bad.py", "python3 guess.py", "--no-record"))
                    .as(terminal.toString())
                    .isEqualTo(Exit.FAILED);
            assertThat(terminal.out.toString()).containsPattern(fault).contains("python3 guess.py wins, ");
            terminal.out.getBuffer().setLength(0);
        }
        assertNothingRuns();
    }

    @Test
    void botThatKeepsANaiveRefereeWaitingLoses() throws IOException {
        write("slow.py", BEGIN + "time.sleep(99)\n");

        assertThat(regatta(
                        "naive.py",
                        "play",
                        "python3 slow.py",
                        "python3 guess.py",
                        "--referee-seconds",
                        "2",
                        "--no-record"))
                .as(terminal.toString())
                .isEqualTo(Exit.FAILED);
        assertThat(terminal.out.toString())
                .contains("LATE: No answer until the referee was stopped after 2 s.", "python3 guess.py wins, 0 : -1");
    }

    /** Returns the folders that referees see. */
    private static List<String> folders() {
        String[] names =
                new File(System.getProperty("java.io.tmpdir")).list((all, name) -> name.startsWith("regatta-referee-"));
        return names == null ? List.of() : List.of(names);
    }

    @ParameterizedTest
    @ValueSource(strings = {"limits", "sealed"})
    void floodOfErrorsAndLeftProcessesAreHarmless(String level) throws IOException {
        write("loud.py", BEGIN + """
                if os.fork() == 0:
                    os.setsid()
                    time.sleep(99)
                print(1, flush=True)
                for line in sys.stdin:
                    sys.stderr.write('x' * 999999)
                    print(line, end='', flush=True)
                """);
        assertThat(regatta(
                        "referee.py", "play", "python3 loud.py", "python3 guess.py", "--sandbox", level, "--no-record"))
                .as(terminal.toString())
                .isZero();
        assertNothingRuns();
    }

    @Test
    void killedTournamentIsContinued() throws Exception {
        String[] arguments = {
            "python3 guess.py",
            "python3 ./guess.py",
            "--scenarios",
            "12",
            "--threads",
            "1",
            "--list",
            "--store",
            "x.league"
        };
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "regatta.cli.Main"));
        write("other.py", Files.readString(folder.resolve("guess.py")) + "# another\n");
        arguments[1] = "python3 other.py";
        arguments[arguments.length - 1] = folder.resolve("x.league").toString();
        words.addAll(command("referee.py", "tourney", arguments));
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            int matches = 0;
            for (String line = lines.readLine(); line != null && matches < 5; line = lines.readLine()) {
                matches += line.contains("seed=") ? 1 : 0;
            }
            process.destroyForcibly().waitFor();
            assertThat(matches).isEqualTo(5);
        }
        assertNothingRuns();

        assertThat(regatta("referee.py", "tourney", arguments))
                .as(terminal.toString())
                .isZero();
        PrivateFolder.delete(PrivateFolder.visible("referee")); // as the next arena does
        assertThat(folders()).noneMatch(name -> name.startsWith("regatta-referee-" + process.pid() + "-"));
        assertThat(terminal.out.toString()).containsPattern("24 matches, ([5-9]|1\\d|2[0-3]) of them in earlier runs");
    }
}
