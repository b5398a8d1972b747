package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.cli.command.Exit;

/** The command tune, as a person or a script meets it. */
class TuneCommandTest {

    /** A bot that goes home with next to nothing, which any search mends. */
    private static final String SPOILT = "greedy?returnAt32&returnAlways&returnAt32=100&returnAlways=120";

    private static final String SHORT = " -g halite size=16 turns=40 --bounds 0,100 --threads 2";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    private int tune(String bot, String line) {
        List<String> words = new ArrayList<>(List.of("tune", bot));
        words.addAll(List.of(line.strip().split(" ")));
        words.addAll(List.of("--dir", folder.toString()));
        return terminal.regatta(words.toArray(String[]::new));
    }

    private List<String> lines() {
        return terminal.out.toString().lines().toList();
    }

    @Test
    void aSpoiltBotIsTunedBetterAndPlaysOnAsAFile() throws IOException {
        assertThat(tune(SPOILT, SHORT + " --games 160 --test-games 200"))
                .as(terminal.toString())
                .isZero();
        assertThat(lines().get(0)).startsWith("2 parameters, 160 games by spsa, for 2 parameters and 160 games: ");
        assertThat(lines().get(lines().size() - 1)).isEqualTo("The tuned greedy is better than its start.");
        assertThat(folder.resolve("greedy.tune.html")).content().contains("The path of every parameter");
        assertThat(folder.resolve("greedy@tuned.json")).content().contains("\"bot\": \"greedy?");

        assertThat(terminal.regatta(
                        "ab",
                        "greedy@tuned.json",
                        SPOILT.replace("returnAt32&returnAlways&", ""),
                        "-g",
                        "halite",
                        "size=16",
                        "turns=40",
                        "--bounds",
                        "0,100",
                        "--dir",
                        folder.toString()))
                .as(terminal.toString())
                .isZero();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).as("nothing else is left").hasSize(3);
        }
    }

    /** A program that launches so many ships, which cost and never come home: the fewer, the better. */
    @Test
    void aProgramIsTunedByTheWordsOfItsCommandLine() throws IOException {
        Files.writeString(folder.resolve("bot.sh"), """
                echo bot
                i=0
                while [ "$i" -lt "$1" ]; do echo g; i=$((i + 1)); done
                yes '' | head -n 100
                cat > /dev/null
                """);

        assertThat(tune("sh bot.sh {ships:int 0..4=3}", SHORT + " --games 40 --test-games 100"))
                .as(terminal.toString())
                .isZero();

        assertThat(lines()).anyMatch(line -> line.matches("\"sh bot\\.sh [01]\""));
        assertThat(lines().get(lines().size() - 1)).endsWith("is better than its start.");
        assertThat(folder.resolve("bot.sh@tuned.json"))
                .as("a file does not say which program to start")
                .doesNotExist();
    }

    @Test
    void theSameCommandGoesOnAndAnotherIsRefused() {
        String first = " --games 20 --test-games 4 --by spsa";
        assertThat(tune(SPOILT, SHORT + first)).isEqualTo(Exit.NO);
        assertThat(tune(SPOILT, SHORT + first)).isEqualTo(Exit.NO);
        assertThat(terminal.out.toString()).contains("24 games were played before; going on.");

        assertThat(tune(SPOILT, SHORT + " --games 30 --test-games 4 --by spsa")).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("has the games of another tuning: its games: 20");
    }

    @Test
    void aSetOfNumbersForEachSizeIsOneBot() {
        String line = " -g halite size=16,24 turns=30 --per size --games 24 --test-games 8 --json";
        assertThat(tune("greedy?power", line)).as(terminal.toString()).isEqualTo(Exit.NO);
        assertThat(lines()).hasSize(1);
        assertThat(lines().get(0))
                .contains(
                        "\"method\":\"spsa\"",
                        "\"set\":\"size=16\"",
                        "\"set\":\"size=24\"",
                        "\"scenarios\":\"size=24\"");
        assertThat(folder.resolve("greedy@tuned.json")).content().contains("\"size\": \"16\"", "\"size\": \"24\"");
        assertThat(terminal.regatta(
                        "race",
                        "greedy",
                        "greedy@tuned.json",
                        "-g",
                        "halite",
                        "size=24",
                        "turns=30",
                        "--max",
                        "2",
                        "--dir",
                        folder.toString()))
                .isEqualTo(Exit.NO);
    }

    @Test
    void slicesOfSeatsAreTestedTogether() {
        String line = " -g halite size=16 seats=2,4 turns=30 --games 16 --test-games 16 --field random,still";
        assertThat(tune("greedy?power", line)).as(terminal.toString()).isEqualTo(Exit.NO);
        assertThat(terminal.out.toString())
                .contains("seats=2: score", "seats=4: score", "on held-out scenarios: score");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "greedy?*; -g halite --by magic; Unknown method 'magic'.",
                "greedy?*; -g halite seed=7; nothing could be held out",
                "greedy?*; -g halite --per sise; Did you mean 'size'?",
                "greedy; -g halite; Say what to tune about greedy",
                "random?*; -g halite; it declares no parameters",
                "cat {x:0..1}; -g halite --out x.json; only the numbers of built-ins go into a file",
                "greedy?*; -g halite --games 0; --games 0: give 1 or more.",
                "greedy?*; -g halite size=16 --book none.book; leave out size=16",
                "greedy?*; -g halite --book none.book; There is no book none.book."
            })
    void whatMakesNoSenseIsSaidInOneLine(String bot, String line, String message) {
        assertThat(tune(bot, line)).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(message);
    }
}
