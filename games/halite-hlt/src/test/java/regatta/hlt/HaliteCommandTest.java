package regatta.hlt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import regatta.halite.Constants;

/** Output and logs equal the original's with the same bots, except for times and folders. */
class HaliteCommandTest {

    private static final String WARNED =
            "printf \"Warn\\ng\\nm 0 n\\nm 0 n\\nm 0 n\\nm 0 n\\nm 0 n\\n\"; exec cat > /dev/null";

    private static final String WRONG =
            "echo \"thinking\" >&2; printf \"Bad\\n\\n\\n\\nm 99 n\\n\"; exec cat > /dev/null";

    private static final String STILL = "yes '' | head -n 600; cat > /dev/null";

    @TempDir
    Path folder;

    private final StringWriter err = new StringWriter();

    private final StringWriter out = new StringWriter();

    /** Plays six turns on a map of 32x32, and returns what is printed. */
    private List<String> printed(String... arguments) {
        String[] defaultValue = {"-s", "7", "--width", "32", "--height", "32", "--turn-limit", "6", "--no-timeout"};
        return played(
                Stream.concat(Stream.of(defaultValue), Stream.of(arguments)).toArray(String[]::new));
    }

    /** Returns the output, with E for the escape of a colour, and T for times. */
    private List<String> played(String... arguments) {
        return playedInto(folder, arguments);
    }

