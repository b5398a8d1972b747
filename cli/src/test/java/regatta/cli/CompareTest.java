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

class CompareTest {

    private final Terminal terminal = new Terminal();

    private String lastLine() {
        List<String> lines = terminal.out.toString().lines().toList();
        return lines.get(lines.size() - 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ab", "race"})
    void commasSeparateSeveralValues(String command) {
        terminal.regatta(command, "soak", "random", "still", "seed=3,9", "--games", "8", "--json");

        assertThat(terminal.err.toString()).isEmpty();
        assertThat(terminal.out.toString()).contains("\"scenarios\":[\"soak seed=3\",\"soak seed=9\"]");
    }

    @Test
    void verdictSaysFirstWhoWonAndThenHowMuch() {
        assertThat(terminal.regatta("ab", "soak", "skirmisher", "still")).isZero();
        assertThat(terminal.out.toString().lines()).hasSize(1);
        assertThat(lastLine())
                .matches(
                        "skirmisher wins \\d+ pairs of games, still 0: better; about \\+\\d+ nElo \\(\\d+ or more\\)\\.");
        assertThat(terminal.err.toString())
                .isEqualTo("expected games: 1600 if equal, 1600 if slightly better, 32 if clearly better\n");
    }

    @Test
    void clearCaseIsDecidedWithin22Games() {
        assertThat(terminal.regatta("ab", "soak", "skirmisher", "random", "--games", "22"))
                .isZero();
    }

    @Test
    void figuresPrecedeTheVerdictIfAskedFor() {
        assertThat(terminal.regatta("ab", "soak", "skirmisher", "still", "--verbose"))
                .isZero();
        assertThat(terminal.out.toString().lines().findFirst().orElseThrow())
                .matches("score [\\d.]+ % \\([\\d.]+ to 100.0\\), observed 100.0 % and \\+\\d+ nElo, LOS 100.0 %, "
                        + "LLR \\+[\\d.]+ in \\[-3.00, 3.00\\], \\d+ games, pairs by score: \\d+ of 1.0");
    }

    @Test
    void notBetterExitsWith1() {
        assertThat(terminal.regatta("ab", "soak", "still", "skirmisher")).isEqualTo(Exit.FAILED);
        assertThat(lastLine()).startsWith("still wins 0 pairs of games, skirmisher 8: not better; about -");
    }

    @Test
    void capOnGamesCanFollowFromTheBounds() {
        assertThat(terminal.regatta("ab", "soak", "random", "still", "--bounds", "0,400", "--games", "auto", "--json"))
                .isNotEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.regatta("ab", "soak", "random", "still", "--games", "many"))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains("--games many: give a whole number, or auto.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "again=random"})
    void sameBotTwiceIsRejectedBeforeTheFirstGame(String again) {
        assertThat(terminal.regatta("ab", "soak", "random", again)).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.out.toString()).isEmpty();
        assertThat(terminal.err.toString()).contains("are the same bot", "--allow-same");
    }

    @Test
    void sameBotTwiceEndsUndecidedIfAllowed() {
        assertThat(terminal.regatta("ab", "soak", "random", "random", "--allow-same"))
                .isEqualTo(Exit.UNDECIDED);
        assertThat(lastLine())
                .isEqualTo("random wins 0 pairs of games, random 0, 100 are even: not decided in 200 games: "
                        + "no pair of games showed a difference, the bots play identically.");
    }

    @Test
    void testOnABookPlaysEachScenarioOnce(@TempDir Path folder) {
        String book = folder.resolve("few.book").toString();
        assertThat(terminal.regatta("book", "new", "soak", book, "--scenarios", "7"))
                .as(terminal.toString())
                .isZero();

        assertThat(terminal.regatta("ab", "soak", "skirmisher", "still", "--book", book))
                .isEqualTo(Exit.UNDECIDED);
        assertThat(lastLine()).contains("not decided in 8 games; ");
        assertThat(terminal.regatta("ab", "soak", "skirmisher", "still", "--book", book, "--held-out"))
                .isEqualTo(Exit.UNDECIDED);
        assertThat(lastLine()).contains("not decided in 6 games");
        assertThat(terminal.regatta("race", "soak", "skirmisher", "random", "still", "--book", book, "--json"))
                .isEqualTo(Exit.UNDECIDED);
        assertThat(lastLine()).contains("\"blocks\":4").doesNotContain("\"blocks\":5");
        assertThat(terminal.regatta("ab", "soak", "skirmisher", "still", "--held-out"))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.regatta("ab", "soak", "skirmisher", "still", "seed=3", "--book", book))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString())
                .contains("--held-out: name the book with --book.")
                .contains("--book chooses the scenarios: leave out seed=3 or --book.");
    }

    @Test
    void botThatFailsInEveryGameIsReported() {
        assertThat(terminal.regatta("ab", "soak", "exit 1", "still", "--no-trial"))
                .isEqualTo(Exit.FAILED);
        assertThat(terminal.out.toString())
                .startsWith("exit 1 failed in every one of its ")
                .contains("CRASHED");
        assertThat(lastLine()).endsWith("But exit 1 failed in every game; fix that first.");
    }

