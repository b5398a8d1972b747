package regatta.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regatta.core.BadInput;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.Job;
import regatta.host.match.JobResult;
import regatta.host.match.MatchConditions;
import regatta.host.match.ThreadFarm;
import regatta.testkit.HostileBots;

class SparkFarmTest {

    @TempDir
    Path folder;

    private final List<String> log = new ArrayList<>();

    private Farm farm(List<BotSpec> bots) {
        return new SparkEngine().farm(Contest.order("local[2]", bots, null, log));
    }

    private Job job(String key, String scenario, String first) {
        return new Job(
                key,
                Contest.GAME,
                Scenario.parse(scenario),
                List.of(bot(first), bot("random")),
                MatchConditions.defaults(Contest.GAME.info()),
                false);
    }

    private BotSpec bot(String text) {
        return BotSpec.of(text, Contest.GAME, folder);
    }

    @Test
    void tournamentHasTheSameResultAsOnThreads() throws Exception {
        Contest contest = new Contest(folder, 1);
        try (Farm threads = new ThreadFarm(2);
                Farm spark = farm(contest.bots())) {
            assertThat(spark.capacity()).isEqualTo(2);
            assertThat(contest.play(spark, "spark.league", () -> {}))
                    .isEqualTo(contest.play(threads, "threads.league", () -> {}));
        }
        assertThat(log).hasSize(1).first().asString().contains("Sending bot", "MyBot.py", "bundle");
    }

    @Test
    void cancelledFarmEndsItsBotsAndCanBeUsedAgain() throws Exception {
        HostileBots.unpack(folder);
        String stuck = HostileBots.command("reads_nothing");
        try (Farm farm = farm(List.of(bot(stuck)))) {
            for (int i = 0; i < 6; i++) {
                farm.begin(job("stuck " + i, "halite size=16", stuck));
            }
            farm.cancel();
            assertThat(farm.underWay()).isZero();
            assertThat(HostileBots.survivors(folder)).isEmpty();

            farm.begin(job("fresh", "halite size=16 turns=5", "random"));
            JobResult played = farm.next();
            assertThat(played.key()).isEqualTo("fresh");
            assertThat(played.record()).as("record, used for the audit only").isNull();

            farm.begin(job("crowded", "halite seats=4", "random"));
            assertThatThrownBy(farm::next).isInstanceOf(BadInput.class).hasMessageContaining("4 seats");
        }
    }

    @Test
    void missingProgramIsReportedBeforeTheFirstMatch() throws Exception {
        Path script = Files.createDirectories(folder.resolve("bot")).resolve("run.sh");
        Files.writeString(script, "#!/usr/bin/env no-such-interpreter\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();

        assertThatThrownBy(() -> farm(List.of(bot("./bot"))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("this machine: bot 'bot' cannot run")
                .hasMessageContaining("no-such-interpreter");
    }
}
