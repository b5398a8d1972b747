package regatta.host.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Job;
import regatta.host.match.MatchRunner;
import regatta.host.match.TurnFault;
import regatta.host.process.TimeControl;
import regatta.testkit.HostileBots;

/** Nothing outlives a match or an arena, by whichever means the machine has, as root and as an ordinary user. */
class EnclosureTest {

    private static final long LONGEST_END_NANOS = 10_000_000_000L;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(
            value = Machine.Enclosure.class,
            names = {"BUBBLEWRAP", "UNSHARE", "KEEPER"})
    void nothingIsLeft(Machine.Enclosure enclosure) throws Exception {
        assumeTrue(enclosure.compareTo(Machine.here().enclosure()) >= 0, "not on this machine");
        Stranger stranger = new Stranger(folder);
        for (String user : Stranger.users()) {
            for (String ending : new String[] {"end", "wait"}) {
                assertNothingIsLeft(stranger, user, enclosure, ending);
            }
        }
    }

    private static void assertNothingIsLeft(Stranger stranger, String user, Machine.Enclosure enclosure, String ending)
            throws Exception {
        Path base = stranger.home(user, enclosure + "-" + ending);
        Process arena = stranger.run(user, base, Leftovers.class, base.toString(), enclosure.name(), ending)
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
        while (!HostileBots.survivors(base).isEmpty() && System.nanoTime() - killed < LONGEST_END_NANOS) {
            LockSupport.parkNanos(1_000_000);
        }
        assertThat(HostileBots.survivors(base)).as(user).isEmpty();
    }

    /** Their processes have the same numbers in spaces of their own, and would take each other's files there. */
    @ParameterizedTest
    @EnumSource(Sandbox.Level.class)
    void javaBotsDoNotMeetInTheFolderOfTheirVirtualMachines(Sandbox.Level level) throws Exception {
        assumeTrue(Machine.here().canSeal(), "not on this machine");
        Path data = Path.of("/tmp", "hsperfdata_" + System.getProperty("user.name"));
        assertThat(data).as("with the file of this virtual machine").isNotEmptyDirectory();
        Game game = Games.named("tron");
        String count = "cd /tmp; echo \"files: $(ls -A " + data.getFileName() + " | wc -l)\" >&2; exit 3";
        BotSpec bot = BotSpec.of(count, game, folder);
        Job job = new Job(
                Scenario.parse("tron"),
                List.of(bot, BotSpec.of("random", game, folder)),
                new Conditions(TimeControl.of(game.info()), level, Limits.USUAL));

        List<TurnFault> faults = new MatchRunner(job).play().seats().get(0).faults();

        assertThat(faults).first().asString().contains("files: 0");
    }
}
