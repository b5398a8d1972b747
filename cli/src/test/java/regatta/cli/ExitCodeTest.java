package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import regatta.cli.command.Exit;

/** Tests of exit codes: 2 for wrong input, 74 for failures of the machine, and 70 for bugs. */
class ExitCodeTest {

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    @BeforeEach
    void copyFiles() throws Exception {
        ReleasedFiles.copyTo(folder);
        Files.writeString(folder.resolve("file"), "");
    }

    private int regatta(String line) {
        String[] words = line.split(" ");
        for (int i = 0; i < words.length; i++) {
            words[i] = words[i].replace("FOLDER", folder.toString()).replace("_", " ");
        }
        return terminal.regatta(words);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rerun FOLDER/none.regatta",
                "watch FOLDER/none.regatta",
                "watch FOLDER/none.regatta --page",
                "film FOLDER/none.regatta",
                "export FOLDER/none.regatta --hlt",
                "import FOLDER/none.hlt",
                "book show FOLDER/none.book",
                "ab tron still random --book FOLDER/none.book",
                "tune halite greedy?power --games 2 --book FOLDER/none.book --dir FOLDER",
                "tune halite cat_{file:none} --games 2 --dir FOLDER",
                "league show FOLDER/none.league",
                "league report FOLDER/none.league",
                "tourney tron still random --resume --store FOLDER/none.league",
                "play tron FOLDER/none.regatta#0 still --no-record",
                "play tron ./none still --no-record --dir FOLDER",
                "play halite random random constants=FOLDER/none.json --no-record",
                "play space random random board=FOLDER/none.dot --no-record",
            })
    void missingInputIsWrongInput(String line) {
        assertThat(regatta(line)).as(terminal.toString()).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("none").doesNotContain("\tat ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play tron still random -o FOLDER/file/m.regatta",
                "play tron still random -n 2 -o FOLDER/file/records/",
                "play tron human still -o FOLDER/file/m.regatta",
                "referee tron -p1 still -p2 random -l FOLDER/file/log.json",
                "referee tron -p1 still -p2 random --record FOLDER/file/m.regatta",
                "export FOLDER/halite.regatta --hlt -o FOLDER/file/m.hlt",
                "book new tron FOLDER/file/new.book",
                "league report FOLDER/riders.league -o FOLDER/file/page.html",
                "tourney tron still random --scenarios 1 --store FOLDER/file/new.league",
                "tune halite greedy?power --games 2 --store FOLDER/file/new.tune",
                "tune halite greedy?power size=32 turns=5 --games 2 --store FOLDER/new.tune --report FOLDER/file/page.html",
                "new tron python FOLDER/file/bot",
            })
    void unwritableFolderIsAFailureOfTheMachine(String line) throws IOException {
        regatta("play halite still random size=32 turns=5 -q --no-page -o FOLDER/halite.regatta");

        assertThat(regatta(line)).as(terminal.toString()).isEqualTo(Exit.MACHINE_ERROR);
        assertThat(terminal.err.toString() + terminal.out).contains("file").doesNotContain("\tat ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play tron still random -o /dev/full",
                "export FOLDER/halite.regatta --hlt -o /dev/full",
                "league report FOLDER/riders.league -o /dev/full",
                "referee tron -p1 still -p2 random -l /dev/full",
            })
    void fullDeviceIsAFailureOfTheMachine(String line) {
        regatta("play halite still random size=32 turns=5 -q --no-page -o FOLDER/halite.regatta");

        assertThat(regatta(line)).as(terminal.toString()).isEqualTo(Exit.MACHINE_ERROR);
        assertThat(terminal.toString()).contains("The disk is full");
    }

    @Test
    void usedPortIsAFailureOfTheMachine() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(regatta("watch FOLDER --port " + taken.getLocalPort())).isEqualTo(Exit.MACHINE_ERROR);
        }
        assertThat(terminal.err.toString()).contains("cannot listen on this port: ");
    }

    @Test
    void everythingElseIsABug() throws Exception {
        CommandLine command = Main.commandLine("games").setErr(new PrintWriter(terminal.err, true));

        int exit = command.getExecutionExceptionHandler()
                .handleExecutionException(new IllegalStateException("a bug"), command, command.getParseResult());

        assertThat(exit).isEqualTo(Exit.INTERNAL_ERROR);
        assertThat(terminal.err.toString()).contains("This is a bug of Regatta", "a bug", "\tat ");
    }
}
