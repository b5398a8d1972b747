package regatta.host.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchRunner;
import regatta.host.match.TurnFault;
import regatta.host.process.TimeControl;
import regatta.testkit.HostileBots;

/** Tests that no process outlives a match or an arena, as root and as an ordinary user without control groups. */
class ProcessCleanupTest {

    private static final long MAX_END_NANOS = 10_000_000_000L;

    @TempDir
    Path folder;

    @Test
    void noProcessIsLeft() throws Exception {
        assumeTrue(Machine.here().isolates(), "needs bubblewrap");
        TestUser testUser = new TestUser(folder);
        for (String user : TestUser.users()) {
            for (String ending : new String[] {"end", "wait"}) {
                assertNoProcessIsLeft(testUser, user, ending);
            }
        }
    }

    private static void assertNoProcessIsLeft(TestUser testUser, String user, String ending) throws Exception {
        Path base = testUser.home(user, ending);
        Process arena = testUser.run(user, base, Leftovers.class, base.toString(), ending)
                .start();
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(arena.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(in.readLine()).isEqualTo("ready");
            if (ending.equals("end")) {
                assertThat(in.readLine()).as(user).isEqualTo("[]");
            }
        } finally {
            arena.destroyForcibly().waitFor();
        }
        long killed = System.nanoTime();
        while (!HostileBots.survivors(base).isEmpty() && System.nanoTime() - killed < MAX_END_NANOS) {
            LockSupport.parkNanos(1_000_000);
        }
        assertThat(HostileBots.survivors(base)).as(user).isEmpty();
    }

    /** Virtual machines in separate process namespaces have the same ids, and would use each other's files. */
    @ParameterizedTest
    @EnumSource(Sandbox.Level.class)
    void javaBotsDoNotShareTheDataFolderOfTheirVirtualMachines(Sandbox.Level level) throws Exception {
        assumeTrue(Machine.here().canSeal(), "not on this machine");
        Path data = Path.of("/tmp", "hsperfdata_" + System.getProperty("user.name"));
        assertThat(data).as("with the file of this virtual machine").isNotEmptyDirectory();
        Game game = GameCatalog.onClassPath().game("tron");
        String count = "cd /tmp; echo \"files: $(ls -A " + data.getFileName() + " | wc -l)\" >&2; exit 3";
        BotSpec bot = BotSpec.of(count, game, folder);
        Job job = new Job(
                game,
                Scenario.parse("tron"),
                List.of(bot, BotSpec.of("random", game, folder)),
                new MatchConditions(TimeControl.of(game.info()), level, Limits.DEFAULTS));

        List<TurnFault> faults = new MatchRunner(job).play().seats().get(0).faults();

        assertThat(faults).first().asString().contains("files: 0");
    }
}