    private List<String> playedInto(Path replays, String... arguments) {
        CommandLine command = new CommandLine(new HaliteCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err, true));
        Stream<String> words = Stream.concat(Stream.of("-i", replays.toString()), Stream.of(arguments));
        assertThat(command.execute(words.toArray(String[]::new))).isZero();
        return err.toString()
                .replace('\033', 'E')
                .replace(folder.toString(), "DIR")
                .replaceAll("\\d{8}-\\d{6}[+-]\\d{4}", "T")
                .lines()
                .toList();
    }

    private String log(int seat) throws IOException {
        return new String(logBytes(seat), StandardCharsets.UTF_8);
    }

    private byte[] logBytes(int seat) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            Path log = files.filter(file -> file.toString().endsWith("-" + seat + ".log"))
                    .findAny()
                    .orElseThrow();
            return Files.readAllBytes(log);
        }
    }

    @Test
    void gameIsPrintedLineByLine() throws IOException {
        assertThat(printed(WARNED, WRONG))
                .containsExactly(
                        "[E[0;36minfoE[0m] Map seed is 7",
                        "[E[0;36minfoE[0m] [P0] Launching with command " + WARNED,
                        "[E[0;36minfoE[0m] [P1] Launching with command " + WRONG,
                        "[E[0;36minfoE[0m] [P0] Initializing player",
                        "[E[0;36minfoE[0m] [P1] Initializing player",
                        "[E[0;36minfoE[0m] [P0] Initialized player Warn",
                        "[E[0;36minfoE[0m] [P1] Initialized player Bad",
                        "[E[0;36minfoE[0m] Player initialization complete",
                        "[E[1;33mwarnE[0m] [3] [P0] entity 0 was directed to use 3 halite to move north,"
                                + " but only 0 halite was available",
                        "[E[1;31merrorE[0m] [4] [P1] unknown entity 99 was requested to move north",
                        "[E[1;33mwarnE[0m] [4] [P1] Killing player",
                        "[E[0;36minfoE[0m] [4] Game has ended",
                        "[E[0;36minfoE[0m] Opening a file at DIR/replay-T-7-32-32.hlt",
                        "[E[0;36minfoE[0m] Player 0, 'Warn', was rank 1 with 4000 halite",
                        "[E[0;36minfoE[0m] Player 1, 'Bad', was rank 2 with 0 halite",
                        "[E[0;36minfoE[0m] [P0] Player has log output. Writing a log at DIR/errorlog-T-7-32-32-0.log",
                        "[E[0;36minfoE[0m] [P1] Player has log output. Writing a log at DIR/errorlog-T-7-32-32-1.log");
        assertThat(log(1)).isEqualTo("""

                        Turn 4
                        ================================================================
                        error: unknown entity 99 was requested to move north
                        At command 1 of 1:
                        >>> 1   m 99 n

                        Bot error output was:
                        thinking

                        """);
    }

    @Test
    void botThatDoesNotStartIsReportedWithItsOutput() {
        assertThat(printed("--no-replay", WARNED, "echo \"no way\" >&2; exit 3").subList(5, 14))
                .containsExactly(
                        "[E[1;31merrorE[0m] [P1] Failed to initialize",
                        "[E[1;31merrorE[0m] [P1] Player's error output was:",
                        "[E[1;31merrorE[0m] [P1] no way",
                        "[E[0;36minfoE[0m] [P0] Initialized player Warn",
                        "[E[1;33mwarnE[0m] [P1] Killing player",
                        "[E[0;36minfoE[0m] Player initialization complete",
                        "[E[0;36minfoE[0m] [1] Game has ended",
                        "[E[0;36minfoE[0m] Player 0, 'Warn', was rank 1 with 4000 halite",
                        "[E[0;36minfoE[0m] Player 1, '(failed to initialize)', was rank 2 with 0 halite");
    }

    @Test
    void verbosityIsGivenByTheNumberOfOptions() {
        assertThat(printed("-vv", "--no-replay", WARNED, "exit 1"))
                .containsExactly(
                        "[E[1;31merrorE[0m] [P1] Failed to initialize", "[E[1;33mwarnE[0m] [P1] Killing player");
    }

    @Test
    void strictModeEndsAtTheFirstWarningWithAMessage() {
        assertThat(printed("--strict", "--no-logs", "--no-replay", WARNED, STILL))
                .contains(
                        "[E[1;31merrorE[0m] [3] Command processing failed for players: 0,"
                                + " aborting due to strict error check",
                        "[E[0;36minfoE[0m] [3] Game has ended",
                        "[E[0;36minfoE[0m] [P0] Player has log output, but log was suppressed.");
    }

    @Test
    void threePlayersGetAWarningAboutTheMap() {
        assertThat(printed("-v", "--no-replay", STILL, STILL, STILL))
                .containsExactly(
                        "[E[1;31merrorE[0m] We cannot create a game map for the specified number of players (3)."
                                + " Please try playing with 1, 2, 4, 8, or 16 players");
    }

    @Test
    void playerWithoutShipsAndHaliteIsReportedOnce() throws IOException {
        Path poor = folder.resolve("poor.json");
        String constants = Constants.defaultValue().toString();
        Files.writeString(poor, constants.replace("\"INITIAL_ENERGY\":5000", "\"INITIAL_ENERGY\":999"));

        assertThat(printed("--no-replay", "-c", poor.toString(), STILL, STILL))
                .containsSubsequence(
                        "[E[0;36minfoE[0m] [1] [P0] player has insufficient resources to continue",
                        "[E[0;36minfoE[0m] [1] [P1] player has insufficient resources to continue",
                        "[E[0;36minfoE[0m] [1] Game has ended");
    }

    @Test
    void fewerPlayersThanBotsAreOverridden() {
        assertThat(printed("-n", "1", "--no-replay", STILL, STILL).subList(0, 2))
                .containsExactly(
                        "[E[1;33mwarnE[0m] Overriding the specified number of players",
                        "[E[0;36minfoE[0m] Map seed is 7");
    }

    @Test
    void replayThatFitsNowhereElseGoesToTheCurrentFolder() throws IOException {
        List<String> lines = playedInto(folder.resolve("none"), "-s", "7", "--turn-limit", "1", STILL, STILL);

        assertThat(lines)
                .anyMatch(line -> line.startsWith(
                        "[E[1;31merrorE[0m] could not write replay to directory DIR/none, falling back"));
        String fallback = err.toString().replaceAll("(?s).*Opening a file at (\\S+).*", "$1");
        assertThat(fallback).startsWith("./replay-");
        assertThat(Files.deleteIfExists(Path.of(fallback))).isTrue();
    }

    @Test
    void verbosityHasALongName() {
        assertThat(printed("--verbosity", "--no-replay", WARNED, "exit 1"))
                .containsExactly("[E[1;31merrorE[0m] [P1] Failed to initialize");
    }

    @Test
    void snapshotBringsItsSeedAndSizeToTheNameOfTheReplay() {
        String snapshot = "1.2.2.finals;fractal,4,2,2,77;1,2,3,4,5,6,7,8,;0;5000;0-0,;;1;5000;3-1,;;";

        assertThat(printed("--from-snapshot", snapshot, STILL, STILL))
                .contains("[E[0;36minfoE[0m] Map seed is 77")
                .contains("[E[0;36minfoE[0m] Opening a file at DIR/replay-T-77-4-2.hlt");
    }

    @Test
    void negativeSeedWrapsAround() {
        assertThat(played("-s", "-1", "--turn-limit", "1", "--no-replay", STILL, STILL))
                .startsWith("[E[0;36minfoE[0m] Map seed is 4294967295");
    }

    @Test
    void noTurnsLeaveAReplayOfTheStart() throws IOException {
        assertThat(played("-s", "7", "--turn-limit", "0", "--no-compression", STILL, STILL))
                .contains("[E[0;36minfoE[0m] Player 0, '', was rank 2 with 5000 halite");

        try (Stream<Path> files = Files.list(folder)) {
            byte[] replay = Files.readAllBytes(files.findAny().orElseThrow());
            assertThat(new String(replay, StandardCharsets.UTF_8)).contains("\"number_turns\":1,");
            assertThat(HltReader.read(replay, "x.hlt").transcript().turns()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource({"33, 35, 2, fractal", "48, 48, 7, fractal", "50, 31, 3, blur_tile"})
    void sizesThatTheTilesDoNotDivideArePlayed(String width, String height, int bots, String map) {
        List<String> words =
                new ArrayList<>(List.of("-s", "7", "--turn-limit", "1", "--width", width, "--height", height));
        words.addAll(List.of("-m", map));
        words.addAll(Collections.nCopies(bots, STILL));

        assertThat(played(words.toArray(String[]::new)))
                .contains("[E[0;36minfoE[0m] Opening a file at DIR/replay-T-7-" + width + "-" + height + ".hlt");
    }

    @Test
    void keysOfElevenPlayersAreSortedAsText() {
        List<String> words = new ArrayList<>(List.of("--results-as-json", "--no-replay"));
        words.addAll(Collections.nCopies(11, STILL));

        printed(words.toArray(String[]::new));

        assertThat(out.toString().replaceAll("\\s", ""))
                .containsPattern("\"stats\":\\{\"0\":.*\"1\":.*\"10\":.*\"2\":.*\"9\":");
    }

    @Test
    void shellReportsASingleProgramEndedByASignal() throws IOException {
        printed("--no-replay", "sh -c 'echo Bot; kill -SEGV $$'", STILL);

        assertThat(log(0)).contains("Bot error output was:\nSegmentation fault");
    }

    @Test
    void bytesThatAreNotTextStayAsTheyAreInALog() throws IOException {
        printed("--no-replay", "printf '\\200@{}\\n' >&2; printf 'Bot\\n\\377\\376\\n'; cat > /dev/null", STILL);

        assertThat(logBytes(0))
                .containsSequence("Last input received was:\n\377\376\n".getBytes(StandardCharsets.ISO_8859_1))
                .containsSequence("Bot error output was:\n\200@{}\n".getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Compared with the original's own output for these bots: kind by kind, and for each the last seat first. */
    @Test
    void impossibleOrdersAreReportedInTheOriginalsOrder() throws IOException {
        String first = "echo A; echo; echo 'c 99 g g g g g g'; cat > /dev/null";
        String second = "echo B; echo; echo 'm 98 n g g g g g g m 97 s'; cat > /dev/null";

        assertThat(printed("-v", "--no-replay", first, second))
                .containsExactly(
                        "[E[1;31merrorE[0m] [2] [P1] unknown entity 98 was requested to move north",
                        "[E[1;31merrorE[0m] [2] [P1] unknown entity 97 was requested to move south",
                        "[E[1;31merrorE[0m] [2] [P0] unknown entity 99 was requested to construct",
                        "[E[1;31merrorE[0m] [2] [P1] player attempted to use 6000 halite, but only 5000 halite was available",
                        "[E[1;31merrorE[0m] [2] [P0] player attempted to use 6000 halite, but only 5000 halite was available",
                        "[E[1;31merrorE[0m] [2] [P1] received more than one spawn command on this turn",
                        "[E[1;31merrorE[0m] [2] [P0] received more than one spawn command on this turn");
        assertThat(log(0)).startsWith("""

                        Turn 2
                        ================================================================
                        error: unknown entity 99 was requested to construct
                        At command 1 of 7:
                        >>> 1   c 99
                            2   g
                            3   g

                        error: player attempted to use 6000 halite, but only 5000 halite was available
                        At command 7 of 7:
                        """);
    }

    @Test
    void shipsWithSeveralCommandsAreReportedLatestFirst() {
        String doubled = "echo A; echo g; echo 'm 0 n'; echo g; echo 'm 0 s m 1 n m 0 n m 1 e c 1'; cat > /dev/null";

        assertThat(printed("-v", "--no-replay", doubled, STILL))
                .containsExactly(
                        "[E[1;31merrorE[0m] [4] [P0] player attempted to use 4000 halite, but only 3000 halite was available",
                        "[E[1;31merrorE[0m] [4] [P0] entity 1 received 3 commands on this turn, but only one is permitted",
                        "[E[1;31merrorE[0m] [4] [P0] entity 0 received 2 commands on this turn, but only one is permitted",
                        "[E[1;31merrorE[0m] [4] [P0] entity 1 was directed to construct at (8, 16),"
                                + " but that cell was already owned by player 0");
    }

    @Test
    void howABotIsEndedIsNoWordOfIts() throws IOException {
        String still = "i=0; while [ $i -lt 600 ]; do echo; i=$((i+1)); done; cat > /dev/null";

        printed("--no-replay", still, still, still, still);

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    /** The end of a pipe is only visible when the last program that holds it has ended. */
    @Test
    void processesOfABotEndWithTheMatch() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        CompletableFuture<Long> ended = CompletableFuture.supplyAsync(() -> readToTheEnd(pipe));
        String leaving = "(sleep 1000 > " + pipe + " &); yes '' | head -n 600; cat > /dev/null";

        printed("--no-replay", leaving, leaving);

        assertThat(ended).succeedsWithin(Duration.ofMinutes(1));
    }

    private static long readToTheEnd(Path pipe) {
        try (InputStream in = Files.newInputStream(pipe)) {
            return in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
