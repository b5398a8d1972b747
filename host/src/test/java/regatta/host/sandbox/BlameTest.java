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
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.match.Conditions;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.TimeControl;

/** A bot is blamed for what it did, never for the machine or for how the user arranged files. */
class BlameTest {

    private static final Game TRON = Games.named("tron");

    /** Drives in a circle until it hits itself, which is a fair game. */
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
        Conditions conditions = new Conditions(new TimeControl(20_000, 20_000, 0, 0, false), level, Limits.USUAL);
        return new MatchRunner(new Job(Scenario.parse("tron"), bots, conditions))
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
    void recordsMayLieBehindAnAbsoluteLink(Sandbox.Level level) throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Files.createSymbolicLink(folder.resolve("records"), elsewhere);

        assertNotCrashed(play(level, folder.resolve("records/a.regatta")));
    }

    @ParameterizedTest
    @EnumSource(Sandbox.Level.class)
    void aBotsFolderMayHoldLinks(Sandbox.Level level) throws IOException {
        Path mine = Files.createDirectories(folder.resolve("mine"));
        Files.createSymbolicLink(mine.resolve("old.regatta"), folder.resolve("gone/old.regatta"));
        Files.createSymbolicLink(mine.resolve("my.league"), Path.of("/"));

        assertNotCrashed(play(level, folder.resolve("a.regatta")));
    }

    /** A user with few processes left can still play; if not even the sandbox starts, no bot is blamed. */
    @Test
    void aLowLimitOfProcessesIsTheMachinesFault() throws Exception {
        Stranger stranger = new Stranger(folder);
        String user = Stranger.users().get(Stranger.users().size() - 1);
        Path base = stranger.home(user, "few");
        int running =
                Machine.here().root() ? 0 : Machine.tasksOfThisUser(); // Root plays as a user who runs nothing else.
        for (int processes : new int[] {running + 60, running + 400}) {
            ProcessBuilder builder = stranger.run(user, base, FewProcesses.class, base.toString());
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
            BlameTest test = new BlameTest();
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
