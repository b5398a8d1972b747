package regatta.host.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.TimeControl;

/** Tests that a bot is never blamed for faults of the machine or for where the user keeps files. */
class FaultAttributionTest {

    private static final Game TRON = GameCatalog.onClassPath().game("tron");

    private static final String BOT = """
            import sys
            while True:
                n, p = map(int, sys.stdin.readline().split())
                for _ in range(n):
                    sys.stdin.readline()
                print("LEFT", flush=True)
            """;

    @TempDir
    Path folder;

    private MatchReport play(Sandbox.Level level, Path record) throws IOException {
        Path mine = Files.createDirectories(folder.resolve("mine"));
        Files.writeString(mine.resolve("bot.py"), BOT);
        List<BotSpec> bots =
                List.of(BotSpec.of("/usr/bin/python3 mine/bot.py", TRON, folder), BotSpec.of("random", TRON, folder));
        MatchConditions conditions =
                new MatchConditions(new TimeControl(20_000, 20_000, 0, 0, false), level, Limits.DEFAULTS);
        return new MatchRunner(new Job(TRON, Scenario.parse("tron"), bots, conditions))
                .recordTo(record)
                .play();
    }

    private static void assertNotCrashed(MatchReport report) {
        assertThat(report.seats().get(0).faults())
                .allSatisfy(fault -> assertThat(fault.toString()).doesNotContain("CRASHED"));
        assertThat(report.complete()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Sandbox.Level.class)
    void recordsMayBeBehindAnAbsoluteLink(Sandbox.Level level) throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Files.createSymbolicLink(folder.resolve("records"), elsewhere);

        assertNotCrashed(play(level, folder.resolve("records/a.regatta")));
    }

    @ParameterizedTest
    @EnumSource(Sandbox.Level.class)
    void botFolderMayContainLinks(Sandbox.Level level) throws IOException {
        Path mine = Files.createDirectories(folder.resolve("mine"));
        Files.createSymbolicLink(mine.resolve("old.regatta"), folder.resolve("gone/old.regatta"));
        Files.createSymbolicLink(mine.resolve("my.league"), Path.of("/"));

        assertNotCrashed(play(level, folder.resolve("a.regatta")));
    }

    /** A user with few processes left can still play. If even the sandbox cannot start, no bot is blamed. */
    @Test
    void lowProcessLimitIsAMachineFault() throws Exception {
        TestUser testUser = new TestUser(folder);
        String user = TestUser.users().get(TestUser.users().size() - 1);
        Path base = testUser.home(user, "few");
        int running = Machine.here().root()
                ? 0
                : Machine.tasksOfThisUser(); // as root, the match runs as a user without other processes
        for (int processes : new int[] {running + 60, running + 400}) {
            ProcessBuilder builder = testUser.run(user, base, FewProcesses.class, base.toString());
            builder.command().addAll(0, List.of("prlimit", "--nproc=" + processes));
            Process process = builder.start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(process.waitFor()).as(output).isZero();
            assertThat(output).containsAnyOf("machine fault", "not crashed");
        }
    }

    /** Plays one match as a user who may start few processes. */
    static final class FewProcesses {

        public static void main(String[] arguments) throws IOException {
            FaultAttributionTest test = new FaultAttributionTest();
            test.folder = Path.of(arguments[0]);
            try {
                assertNotCrashed(test.play(Sandbox.Level.LIMITS, test.folder.resolve("a.regatta")));
                System.out.println("not crashed");
            } catch (MachineFault e) {
                System.out.println("machine fault: " + e.getMessage());
            }
        }
    }
}
