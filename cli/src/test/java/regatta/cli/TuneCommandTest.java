package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.cli.command.Exit;

class TuneCommandTest {

    /** A bot that returns with little cargo, which any search improves. */
    private static final String WEAK = "greedy?returnAt32&returnAlways&returnAt32=100&returnAlways=120";

    private static final String SHORT = " size=16 turns=40 --bounds 0,100 --threads 2";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    private int tune(String bot, @Nullable String line) {
        List<String> words = new ArrayList<>(List.of("tune", "halite", bot));
        words.addAll(line == null ? List.of() : List.of(line.strip().split(" ")));
        words.addAll(List.of("--dir", folder.toString()));
        return terminal.regatta(words.toArray(String[]::new));
    }

    private List<String> lines() {
        return terminal.out.toString().lines().toList();
    }

    @Test
    void weakBuiltInIsImprovedAndSavedAsFile() throws IOException {
        assertThat(tune(WEAK, SHORT + " --games 160 --test-games 200"))
                .as(terminal.toString())
                .isZero();
        assertThat(lines().get(0)).startsWith("2 parameters, 160 games by spsa, for 2 parameters and 160 games: ");
        assertThat(lines().get(lines().size() - 1))
                .startsWith("On held-out scenarios the tuned greedy wins ")
                .contains(": better; about +");
        assertThat(folder.resolve("greedy.tune.html")).content().contains("The path of every parameter");
        assertThat(folder.resolve("greedy@tuned.json")).content().contains("\"bot\": \"greedy?");

        assertThat(terminal.regatta(
                        "ab",
                        "halite",
                        "greedy@tuned.json",
                        WEAK.replace("returnAt32&returnAlways&", ""),
                        "size=16",
                        "turns=40",
                        "--bounds",
                        "0,100",
                        "--dir",
                        folder.toString()))
                .as(terminal.toString())
                .isZero();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).as("no other file is written").hasSize(3);
        }
    }

    /** The program builds as many ships as its argument. They never return, so fewer are better. */
    @Test
    void programIsTunedByParametersInItsCommandLine() throws IOException {
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
        assertThat(lines().get(lines().size() - 1)).contains(": better; about +");
        assertThat(folder.resolve("bot.sh@tuned.json"))
                .as("a file cannot choose a program to start")
                .doesNotExist();
    }

    @Test
    void sameCommandContinuesAndAnotherIsRejected() {
        String first = " --games 20 --test-games 4 --method spsa";
        assertThat(tune(WEAK, SHORT + first)).isEqualTo(Exit.UNDECIDED);
        assertThat(tune(WEAK, SHORT + first)).isEqualTo(Exit.UNDECIDED);
        assertThat(terminal.out.toString()).contains("24 games were played before; continuing.");

        assertThat(tune(WEAK, SHORT + " --games 30 --test-games 4 --method spsa"))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("belongs to another tuning run: it has games: 20");
    }

    @Test
    void valuesForEachMapSizeAreOneBot() {
        String line = " size=16,24 turns=30 --per size --games 24 --test-games 8 --json";
        assertThat(tune("greedy?power", line)).as(terminal.toString()).isEqualTo(Exit.UNDECIDED);
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
                        "halite",
                        "greedy@tuned.json",
                        "greedy",
                        "size=24",
                        "turns=30",
                        "--games",
                        "4",
                        "--dir",
                        folder.toString()))
                .isEqualTo(Exit.UNDECIDED);
    }

    @Test
    void numbersOfPlayersAreTestedTogether() {
        String line = " size=16 seats=2,4 turns=30 --games 16 --test-games 16 --field random,still";
        assertThat(tune("greedy?power", line)).as(terminal.toString()).isEqualTo(Exit.UNDECIDED);
        assertThat(terminal.out.toString()).contains("seats=2: ", "seats=4: ", "On held-out scenarios the tuned ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "greedy?*; --method magic; Unknown method 'magic'.",
                "greedy?*; seed=7; no scenario is left for the final test",
                "greedy?*; --per sise; Did you mean 'size'?",
                "greedy; ; Name the parameters of greedy to tune",
                "random?*; ; it has no parameters",
                "cat {x:0..1}; --output x.json; only for built-in bots",
                "greedy?*; --games 0; --games 0: give 1 or more.",
                "greedy?*; size=16 --book none.book; leave out size=16",
                "greedy?*; --book none.book; There is no book none.book."
            })
    void invalidInputIsExplained(String bot, @Nullable String line, String message) {
        assertThat(tune(bot, line)).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(message);
    }
}