    @Test
    void botThatFailsInTheTrialMatchStopsTheTest() {
        for (String command : List.of("ab", "race")) {
            assertThat(terminal.regatta(command, "soak", "still", "exit 1")).isEqualTo(Exit.BAD_INPUT);
        }
        assertThat(terminal.err.toString())
                .contains("exit 1: turn 0: CRASHED: The bot ended with code 1")
                .contains("turn 0: CRASHED: The bot ended with code 1");
        assertThat(terminal.out.toString()).isEmpty();
    }

    @Test
    void repeatedMatchIsNotCounted() {
        assertThat(terminal.regatta("ab", "space", "frontier", "still", "board=k4"))
                .isEqualTo(Exit.UNDECIDED);
        assertThat(terminal.out.toString())
                .contains("pairs of games were not counted: identical to an earlier pair.")
                .contains("Leave out the option that fixes the board (board=…)");
        assertThat(lastLine()).contains("every further game would repeat an earlier one");
    }

    @Test
    void jsonOfATestInAFieldHasAllFigures() {
        assertThat(terminal.regatta(
                        "ab",
                        "halite",
                        "greedy",
                        "random",
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
                .contains(
                        "\"superiority\":",
                        "\"llr\":",
                        "\"lower\":-2.25",
                        "\"upper\":2.25",
                        "\"testVersion\":2",
                        "\"ending\":\"decided\"")
                .contains("\"failures\":[]")
                .hasLineCount(1)
                .doesNotContain("NaN", "Infinity");
    }

    @Test
    void onePairIsUndecided() {
        assertThat(terminal.regatta("ab", "soak", "skirmisher", "still", "--games", "2", "--threads", "1"))
                .isEqualTo(Exit.UNDECIDED);
        assertThat(lastLine()).endsWith(": not decided in 2 games; too few games for an estimate.");
    }

    @Test
    void raceEndsWithATableOfBetterCandidatesFirst() {
        assertThat(terminal.regatta("race", "soak", "still", "skirmisher", "random", "--bounds", "0,100"))
                .isZero();
        assertThat(terminal.out.toString().lines().map(line -> line.split(" ")[0]))
                .containsExactly("candidate", "skirmisher", "still", "Better");
        assertThat(lastLine()).isEqualTo("Better than random: skirmisher.");
    }

    @Test
    void jsonOfARaceHasAllFigures() {
        assertThat(terminal.regatta(
                        "race", "soak", "still", "random", "skirmisher", "seed=5", "--bounds", "0,100", "--json"))
                .isEqualTo(Exit.FAILED);
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
                "ab soak random stil | Did you mean 'still'?",
                "ab soak random still --bounds 5 | --bounds 5: give two numbers, such as 0,20.",
                "ab soak random still --bounds 5,5 | the first must be less than the second",
                "ab soak random still --error 0.7 | --error 0.7: give a rate between 0 and 0.5.",
                "ab soak random still --games 0 | --games 0: give 1 or more.",
                "ab soak random still --threads 0 | --threads 0: give 1 or more.",
                "ab soak random still --seats 4 | --seats 4: Soak Overflow has 2 players.",
                "ab halite random still --seats 17 | a whole number from 1 to 16.",
                "ab halite random still seats=4 --seats 4 | the number of players is given twice",
                "ab halite random still --seats 4 --field gredy | Did you mean 'greedy'?",
                "ab soak random still sed=4 | Unknown soak option 'sed'. Did you mean 'seed'?",
                "race soak | Missing NEW... OLD [KEY=VALUE...]",
                "race soak random seed=4 | A race needs one candidate or more",
                "race soak stil random | Did you mean 'still'?",
            })
    void invalidInputIsExplainedAndExitsWith2(String arguments, String message) {
        assertThat(terminal.regatta(arguments.split(" "))).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(message).doesNotContain("\tat ");
    }

    @ParameterizedTest
    @CsvSource({"ab, interrupted;", "race, interrupted."})
    void controlCPrintsTheCurrentResult(String command, String expected) throws Exception {
        // Under nohup interrupts are ignored, and a child process would inherit that.
        Process process = new ProcessBuilder(
                        "env",
                        "--default-signal=INT",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dregatta.terminal=true",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "regatta.cli.Main",
                        command,
                        "soak",
                        "random",
                        "skirmisher",
                        "--bounds=-999,999",
                        "--error=1e-300")
                .start();
        // The status line appears after the first counted pair.
        assertThat(process.getErrorStream().read()).isPositive();
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(out.lines().toList()).last().asString().contains(expected);
        }
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void matchesArePrintedOnRequestAndFailedOnesAlways() {
        assertThat(terminal.regatta("ab", "soak", "random", "still", "--seed", "1", "--games", "4", "--list"))
                .isNotEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).containsPattern("soak.* seed=1: 1\\. \\w+ \\d+, 2\\. \\w+ \\d+\n");

        terminal.regatta("ab", "tron", "still", "exit 3", "--no-trial", "--seed", "1", "--games", "2");

        assertThat(terminal.err.toString())
                .contains("exit 3 1 (turn ", "CRASHED: The bot ended with code 3")
                .contains("    regatta play tron still 'exit 3' seed=1");
    }

    @Test
    void verboseVerdictHasTheDistributionOfPairs() {
        terminal.regatta("ab", "soak", "skirmisher", "still", "--seed", "1", "--verbose");

        assertThat(terminal.out.toString()).containsPattern("pairs by score: (\\d+ of 0\\.\\d+, )*\\d+ of 1\\.0");
    }
}
