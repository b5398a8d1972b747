package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.cli.command.Exit;
import regatta.core.BadInput;
import regatta.core.GameCatalog;
import regatta.host.bot.BotIdentity;
import regatta.host.bot.BotSpec;

/** Tests that files that never end, block, or take very long to read are rejected at once. */
@Timeout(value = 20, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EndlessFilesTest {

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    @BeforeEach
    void copyFiles() throws Exception {
        ReleasedFiles.copyTo(folder);
    }

    private int regatta(String... words) {
        for (int i = 0; i < words.length; i++) {
            words[i] = words[i].replace("FOLDER", folder.toString());
        }
        return terminal.regatta(words);
    }

    /** Replaces a file by a pipe without a writer, or by a link to an endless device. */
    private void replace(String name, String kind) throws Exception {
        Path file = folder.resolve(name);
        Files.deleteIfExists(file);
        if (kind.equals("pipe")) {
            assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor())
                    .isZero();
        } else {
            Files.createSymbolicLink(file, Path.of("/dev/zero"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"pipe", "device"})
    void pipesAndDevicesAreNotRead(String kind) throws Exception {
        for (String name : List.of(
                "tron.regatta", "tron.book", "riders.league", "rider.py.tune", "x.hlt", "map.txt", "constants.json")) {
            replace(name, kind);
        }
        replace("weights.template", kind);
        List<String> lines = List.of(
                "rerun FOLDER/tron.regatta",
                "watch FOLDER/tron.regatta",
                "watch FOLDER/x.hlt",
                "watch FOLDER/tron.regatta --page",
                "film FOLDER/tron.regatta",
                "export --hlt FOLDER/tron.regatta",
                "import FOLDER/x.hlt",
                "play tron FOLDER/tron.regatta#0 still --no-record",
                "tourney tron FOLDER/tron.regatta#0 still --store FOLDER/new.league",
                "book show FOLDER/tron.book",
                "ab tron still random --book FOLDER/tron.book",
                "league show FOLDER/riders.league",
                "tourney tron still random --store FOLDER/riders.league",
                "tune halite greedy?power --games 2 --store FOLDER/rider.py.tune",
                "tune halite cat|{file:weights.template} --games 2 --dir FOLDER",
                "play halite random random board=FOLDER/map.txt --no-record",
                "play halite random random constants=FOLDER/constants.json --no-record",
                "play space random random board=FOLDER/map.txt --no-record");
        for (String line : lines) {
            String[] words = line.split(" ");
            for (int i = 0; i < words.length; i++) {
                words[i] = words[i].replace('|', ' ');
            }

            assertThat(regatta(words)).as(line + ": " + terminal).isEqualTo(Exit.BAD_INPUT);
        }
        assertThat(Main.run(
                        "halite",
                        "--constants-file",
                        folder.resolve("constants.json").toString(),
                        "true",
                        "true"))
                .isNotZero();
        assertThat(terminal.toString()).doesNotContain("bug of Regatta");
    }

    @Test
    void fileThatClaimsToBeHugeIsNotReadIntoMemory() throws Exception {
        Path huge = folder.resolve("huge");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(8L << 30);
        }
        BotSpec bot = BotSpec.of("cat " + huge, GameCatalog.onClassPath().game("tron"), folder);

        assertThatThrownBy(() -> BotIdentity.of(bot, GameCatalog.onClassPath().game("tron")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(huge + " is larger than");
    }

    @Test
    void bookOfAMillionLinesIsRejectedAtOnce() throws Exception {
        String book = Files.readString(folder.resolve("tron.book"));
        Files.writeString(folder.resolve("long.book"), book + "halite size=64 seed=7\n".repeat(1_000_000));

        assertThat(regatta("book", "show", "FOLDER/long.book")).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("long.book has 1000012 scenarios, but a book has at most");
    }

    @Test
    void nameOfABookIsEscapedForTheTerminal() throws Exception {
        String book = Files.readString(folder.resolve("tron.book")).replace("name: tron", "name: \u001b]0;owned\u0007");
        Files.writeString(folder.resolve("evil.book"), book);

        assertThat(regatta("book", "show", "FOLDER/evil.book")).isZero();
        assertThat(regatta("book", "show", "FOLDER/evil.book", "--csv")).isZero();
        assertThat(terminal.toString()).contains("\\u001b]0;owned").doesNotContain("\u001b", "\u0007");
    }
}
