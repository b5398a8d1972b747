package regatta.host.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.core.Transcript;
import regatta.host.bot.BotSpec;
import regatta.host.record.MatchRecord;
import regatta.host.record.Rerun;

class ContinuationTest {

    private static final int TURN = 6;

    @TempDir
    Path folder;

    private Job job(String scenario, String bot) {
        Scenario played = Scenario.parse(scenario);
        Game game = GameCatalog.onClassPath().game(played.game());
        BotSpec spec = BotSpec.of(bot, game, folder);
        int seats = game.open(played).start().seats();
        return new Job("", game, played, Collections.nCopies(seats, spec), MatchConditions.defaults(game.info()), true);
    }

    private static MatchRecord play(Job job) {
        return MatchRecord.read(
                Objects.requireNonNull(new MatchRunner(job).result().record()),
                "the record",
                GameCatalog.onClassPath());
    }

    @ParameterizedTest
    @ValueSource(strings = {"halite size=32 turns=40 seed=3", "soak seed=3", "space/classic seed=3", "tron seed=3"})
    void rolloutZeroOfDeterministicBotsIsTheSameMatch(String scenario) {
        Job job = job(scenario, "random");
        MatchRecord played = play(job);

        MatchRecord again = play(job.from(played.transcript(), TURN, 0));

        assertThat(again.transcript()).isEqualTo(played.transcript());
        assertThat(again.fingerprints()).isEqualTo(played.fingerprints());
    }

    @ParameterizedTest
    @ValueSource(strings = {"halite size=32 turns=40 seed=3", "soak seed=3", "space/classic seed=3", "tron seed=3"})
    void rolloutsOfDeterministicBotsDifferAfterTheTurnAndAreReproducible(String scenario) {
        Job job = job(scenario, "random");
        Transcript played = play(job).transcript();

        List<MatchRecord> rollouts = IntStream.rangeClosed(1, 4)
                .mapToObj(rollout -> play(job.from(played, TURN, rollout)))
                .toList();

        assertThat(rollouts.stream().map(MatchRecord::fingerprints).distinct()).hasSizeGreaterThan(2);
        assertThat(rollouts).allSatisfy(rollout -> {
            assertThat(rollout.transcript().upTo(TURN)).isEqualTo(played.upTo(TURN));
            assertThat(rollout.faults().subList(TURN, rollout.turns()))
                    .allSatisfy(faults -> assertThat(faults).containsOnlyNulls());
            Game game =
                    GameCatalog.onClassPath().game(rollout.header().scenario().game());
            assertThat(Rerun.of(rollout, game).difference()).isNull();
        });
        assertThat(play(job.from(played, TURN, 2)).transcript())
                .isEqualTo(rollouts.get(1).transcript());
    }

    @ParameterizedTest
    @ValueSource(strings = {"still", "while read n p; do for i in $(seq $n); do read l; done; echo LEFT; done"})
    void otherBotsContinueFromTheTurn(String bot) {
        Transcript played = play(job("tron seed=3", "voronoi")).transcript();

        Transcript other = play(job("tron seed=3", bot).from(played, TURN, 0)).transcript();

        assertThat(other.upTo(TURN)).isEqualTo(played.upTo(TURN));
        assertThat(other).isNotEqualTo(played);
    }
}
