package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.cli.command.Exit;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;

/** Tests of {@code --referee}: matches that a program outside Regatta plays. */
class RefereeTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root"));
    private static final String GUESSING = "python3 " + ROOT.resolve("docs/how-to/referee.py");

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    @BeforeEach
    void writeBots() throws IOException {
        write("guess.py", "import sys\nfor line in sys.stdin:\n    print(int(line) + int(sys.argv[1]), flush=True)\n");
    }

    private Path write(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, content);
        return file;
    }

    private String guess(int error) {
        return "python3 guess.py " + error;
    }

    /** Runs a command with the example referee of the documentation, in the folder of the bots. */
    private int guessing(String command, String... arguments) {
        return regatta(GUESSING, "text", command, arguments);
    }

    private int regatta(String referee, String format, String command, String... arguments) {
        Stream<String> first =
                Stream.of(command, "--referee", referee, "--referee-format", format, "--dir", folder.toString());
        return terminal.regatta(Stream.concat(first, Stream.of(arguments)).toArray(String[]::new));
    }

    private JsonNode json() {
        return Golden.parse(terminal.out.toString());
    }

    private static List<Long> scores(JsonNode match) {
        return match.path("seats")
                .valueStream()
                .map(seat -> seat.path("score").asLong())
                .toList();
    }

    @Test
    void refereePlaysAMatch() throws IOException {
        Path log = folder.resolve("match.log");
        assertThat(guessing("play", guess(30), guess(0), "seed=5", "-o", log.toString()))
                .as(terminal.toString())
                .isZero();

        assertThat(terminal.out.toString())
                .containsPattern("referee-[0-9a-f]{12} seed=5 seats=2\n")
                .containsPattern("1 +1 +python3 guess.py 0 +\\d+ +[\\d.]+ ms .* [\\d.]+ ms *\n")
                .containsPattern(
                        "Played by the referee in \\d+ ms, so there are no turns, record and replay viewer; its"
                                + " output: .*match.log")
                .containsPattern("python3 guess.py 0 wins, \\d+ : \\d+");
        assertThat(Files.readString(log)).matches("scores \\d+ \\d+\n");
    }

    @Test
    void jsonHasTheResultAndNoTurns() {
        guessing("play", guess(30), guess(0), "seed=5", "--json", "--no-record");

        assertThat(json().has("turns")).isFalse();
        assertThat(json().path("record").isMissingNode()).isTrue();
        for (JsonNode seat : json().path("seats")) {
            assertThat(seat.path("cpuMicros").asLong()).isPositive();
            assertThat(seat.path("meanMicros").asLong()).isPositive();
        }
    }

    @Test
    void seatsAreSwappedOnTheSameSeed() {
        guessing("play", guess(30), guess(0), "seed=5", "--json", "--no-record");
        guessing("play", guess(0), guess(30), "seed=5", "--json", "--no-record");
        guessing("play", guess(0), guess(30), "seed=6", "--json", "--no-record");

        List<List<Long>> scores = terminal.out
                .toString()
                .lines()
                .map(Golden::parse)
                .map(RefereeTest::scores)
                .toList();
        assertThat(scores.get(1))
                .containsExactly(scores.get(0).get(1), scores.get(0).get(0));
        assertThat(scores.get(2)).isNotEqualTo(scores.get(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8})
    void refereeSeatsAsManyBotsAsAreGiven(int seats) {
        String[] bots =
                Stream.iterate(0, i -> i + 1).limit(seats).map(this::guess).toArray(String[]::new);
        String[] arguments = Stream.concat(Stream.of(bots), Stream.of("seed=1", "--json", "--no-record"))
                .toArray(String[]::new);

        assertThat(guessing("play", arguments)).as(terminal.toString()).isZero();
        assertThat(scores(json())).hasSize(seats).allMatch(score -> score > 1500);
    }

    @Test
    void verdictIsThatOfTheSameGameInRegatta() throws IOException {
        Path kit = ROOT.resolve("games/soak/kits/python/MyBot.py");
        Files.copy(kit, folder.resolve("new.py"));
        write("old.py", Files.readString(kit).replace("SHOOT", "HUNKER_DOWN;MESSAGE"));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String referee = java + " -XX:TieredStopAtLevel=1 -cp " + System.getProperty("java.class.path")
                + " regatta.cli.SoakReferee";
        String[] options = {"python3 new.py", "python3 old.py", "--seed", "11", "--games", "8", "--no-clock"};

        terminal.regatta(Stream.concat(Stream.of("ab", "soak", "--dir", folder.toString()), Stream.of(options))
                .toArray(String[]::new));
        String here = terminal.out.toString();
        terminal.out.getBuffer().setLength(0);
        regatta(
                referee,
                "brutaltester",
                "ab",
                Stream.of(options).filter(word -> !word.equals("--no-clock")).toArray(String[]::new));

        assertThat(here).contains("python3 new.py wins ");
        assertThat(terminal.out.toString()).as(terminal.err.toString()).contains(here);
    }

    @Test
    void matchesArePlayedTwiceToSeeWhetherTheSeedDeterminesThem() throws IOException {
        String[] bots = {guess(30), guess(0), "--games", "4", "--no-trial", "--threads", "1"};
        guessing("ab", bots);
        assertThat(terminal.out.toString()).contains("The first 4 matches were played twice and ended alike.\n");

        String drawing = write(
                        "draws.py",
                        "import random, sys\nprint('scores', *random.sample(range(10**6), len(sys.argv) - 2))\n")
                .toString();
        regatta("python3 " + drawing, "text", "ab", bots);
        assertThat(terminal.out.toString())
                .contains("4 of the first 4 matches ended differently when played again", "are not paired evidence");

        terminal.out.getBuffer().setLength(0);
        regatta(
                "python3 " + drawing,
                "text",
                "ab",
                Stream.concat(Stream.of(bots), Stream.of("--json")).toArray(String[]::new));
        assertThat(json().path("referee").path("different").asInt()).isEqualTo(4);
        assertThat(json().path("referee").path("paired").asBoolean(true)).isFalse();
    }

    @Test
    void tournamentStoresWhatIsKnownAboutTheReferee() {
        String store = folder.resolve("guess.league").toString();
        assertThat(guessing("tourney", guess(0), guess(9), guess(30), "--scenarios", "2", "--store", store))
                .as(terminal.toString())
                .isZero();
        assertThat(terminal.out.toString()).contains("12 matches.", "ended alike");

        assertThat(terminal.regatta("league", "show", store)).isZero();
        assertThat(terminal.out.toString())
                .contains("The matches were played by the referee '" + GUESSING + "'.")
                .contains("The first 4 matches were played twice and ended alike.");
        assertThat(guessing("tourney", guess(0), guess(9), guess(30), "--scenarios", "2", "--store", store))
                .isZero();
        assertThat(terminal.out.toString()).contains("12 matches, 12 of them in earlier runs");
    }

    @Test
    void leagueOfAnotherRefereeIsRefused() throws IOException {
        String store = folder.resolve("guess.league").toString();
        String copy = write("copy.py", Files.readString(ROOT.resolve("docs/how-to/referee.py")) + "# changed\n")
                .toString();
        guessing("tourney", guess(0), guess(30), "--scenarios", "1", "--store", store);

        assertThat(regatta("python3 " + copy, "text", "tourney", guess(0), guess(30), "--store", store))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).containsPattern("is a league of referee-\\w+, not of referee-\\w+");
    }

    @Test
    void parametersAreTunedWithAReferee() {
        int exit = guessing(
                "tune",
                "python3 guess.py {error:int -40..40=35}",
                "-n",
                "20",
                "--test-games",
                "60",
                "--bounds",
                "0,200");

        assertThat(exit).as(terminal.toString()).isZero();
        assertThat(terminal.out.toString()).contains("better");
    }

    @Test
    void raceIsDecidedWithAReferee() {
        assertThat(guessing("race", guess(40), guess(0), guess(30), "--bounds", "0,200"))
                .as(terminal.toString())
                .isZero();
        assertThat(terminal.out.toString()).contains("Better than python3 guess.py 30: python3 guess.py 0.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "brutaltester | echo 5 -7 # | 5, -7",
                "brutaltester | printf '5\\n7\\nseed=3\\n' # | 5, 7",
                "codingame | echo '{\"scores\": {\"0\": 5, \"1\": 7}}' # | 5, 7",
                "codingame | sh -c 'echo \"{\\\"scores\\\": {\\\"0\\\": 5, \\\"1\\\": 7}}\" > $8; echo done' sh | 5, 7",
                "text | printf 'turn 1\\nscores 5 7\\n' # | 5, 7",
            })
    void resultIsReadInTheFormatOfTheReferee(String format, String referee, String scores) {
        assertThat(regatta(referee, format, "play", guess(0), guess(1), "--json", "--no-record"))
                .as(terminal.toString())
                .isZero();
        assertThat(scores(json())).hasToString("[" + scores + "]");
    }

    @Test
    void refereeMayRankByOtherThanTheScore() {
        regatta("printf 'scores 5 7\\nranks 1 2\\n' #", "text", "play", guess(0), guess(1), "--no-record");

        assertThat(terminal.out.toString()).contains("python3 guess.py 0 wins, 5 : 7");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "brutaltester | java -jar nowhere.jar | no such file: ",
                "brutaltester | nosuchprogram | no program 'nosuchprogram' on the PATH",
                "brutaltester | exit 3 # | ended with code 3 (seed=",
                "brutaltester | echo Broken. >&2; exit 4 # | ended with code 4: Broken. (seed=",
                "brutaltester | true # | printed no scores",
                "brutaltester | echo hello # | printed 'hello' where 2 scores were expected",
                "brutaltester | echo 1 2 3 # | printed 3 numbers for 2 players",
                "codingame | echo {} # | printed '{}' and no JSON object with 'scores'",
                "codingame | echo '{\"failCause\": \"Boom\"}' # | reports a failure: 'Boom'",
                "text | echo scores 1 # | printed 1 number for 2 players",
                "text | echo scores 1 x # | whose numbers are not whole numbers",
                "text | printf 'scores 1 2\\nranks 0 2\\n' # | printed the ranks [0, 2], which are not from 1 to 2",
                "text | sleep 60 # | did not end within 1 s",
                "other | true # | Unknown value of --referee-format 'other'",
            })
    void failureOfTheRefereeIsOneSentence(String format, String referee, String message) {
        assertThat(regatta(referee, format, "play", guess(0), guess(1), "--referee-seconds", "1", "--no-record"))
                .isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(message).doesNotContain("\tat ");
        assertThat(terminal.out.toString()).isEmpty();
    }

    @Test
    void resultSoFarIsPrintedIfTheRefereeFails() throws IOException {
        String failing = write("fails.py", """
                        import sys
                        seed = int(sys.argv[6][5:])
                        print(seed, seed + 1) if seed < 9 else sys.exit(9)
                        """).toString();
        int exit = regatta("python3 " + failing, "brutaltester", "ab", guess(0), guess(1), "--no-trial", "--seed", "1");

        assertThat(exit).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.out.toString()).contains("not decided in ", "interrupted");
        assertThat(terminal.err.toString()).contains("ended with code 9 (seed=9");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play ./a ./b --turn-ms 5 | a referee keeps its own clock",
                "play human ./b | is played by programs only, because it has no replay page",
                "play | Name a bot for each player",
                "ab random still | Unknown bot 'random'",
                "tourney ./a ./b --cluster local[2] | a referee plays on this machine only",
                "ab ./a ./b --seats 9 | a whole number from 1 to 8",
            })
    void whatARefereeCannotDoIsSaid(String arguments, String message) throws IOException {
        for (String bot : List.of("a", "b")) {
            assertThat(write(bot, "#!/bin/sh\ncat # " + bot).toFile().setExecutable(true))
                    .isTrue();
        }
        String[] words = arguments.split(" ");
        String[] rest = Stream.of(words).skip(1).toArray(String[]::new);

        assertThat(guessing(words[0], rest)).isEqualTo(Exit.BAD_INPUT);
        assertThat(terminal.err.toString()).contains(message);
    }

    @Test
    void matchThatIgnoresItsSeedIsCountedOnce() throws IOException {
        String fixed = Files.readString(ROOT.resolve("docs/how-to/referee.py")).replace("int(sys.argv[1])", "7");
        regatta("python3 " + write("fixed.py", fixed), "text", "ab", guess(0), guess(30), "--no-trial");

        assertThat(terminal.out.toString()).contains("every further game would repeat an earlier one");
    }

    @Test
    void matchesWithEqualAnswersToOtherMessagesAreNotRepeated() throws IOException {
        write("same.py", "import sys\nfor line in sys.stdin:\n    print(sys.argv[1], flush=True)\n");
        guessing("ab", "python3 same.py 50", "python3 same.py 120", "--no-trial", "--games", "6");

        assertThat(terminal.out.toString()).contains("wins 3 pairs").doesNotContain("not counted");
    }
}
