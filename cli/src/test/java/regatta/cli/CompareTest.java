package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.cli.command.Exit;

/** The commands ab and race, as a person or a script meets them. */
class CompareTest {

    private final Terminal terminal = new Terminal();

    private String lastLine() {
        List<String> lines = terminal.out.toString().lines().toList();
        return lines.get(lines.size() - 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ab", "race"})
    void commasSeparateSeveralValues(String command) {
        terminal.regatta(command, "random", "still", "--game", "soak", "seed=3,9", "--max", "4", "--json");

        assertThat(terminal.err.toString()).isEmpty();
        assertThat(terminal.out.toString()).contains("\"scenarios\":[\"soak seed=3\",\"soak seed=9\"]");
    }

    @Test
    void theLastLineIsTheAnswerAndTheOneBeforeHasTheFigures() {
        assertThat(terminal.regatta("ab", "skirmisher", "still", "-g", "soak")).isZero();
        assertThat(lastLine()).isEqualTo("skirmisher is better than still.");
        assertThat(terminal.out.toString().lines().findFirst().orElseThrow())
                .matches(
                        "score [\\d.]+ ± [\\d.]+ %, nElo \\+\\d+ ± \\d+, superior with 100.0 %, \\d+ blocks, \\d+ games, "
                                + "LLR \\+[\\d.]+ in \\[-2.94, 2.94\\]");
    }

    @Test
    void notBetterEndsWith1() {
        assertThat(terminal.regatta("ab", "still", "skirmisher", "-g", "soak")).isEqualTo(Exit.NO);
        assertThat(lastLine()).isEqualTo("still is not better than skirmisher.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "again=random"})
    void theSameBotTwiceIsRefusedBeforeTheFirstGame(String again) {
        assertThat(terminal.regatta("ab", "random", again, "-g", "soak")).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.out.toString()).isEmpty();
        assertThat(terminal.err.toString()).contains("are the same bot", "--allow-same");
    }

    @Test
    void theSameBotTwiceEndsUndecidedIfItIsAllowed() {
        assertThat(terminal.regatta("ab", "random", "random", "-g", "soak", "--allow-same"))
                .isEqualTo(Exit.NO);
        assertThat(lastLine()).isEqualTo("undecided after 100 blocks: not one told the two apart, so they play alike.");
    }

    @Test
    void aTestOnABookPlaysEachOfItsScenariosOnce(@TempDir Path folder) {
        String book = folder.resolve("few.book").toString();
        assertThat(terminal.regatta("book", "new", book, "--game", "soak", "--count", "7"))
                .as(terminal.toString())
                .isZero();

        assertThat(terminal.regatta("ab", "skirmisher", "still", "-g", "soak", "--book", book))
                .isEqualTo(Exit.NO);
        assertThat(lastLine()).isEqualTo("undecided after 4 blocks, and there the book or --max ends.");
        assertThat(terminal.regatta("ab", "skirmisher", "still", "-g", "soak", "--book", book, "--held-out"))
                .isEqualTo(Exit.NO);
        assertThat(lastLine()).startsWith("undecided after 3 blocks");
        assertThat(terminal.regatta("race", "still", "skirmisher", "random", "-g", "soak", "--book", book, "--json"))
                .isEqualTo(Exit.NO);
        assertThat(lastLine()).contains("\"blocks\":4").doesNotContain("\"blocks\":5");
        assertThat(terminal.regatta("ab", "skirmisher", "still", "-g", "soak", "--held-out"))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.regatta("ab", "skirmisher", "still", "-g", "soak", "seed=3", "--book", book))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString())
                .contains("--held-out is a part of a book: say which with --book.")
                .contains("A book says what is played: leave out seed=3, or --book.");
    }

    @Test
    void aBotThatFailsInEveryGameIsToldClearly() {
        assertThat(terminal.regatta("ab", "exit 1", "still", "-g", "soak", "--no-trial"))
                .isEqualTo(Exit.NO);
        assertThat(terminal.out.toString())
                .startsWith("exit 1 failed in every one of its ")
                .contains("CRASHED");
        assertThat(lastLine()).endsWith("But exit 1 failed in every game: mend that first.");
    }

    @Test
    void aBotThatFailsInAFirstShortMatchStopsATestAtOnce() {
        for (String command : List.of("ab", "race")) {
            assertThat(terminal.regatta(command, "still", "exit 1", "-g", "soak"))
                    .isEqualTo(Exit.BAD_INPUT);
        }
        assertThat(terminal.err.toString())
                .contains("Bot 'exit 1' failed in a first short match")
                .contains("turn 0: CRASHED: It ended with code 1");
        assertThat(terminal.out.toString()).isEmpty();
    }

    @Test
    void aMatchThatRepeatsItselfIsNoEvidence() {
        assertThat(terminal.regatta("ab", "frontier", "still", "-g", "space", "board=k4"))
                .isEqualTo(Exit.NO);
        assertThat(terminal.out.toString())
                .contains("blocks were not counted: the same was played before, move for move.")
                .contains("leave out what fixes the board (board=…)");
        assertThat(lastLine()).contains("there is nothing new to play");
    }

    @Test
    void aTestInAFieldTellsMachinesAllFigures() {
        assertThat(terminal.regatta(
                        "ab",
                        "greedy",
                        "random",
                        "-g",
                        "halite",
                        "size=32",
                        "turns=80",
                        "--seats",
                        "4",
                        "--field",
                        "random,still",
                        "--bounds",
                        "-5,80",
                        "--error",
                        "0.1",
                        "--json"))
                .isZero();
        assertThat(terminal.out.toString())
                .startsWith("{\"new\":\"greedy\",\"old\":\"random\",\"scenario\":\"halite size=32 turns=80 seats=4\","
                        + "\"seats\":4,\"field\":[\"random\",\"still\"],\"bounds\":[-5.0,80.0],\"error\":0.1,"
                        + "\"answer\":\"better\"")
                .contains("\"blocks\":", "\"games\":", "\"score\":", "\"scoreError\":", "\"elo\":", "\"eloError\":")
                .contains("\"superiority\":", "\"llr\":", "\"lower\":-2.19", "\"upper\":2.19", "\"ending\":\"decided\"")
                .contains("\"failures\":[]")
                .hasLineCount(1)
                .doesNotContain("NaN", "Infinity");
    }

    @Test
    void oneBlockIsUndecided() {
        assertThat(terminal.regatta("ab", "skirmisher", "still", "-g", "soak", "--max", "1", "--threads", "1"))
                .isEqualTo(Exit.NO);
        assertThat(lastLine()).isEqualTo("undecided after 1 block, which is all --max allows.");
    }

    @Test
    void aRaceEndsWithATableTheBetterOnesFirst() {
        assertThat(terminal.regatta("race", "random", "still", "skirmisher", "-g", "soak", "--bounds", "0,100"))
                .isZero();
        assertThat(terminal.out.toString().lines().map(line -> line.split(" ")[0]))
                .containsExactly("variant", "skirmisher", "still", "Better");
        assertThat(lastLine()).isEqualTo("Better than random: skirmisher.");
    }

    @Test
    void aRaceTellsMachinesAllFigures() {
        assertThat(terminal.regatta(
                        "race", "skirmisher", "still", "random", "seed=5", "-g", "soak", "--bounds", "0,100", "--json"))
                .isEqualTo(Exit.NO);
        assertThat(terminal.out.toString())
                .startsWith("{\"baseline\":\"skirmisher\",\"scenario\":\"soak seed=5\"")
                .contains("{\"variant\":\"still\",\"answer\":\"not better\"")
                .contains("{\"variant\":\"random\",\"answer\":\"not better\"")
                .contains("\"ending\":\"decided\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ab random stil -g soak | Did you mean 'still'?",
                "ab random still -g soak --bounds 5 | --bounds 5: give two numbers, such as 0,20.",
                "ab random still -g soak --bounds 5,5 | the first must be less than the second",
                "ab random still -g soak --error 0.7 | An error rate lies between 0 and 0.5, and 0.7 does not.",
                "ab random still -g soak --max 0 | --max 0: give 1 or more.",
                "ab random still -g soak --threads 0 | --threads 0: give 1 or more.",
                "ab random still -g soak --seats 4 | --seats 4: Soak Overflow is for two.",
                "ab random still -g halite --seats 17 | a whole number from 1 to 16.",
                "ab random still -g halite seats=4 --seats 4 | seats are given twice",
                "ab random still -g halite --seats 4 --field gredy | Did you mean 'greedy'?",
                "ab random still -g soak sed=4 | Unknown soak option 'sed'. Did you mean 'seed'?",
                "race random -g soak | Missing required parameter",
                "race random seed=4 -g soak | A race needs a variant or more",
                "race random stil -g soak | Did you mean 'still'?",
            })
    void whatCannotBeUsedIsExplainedAndEndsWith2(String arguments, String message) {
        assertThat(terminal.regatta(arguments.split(" "))).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(message).doesNotContain("\tat ");
    }

    @ParameterizedTest
    @CsvSource({"ab, undecided after", "race, interrupted."})
    void controlCTellsHowItStands(String command, String told) throws Exception {
        // Where interrupts are ignored, as under nohup, a child would ignore them too.
        Process process = new ProcessBuilder(
                        "env",
                        "--default-signal=INT",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dregatta.terminal=true",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "regatta.cli.Main",
                        command,
                        "random",
                        "skirmisher",
                        "--game=soak",
                        "--bounds=-999,999",
                        "--error=1e-300")
                .start();
        // The status line is drawn when the first block was counted.
        assertThat(process.getErrorStream().read()).isPositive();
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(out.lines().toList()).last().asString().contains(told);
        }
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
    }
}
