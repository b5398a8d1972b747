package regatta.host.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;
import regatta.testkit.HostileBots;

/** Tests that a hostile bot can at most lose its own seat. */
class HostileBotsTest {

    private static final Game HALITE = GameCatalog.onClassPath().game("halite");
    private static final Limits LIMITS = new Limits(256, 64, 16, 60);
    private static final long MEMORY_BOUND = 64 << 20;

    /** The limit for bots that fail in another way than by being late, sufficient on a busy machine. */
    private static final int AMPLE_MILLIS = 20_000;

    private static final int SHORT_MILLIS = 1_000;

    @TempDir
    static Path folder;

    @BeforeAll
    static void unpack() throws IOException {
        HostileBots.unpack(folder);
    }

    /** Plays with four seats, so that the match continues when one is lost. */
    private static MatchReport play(String command, Sandbox.Level level, int turnMillis) {
        List<BotSpec> bots = List.of(
                BotSpec.of("random", HALITE, folder),
                BotSpec.of(command, HALITE, folder),
                BotSpec.of("random", HALITE, folder),
                BotSpec.of("still", HALITE, folder));
        TimeControl time = new TimeControl(30_000, turnMillis, 0, 0, false);
        Job job = new Job(
                HALITE,
                Scenario.parse("halite size=32 seats=4 turns=12 seed=5"),
                bots,
                new MatchConditions(time, level, LIMITS));
        return new MatchRunner(job).play();
    }

    private static void assertNoOtherHarm(MatchReport report) throws IOException {
        assertThat(report.complete()).isTrue();
        assertThat(report.turns()).isEqualTo(13);
        for (int seat : new int[] {0, 2, 3}) {
            assertThat(report.seats().get(seat).faults()).isEmpty();
        }
        assertThat(HostileBots.survivors(folder)).isEmpty();
        System.gc();
        long used = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
        assertThat(used).as("memory kept by the arena").isLessThan(MEMORY_BOUND);
    }

    @ParameterizedTest
    @CsvSource({
        "exits_at_init,        0, CRASHED, The bot ended with code 5",
        "reads_nothing,        1, LATE, No complete answer to turn 1 within 1000 ms",
        "late_always,          1, LATE, No complete answer to turn 1",
        "binary_garbage,       1, INVALID, Cannot read",
        "endless_line,         2, OVER_LIMIT, More than 1048576 bytes without a complete answer.",
        "stdout_flood,         2, INVALID, Cannot read 'nonsense'",
        "closes_stdout,        2, LATE, No complete answer to turn 2",
        "half_line,            2, LATE, No complete answer to turn 2",
        "half_line_and_exit,   2, CRASHED, 'The bot ended with code 0 after an incomplete line ''g'''",
        "invalid_orders,       2, INVALID, 'Command 1 of 1, ''m 99 n'''",
        "huge_numbers,         2, INVALID, Cannot read",
        "eats_memory,          2, CRASHED, The bot ",
        "writes_files,         2, CRASHED, The bot ended with code 1",
        "ignores_sigterm,      2, LATE, No complete answer to turn 2",
        "late_once,            3, LATE, No complete answer to turn 3",
        "fork_bomb,            3, CRASHED, The bot ended with code 1",
        "leaves_the_pipe_open, 3, CRASHED, The bot ended with code 0",
        "exits_mid_game,       4, CRASHED, The bot ended with code 3",
    })
    void misbehavingBotLosesItsSeatInThatTurn(String bot, int turn, String kind, String detail) throws Exception {
        int limit = kind.equals("LATE") ? SHORT_MILLIS : AMPLE_MILLIS;
        MatchReport report = play(HostileBots.command(bot), Sandbox.Level.LIMITS, limit);

        SeatReport hostile = report.seats().get(1);
        assertThat(hostile.faults())
                .singleElement()
                .asString()
                .startsWith("turn " + turn + ": " + kind + ": ")
                .contains(detail); // After the line of the bot's own code, if it printed a stack trace.
        assertNoOtherHarm(report);
    }

    @ParameterizedTest
    @CsvSource({"stderr_flood", "answers_twice", "answers_unasked", "talks_after_the_end", "daemonises"})
    void harmlessBotKeepsItsSeat(String bot) throws Exception {
        for (Sandbox.Level level : List.of(Sandbox.Level.LIMITS, Sandbox.Level.SEALED)) {
            MatchReport report = play(HostileBots.command(bot), level, AMPLE_MILLIS);

            assertThat(report.seats().get(1).faults()).isEmpty();
            assertNoOtherHarm(report);
        }
    }

    private static void assertCrashed(MatchReport report) {
        assertThat(report.seats().get(1).faults()).singleElement().asString().startsWith("turn 2: CRASHED");
    }

    @Test
    void sealedBotCannotWriteOutsideItsFolder(@TempDir Path elsewhere) throws Exception {
        Path target = Files.createDirectories(elsewhere.resolve("x")).resolve("written");
        for (Path file : List.of(target, Path.of("/etc/regatta-hostile"), folder.resolve("written"))) {
            MatchReport report = play(
                    "HOSTILE_TARGET=" + file + " " + HostileBots.command("writes_outside"),
                    Sandbox.Level.SEALED,
                    AMPLE_MILLIS);

            assertCrashed(report);
            assertThat(file).doesNotExist();
            assertNoOtherHarm(report);
        }
    }

    @Test
    void sealedBotHasNoNetwork() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            MatchReport report = play(
                    "HOSTILE_PORT=" + server.getLocalPort() + " " + HostileBots.command("opens_sockets"),
                    Sandbox.Level.SEALED,
                    AMPLE_MILLIS);

            assertCrashed(report);
            server.setSoTimeout(1);
            assertThat(catchThrowable(server::accept)).isInstanceOf(SocketTimeoutException.class);
            assertNoOtherHarm(report);
        }
    }

    @Test
    void sealedBotCannotSignalTheArena() throws Exception {
        MatchReport report = play(HostileBots.command("signals_parent"), Sandbox.Level.SEALED, AMPLE_MILLIS);

        // The arena survives if this line runs. The bot itself may end or not.
        assertNoOtherHarm(report);
    }

    @ParameterizedTest
    @CsvSource({"fork_bomb, 3", "eats_memory, 2", "writes_files, 2", "exits_mid_game, 4"})
    void limitsHoldForSealedBots(String bot, int turn) throws Exception {
        MatchReport report = play(HostileBots.command(bot), Sandbox.Level.SEALED, AMPLE_MILLIS);

        assertThat(report.seats().get(1).faults()).singleElement().asString().startsWith("turn " + turn + ": CRASHED");
        assertNoOtherHarm(report);
    }

    @Test
    void noProcessIsLeftWithoutASandbox() throws Exception {
        for (String bot : List.of("leaves_the_pipe_open", "ignores_sigterm")) {
            assertNoOtherHarm(play(HostileBots.command(bot), Sandbox.Level.NONE, SHORT_MILLIS));
        }
    }
}
