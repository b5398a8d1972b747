package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.cli.command.Exit;

/** Tests of help, of messages for typing errors, and of option names of earlier releases. */
class CommandLineTest {

    private static final int SCREEN_LINES = 24;
    private static final int SCREEN_COLUMNS = 100;

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    private int regatta(String line) {
        return terminal.regatta(line.replace("FOLDER", folder.toString()).split(" "));
    }

    @Test
    void mainHelpFitsOnOneScreen() {
        assertThat(regatta("--help")).isZero();

        assertThat(terminal.out.toString().lines())
                .hasSizeLessThanOrEqualTo(SCREEN_LINES)
                .allMatch(line -> line.length() <= SCREEN_COLUMNS)
                .noneMatch(line -> line.matches("(?m)^  \\w+ *$"));
    }

    @Test
    void examplesComeBeforeOptions() {
        regatta("ab --help");

        assertThat(terminal.out.toString().indexOf("Examples:"))
                .isLessThan(terminal.out.toString().indexOf("Options:"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "pley halite | Unknown command 'pley'. Did you mean 'play'?",
                "help pley | Unknown command 'pley'. Did you mean 'play'?",
                "league shw | Unknown command 'shw'. Did you mean 'show'?",
                "play tron still random --size 32 | Scenario options are words without dashes: size=32.",
                "play tron still random --turnms 5 | Unknown option '--turnms'. Did you mean '--turn-ms'?",
                "play tron still random --turn-ms five | --turn-ms five: give a whole number.",
                "play tron still random --turn-ms | --turn-ms needs a value: --turn-ms N.",
                "play greedy random | 'greedy' is a bot, and the game comes first",
                "play tron FOLDER/a.regatta still | is a record. To play against one of its bots, add the seat",
                "tourney tron still random -n 3 | as long as its --scenarios (per round) and --rounds.",
                "ab ./new ./old | './new' is not a game. The game comes first: regatta ab [OPTIONS] GAME NEW OLD",
                "ab tron still | Missing OLD. Usage: regatta ab [OPTIONS] GAME NEW OLD",
                "ab tron still random --bounds 20,0 | --bounds 20,0: the first must be less than the second.",
                "ab tron still random seed=1 --seed 2 | the random seed is given twice",
                "doctor no-such-program | There is no program 'no-such-program' on the PATH.",
            })
    void typingErrorIsAnsweredWithTheCorrection(String line, String message) throws Exception {
        Files.writeString(folder.resolve("a.regatta"), "");

        assertThat(regatta(line)).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(message).doesNotContain("index", "\tat ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ab still random -g soak --max 1 | ab soak still random --games 2",
                "ab still random --game=soak --max=1 | ab soak still random -n 2",
                "race random still -gsoak --max 2 | race soak still random --games 4",
                "check still -g soak | check soak still",
                "bots -g soak | bots soak",
            })
    void oldCommandLineDoesTheSameAsTheNewOne(String old, String present) {
        int exit = regatta(old);
        String output = terminal.out.toString().replaceAll("\\d+ ms", "");
        assertThat(terminal.err.toString()).contains("Deprecated: ");
        terminal.out.getBuffer().setLength(0);

        assertThat(regatta(present)).isEqualTo(exit);
        assertThat(terminal.out.toString().replaceAll("\\d+ ms", "")).isEqualTo(output);
    }

    @Test
    void oldOptionNamesAreNoticed() {
        assertThat(regatta("play tron still random seed=1 --forgive --out FOLDER/m.regatta"))
                .isZero();
        assertThat(regatta("book new FOLDER/a.book -g tron --count 2")).isZero();

        assertThat(terminal.err.toString())
                .contains("--forgive is now --ignore-faults.", "--out is now --output.", "--count is now --scenarios.");
    }

    @Test
    void seedOptionIsTheSeedOfTheScenario() {
        regatta("ab soak still random --seed 7 -n 2 --json");

        assertThat(terminal.out.toString()).contains("\"scenario\":\"soak seed=7\"");
    }

    @Test
    void winnerIsTheLastLine() {
        regatta("play soak still random seed=1 --no-record");

        assertThat(terminal.out.toString().strip().lines().reduce((a, b) -> b))
                .hasValueSatisfying(line -> assertThat(line).matches("random wins, \\d+ : \\d+"));
    }
}
