package regatta.host.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.record.MatchRecord;
import regatta.host.record.Rerun;
import regatta.testkit.HostileBots;

class FarmTest {

    private static final Game GAME = GameCatalog.onClassPath().game("halite");

    @TempDir
    Path folder;

    private Job job(String key, String first, boolean keepsRecord) {
        return new Job(
                key,
                GAME,
                Scenario.parse("halite size=32 turns=20 seed=5"),
                List.of(BotSpec.of(first, GAME, folder), BotSpec.of("random", GAME, folder)),
                MatchConditions.defaults(GAME.info()),
                keepsRecord);
    }

    @Test
    void everyJobEndsOnce() throws Exception {
        try (Farm farm = new ThreadFarm(2)) {
            Set<String> keys = new TreeSet<>();
            for (int i = 0; i < 20; i++) {
                farm.begin(job("match " + i, "random", false));
            }
            while (farm.underWay() > 0) {
                JobResult played = farm.next();
                assertThat(played.report().complete()).isTrue();
                assertThat(played.record()).isNull();
                assertThat(keys.add(played.key())).isTrue();
            }
            assertThat(keys).hasSize(20);
        }
    }

    @Test
    void resultContainsTheRecord() throws Exception {
        try (Farm farm = new ThreadFarm(1)) {
            farm.begin(job("k", "random", true));
            JobResult played = farm.next();

            byte[] record = played.record();
            assertThat(record).isNotNull();
            Path file = Files.write(folder.resolve("match.regatta"), record);
            assertThat(Rerun.of(MatchRecord.read(file, GameCatalog.onClassPath()), GAME)
                            .difference())
                    .isNull();
        }
    }

    @Test
    void digestIsEqualForEqualMatchesOnly() {
        String first = new MatchRunner(job("a", "random", false)).play().movesDigest();

        assertThat(new MatchRunner(job("b", "random", true)).play().movesDigest())
                .isEqualTo(first);
        assertThat(new MatchRunner(job("c", "still", false)).play().movesDigest())
                .isNotEqualTo(first);
    }

    @Test
    void jobThatCannotBePlayedFailsInNext() {
        try (Farm farm = new ThreadFarm(1)) {
            Job job = job("k", "random", false);
            farm.begin(new Job("k", GAME, Scenario.parse("halite seats=4"), job.bots(), job.conditions(), false));

            assertThatThrownBy(farm::next).isInstanceOf(BadInput.class).hasMessageContaining("4 seats");
        }
    }

    @Test
    void cancelledFarmEndsItsBotsAndCanBeUsedAgain() throws Exception {
        HostileBots.unpack(folder);
        try (Farm farm = new ThreadFarm(2)) {
            List<Job> stuck = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                stuck.add(job("stuck " + i, HostileBots.command("reads_nothing"), false));
            }
            stuck.forEach(farm::begin);
            farm.cancel();
            assertThat(farm.underWay()).isZero();

            farm.begin(job("fresh", "random", false));
            assertThat(farm.next().key()).isEqualTo("fresh");
        }
    }
}
