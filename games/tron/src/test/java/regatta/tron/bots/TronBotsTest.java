package regatta.tron.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Scenario;
import regatta.core.Standing;
import regatta.testkit.Playthrough;
import regatta.tron.game.TronGame;

/** The bots against each other. */
class TronBotsTest {

    private static final TronGame GAME = new TronGame();

    private static Playthrough play(Scenario scenario, String... bots) {
        return Playthrough.of(GAME, scenario, bots);
    }

    private static Scenario scenario(int seats, int seed) {
        return Scenario.parse("tron seats=" + seats + " seed=" + seed);
    }

    @Test
    void voronoiBeatsRandomAlmostAlways() {
        int wins = 0;
        for (int seed = 0; seed < 100; seed++) {
            List<Standing> first = play(scenario(2, seed), "voronoi", "random").standings();
            List<Standing> second = play(scenario(2, seed), "random", "voronoi").standings();
            wins += (first.get(0).rank() == 1 ? 1 : 0) + (second.get(1).rank() == 1 ? 1 : 0);
        }

        assertThat(wins).as("wins of 200").isGreaterThanOrEqualTo(196);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void voronoiOutlivesThreeOthersFromEverySeat(int seat) {
        int wins = 0;
        for (int seed = 0; seed < 25; seed++) {
            String[] bots = {"random", "random", "random", "random"};
            bots[seat] = "voronoi";
            wins += play(scenario(4, seed), bots).standings().get(seat).rank() == 1 ? 1 : 0;
        }

        assertThat(wins).as("wins of 25").isGreaterThanOrEqualTo(24);
    }

    @Test
    @Tag("slow")
    void minimaxBeatsVoronoi() {
        int wins = 0;
        for (int seed = 0; seed < 4; seed++) {
            wins += play(scenario(2, seed), "minimax", "voronoi")
                                    .standings()
                                    .get(0)
                                    .rank()
                            == 1
                    ? 1
                    : 0;
            wins += play(scenario(2, seed), "voronoi", "minimax")
                                    .standings()
                                    .get(1)
                                    .rank()
                            == 1
                    ? 1
                    : 0;
        }

        assertThat(wins).as("wins of 8").isGreaterThanOrEqualTo(5);
    }

    @Test
    void stillGoesStraightOnUntilItHitsSomething() {
        Playthrough match = play(scenario(2, 1), "still", "voronoi");

        assertThat(match.faults()).isEmpty();
        assertThat(match.standings().get(0).rank()).isEqualTo(2);
        assertThat(match.transcript().answers(0).stream().flatMap(said -> said.lines().stream()))
                .containsOnly("UP");
    }
}
