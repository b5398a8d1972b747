package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import regatta.cli.command.Exit;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.record.MatchRecord;

class PlayTest {

    /** Answers every turn with an empty line. */
    private static final String QUIET_BOT = "yes '' 2> /dev/null | head -n 600; cat > /dev/null";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int regatta(String... arguments) {
        return Main.commandLine(arguments)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .execute(arguments);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"halite", "halite/draft", "soak", "space", "space/fair"})
    void matchOfEveryGameIsPlayedAndVerified(String game) {
        assertThat(regatta("play", game, "random", "random", "seed=5", "-o", file("m.regatta")))
                .isZero();
        assertThat(out.toString()).contains("rank").contains("random").contains("m.regatta");

        assertThat(regatta("rerun", file("m.regatta"))).isZero();
        assertThat(out.toString())
                .contains("m.regatta: same (")
                .containsPattern("turns\\): 1\\. random \\d+, .*random");
    }

    @Test
    void processesPlayAgainstBuiltIns() {
        assertThat(regatta("play", "halite", QUIET_BOT, "still", "size=32", "turns=20", "--no-record"))
                .isZero();
        assertThat(out.toString()).contains("21 turns").doesNotContain("CRASHED");
    }

    @Test
    void jsonHasOneLinePerMatch() {
        assertThat(regatta("play", "soak", "random", "still", "-n", "3", "--seed", "7", "--json", "--no-record"))
                .isZero();
        assertThat(out.toString().lines())
                .hasSize(3)
                .allMatch(line -> line.startsWith("{\"scenario\":\"soak seed="))
                .anyMatch(line -> line.contains("seed=9"));
    }

    @Test
    void boardFromAFileHasTheNameOfTheFile() throws Exception {
        String board = file("small.dot");
        Files.writeString(Path.of(board), """
                graph g {
                  1 [ habit = 3, size = 100, x = 1, y = 1, base = 1 ]
                  2 [ habit = 3, size = 100, x = 5, y = 5, base = 2 ]
                  1 -- 2 [ weight = 5, label = 5 ]
                }
                """);
        String[] match = {"play", "space", "random", "random", "seed=5", "board=" + board, "-o", file("m.regatta")};

        assertThat(regatta(match)).isZero();
        assertThat(out.toString()).contains("space seed=5 board=" + board).doesNotContain("habit");
        assertThat(MatchRecord.read(folder.resolve("m.regatta"), GameCatalog.onClassPath())
                        .header()
                        .named()
                        .label())
                .isEqualTo(Scenario.parse("space seed=5 board=" + board));

        String[] json = Arrays.copyOf(match, match.length + 1);
        json[match.length] = "--json";
        regatta(json);
        regatta("play", "space", "random", "random", "-n", "2", "seed=5", "board=" + board, "--json", "--no-record");
        assertThat(out.toString())
                .contains("\"scenario\":\"space seed=5 board=" + board + "\"")
                .contains("\"scenario\":\"space seed=6 board=" + board + "\"")
                .doesNotContain("habit");
    }

    @Test
    void singlePlayerHasNoRank() {
        assertThat(regatta("play", "soak/league-1", "still", "--json", "--no-record"))
                .isZero();
        assertThat(out.toString()).contains("\"rank\":null,\"score\":-1");
        assertThat(regatta("play", "soak/league-1", "still", "seed=1", "--no-record"))
                .isZero();
        assertThat(out.toString()).containsPattern(" – +0  still +-1");
        assertThat(regatta("play", "soak/league-1", "still", "-n", "2", "--no-record"))
                .isZero();
        assertThat(out.toString())
                .containsPattern("matches +mean score\n.* 2 +-1")
                .doesNotContain("won");
    }

    @Test
    void severalMatchesRotateSeatsAndPrintTotals() {
        assertThat(regatta("play", "halite", "random", "still", "turns=20", "-n", "2", "-o", folder.toString()))
                .isZero();
        assertThat(out.toString()).contains("0  random").contains("0  still").containsPattern("random +2 ");
        assertThat(folder.toFile().list()).hasSize(2);
    }

    @Test
    void faultOfABotIsPrinted() {
        assertThat(regatta("play", "halite", "exit 3", "still", "--no-record")).isEqualTo(Exit.FAILED);
        assertThat(out.toString()).contains("seat 0, turn 0: CRASHED: The bot ended with code 3");
        assertThat(regatta("play", "halite", "exit 3", "still", "--no-record", "--ignore-faults"))
                .isZero();
    }

    @Test
    void botMayHaveAName() {
        assertThat(regatta(
                        "play",
                        "soak",
                        "mine=" + QUIET_BOT.replace("''", "';'"),
                        "other=still",
                        "--no-record",
                        "--ignore-faults"))
                .isZero();
        assertThat(out.toString()).contains("0  mine").contains("1  other");
    }

    @Test
    void recordsAreNeverOverwrittenByDefault() {
        for (int i = 0; i < 2; i++) {
            regatta("play", "soak", "random", "still", "seed=7", "-q", "-o", folder + "/", "--no-page");
        }
        assertThat(folder.toFile().list()).hasSize(2);
    }

    /** Bots may see the names of files. */
    @Test
    void nameOfARecordDoesNotContainTheSeed() {
        regatta("play", "soak", "random", "still", "seed=4711", "-q", "-o", folder + "/", "--no-page");

        assertThat(folder.toFile().list()).singleElement().asString().matches("soak-\\d{8}-\\d{6}\\.regatta");
    }

    @Test
    void unwritableRecordIsAFailureOfTheMachine() throws Exception {
        Files.writeString(folder.resolve("file"), "");

        for (String matches : List.of("1", "2")) {
            assertThat(regatta("play", "soak", "random", "still", "-n", matches, "-o", file("file/records/")))
                    .as(matches)
                    .isEqualTo(Exit.MACHINE_ERROR);
        }
        assertThat(err.toString()).contains("The record cannot be written: ");
    }

    @Test
    void oldViewerIsDeleted() {
        regatta("play", "soak", "random", "still", "seed=7", "-q", "-o", file("m.regatta"));
        assertThat(folder.resolve("m.html")).exists();

        regatta("play", "soak", "random", "still", "seed=8", "-q", "-o", file("m.regatta"), "--no-page");

        assertThat(folder.resolve("m.html")).doesNotExist();
    }

    @Test
    void changedRecordExitsWith1() throws Exception {
        regatta("play", "soak", "random", "still", "seed=3", "-q", "-o", file("m.regatta"), "--no-page");
        String text = new String(
                new GZIPInputStream(Files.newInputStream(folder.resolve("m.regatta"))).readAllBytes(),
                StandardCharsets.UTF_8);
        int turn = text.indexOf("\"fingerprint\":\"", text.indexOf("\"turn\":4")) + "\"fingerprint\":\"".length();
        String changed = text.substring(0, turn) + "0000000000000000" + text.substring(turn + 16);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(folder.resolve("changed.regatta")))) {
            out.write(changed.getBytes(StandardCharsets.UTF_8));
        }

        assertThat(regatta("rerun", file("changed.regatta"))).isEqualTo(Exit.FAILED);
        assertThat(out.toString()).contains("turn 4");
    }

    @Test
    void truncatedRecordIsReplayedToItsEnd() throws Exception {
        regatta("play", "halite", "random", "still", "turns=20", "-q", "-o", file("m.regatta"));
        byte[] content = Files.readAllBytes(folder.resolve("m.regatta"));
        Files.write(folder.resolve("cut.regatta"), Arrays.copyOf(content, content.length / 2));

        assertThat(regatta("rerun", file("cut.regatta"))).isZero();
        assertThat(out.toString()).contains("where the record is cut off");
    }

    @Test
    void replayIsExportedAndImported() {
        regatta("play", "halite", "random", "random", "turns=30", "-q", "-o", file("m.regatta"));

        assertThat(regatta("export", file("m.regatta"), "--hlt")).isZero();
        assertThat(regatta("import", file("m.hlt"), "-o", file("n.regatta"))).isZero();
        assertThat(regatta("rerun", file("n.regatta"))).isZero();
    }

    @Test
    void botIsCheckedStepByStep() {
        assertThat(regatta("check", "soak", "random")).isZero();
        assertThat(out.toString().lines()).hasSize(4).allMatch(line -> line.matches("\\d  pass  .*"));
    }

    @Test
    void crashIsShownOnceAndEndsTheCheck() throws Exception {
        Files.writeString(folder.resolve("bot.py"), "input()\nboom\n");

        assertThat(regatta("check", "halite", "python3 bot.py", "--dir", folder.toString()))
                .isEqualTo(Exit.FAILED);

        assertThat(out.toString())
                .startsWith("1  fail  answers the first message within 30000 ms: turn 0: CRASHED:"
                        + " bot.py, line 2: NameError: name 'boom' is not defined")
                .contains("\n    The bot ended with code 1")
                .containsOnlyOnce("CRASHED")
                .doesNotContain("\n2 ");
    }

    @Test
    void checkReportsOutputAfterTheAnswersAndABotThatDoesNotEnd() throws Exception {
        Files.writeString(folder.resolve("bot.sh"), "while true; do echo; done & sleep 100000\n");

        regatta("check", "halite", "sh bot.sh", "--dir", folder.toString(), "--json");

        assertThat(out.toString())
                .contains("\"check\":\"writes nothing but its answers to standard output\",\"passed\":false")
                .contains("\"check\":\"ends by itself when its input ends\",\"passed\":true,\"result\":\"warn\"");
    }

    @Test
    void diagnosticsOnStandardOutputAreExplained() throws Exception {
        Files.writeString(folder.resolve("bot.py"), "print('debug')\nfor l in open(0): print('WAIT')\n");

        regatta("play", "soak", "python3 bot.py", "random", "--dir", folder.toString(), "--no-record");

        assertThat(out.toString())
                .contains("turn 0: INVALID: 'debug' is not a command.")
                .contains(" Standard output is for orders only: print diagnostics to stderr.\n");
    }

    @Test
    void folderIsServedWithItsRecords() throws Exception {
        regatta("play", "halite", "random", "still", "turns=20", "-q", "-o", file("one.regatta"));
        try (WatchServer server = new WatchServer(folder)) {
            String address = server.address();
            HttpClient browser = HttpClient.newHttpClient();

            assertThat(body(browser, address)).contains("data-list=\"matches\"");
            assertThat(body(browser, address + "matches")).contains("{\"name\":\"one.regatta\",\"modified\":");
            assertThat(body(browser, address + "one.regatta")).startsWith("\u001f");
            assertThat(body(browser, address + "..%2Fetc%2Fpasswd")).isEqualTo("no such match\n");
        }
    }

    @Test
    void humanPlaysBuiltInsInAFileWithoutAServer() {
        assertThat(regatta("play", "halite", "human", "seed=1", "-o", file("m.regatta")))
                .isZero();
        assertThat(out.toString()).contains("Open in your browser: file:").contains("m.html");
        assertThat(regatta("rerun", file("m.regatta"))).isZero();
        assertThat(out.toString()).contains("same (0 turns, where the record is cut off)");
        assertThat(regatta("play", "halite", "human", "human")).isEqualTo(Exit.BAD_INPUT);
        assertThat(err.toString()).contains("Only one human can play, but 'human' is given more than once.");
        assertThat(regatta("play", "halite", "human", "greedy", "-n", "3")).isEqualTo(Exit.BAD_INPUT);
        assertThat(regatta("ab", "halite", "human", "greedy")).isEqualTo(Exit.BAD_INPUT);
        assertThat(err.toString()).contains("regatta play halite human BOT");
    }

    private static String body(HttpClient browser, String address) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
        return browser.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.ISO_8859_1))
                .body();
    }

    @Test
    void scriptsForTheOriginalHaliteEngineWork() throws Exception {
        String[] bots = {QUIET_BOT, QUIET_BOT};
        assertThat(regatta(
                        "halite",
                        "-s",
                        "42",
                        "--width",
                        "32",
                        "--height",
                        "32",
                        "--turn-limit",
                        "15",
                        "-i",
                        folder.toString(),
                        "--results-as-json",
                        bots[0],
                        bots[1]))
                .isZero();
        assertThat(out.toString()).contains("\"map_seed\": 42").contains("\"rank\": 1");
        String replay = List.of(folder.toFile().list()).get(0);
        assertThat(replay).matches("replay-\\d{8}-\\d{6}[+-]\\d{4}-42-32-32\\.hlt");
        assertThat(regatta("import", folder.resolve(replay).toString())).isZero();
        assertThat(out.toString()).containsPattern("\\.regatta: 16 turns: 1\\. ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "halite --bogus x|1|Unknown option '--bogus'.",
                "halite|1|No bots are given.",
                "halite --map-type square a b|1|Unknown value of 'map': 'square'.",
                "play chess|2|Unknown game 'chess'.",
                "play halite randum still|2|Unknown bot 'randum'. Did you mean 'random'?",
                "play halite random still size=1|2|a fractal map for 2 seats needs a width of at least 2",
                "play halite random still --turn-ms 0|2|--turn-ms 0: give 1 ms or more.",
                "play halite random still --sandbox iron|2|--sandbox iron: give none, limits or sealed.",
                "play halite ./none still|2|no such file",
                "play halite random?x=1 still|2|Unknown parameter of 'random': 'x'.",
                "ab halite still random --bounds five|2|--bounds five: give two numbers, such as 0,20.",
                "ab halite still random --bounds 5,1|2|the first must be less than the second.",
                "bot chess deep|2|Unknown game 'chess'.",
                "bot soak deep|2|Unknown soak bot 'deep'.",
                "rerun none.regatta|2|none.regatta: no such file.",
                "import none.hlt|2|none.hlt: there is no such file.",
                "watch --port 99999|2|--port 99999: give a port from 1 to 65535, or 0 for any free port.",
                "play soak random random -n 0|2|--games 0: give 1 or more.",
                "play soak random random -n -3|2|--games -3: give 1 or more.",
                "play halite python4 random|2|Unknown bot 'python4'.",
                "play halite sized=32 random random|2|Unknown halite option 'sized'. Did you mean 'size'?",
                "bots halite randum|2|Unknown halite bot 'randum'. Did you mean 'random'?",
            })
    void invalidInputIsExplained(String arguments, int exit, String message) {
        assertThat(regatta(arguments.split(" "))).isEqualTo(exit);
        assertThat(err.toString()).contains(message).doesNotContain("\tat ");
    }

    @ParameterizedTest
    @CsvSource({"soak/league-1, 1", "soak, 2", "tron, 2"})
    void humanAlonePlaysBuiltInsInAllOtherSeats(String game, int seats) {
        assertThat(regatta("play", game, "human", "seed=1", "-o", file("m.regatta")))
                .isZero();
        assertThat(MatchRecord.read(folder.resolve("m.regatta"), GameCatalog.onClassPath())
                        .header()
                        .bots())
                .hasSize(seats)
                .startsWith("human");
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "ab", "check", "tourney"})
    void helpListsExitCodes(String command) {
        assertThat(regatta(command, "--help")).isZero();
        assertThat(out.toString()).contains("Exit codes:").containsPattern("  1 +\\w+");
    }

    @Test
    void trainingRunForClassDataSharingSucceeds() {
        assertThat(CdsTraining.run(folder)).isZero();
        assertThat(folder).isDirectoryContaining("glob:**.hlt");
    }
}
