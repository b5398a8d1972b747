package regatta.halite.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Scenario;
import regatta.halite.Sea;
import regatta.halite.game.HaliteGame;
import regatta.testkit.Playthrough;

/** How the bots bring halite home by the rules of July 2018. */
class UnloadingTest {

    private final Sea sea = Sea.draft().fill(50).bank(0, 0).turn(100);

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "hungarian", "admiral"})
    void whoIsHomeDumpsItsCargo(String bot) {
        sea.ship(0, 8, 16, 700);

        assertThat(sea.answer(bot)).isEqualTo("d 2 700");
        assertThat(sea.answer(bot + "?unloads=0")).doesNotContain("d ");
    }

    @Test
    void fuelIsKeptIfItIsWanted() {
        sea.ship(0, 8, 16, 700);

        assertThat(sea.answer("greedy?fuelSteps=10")).isEqualTo("d 2 680");
        assertThat(sea.bank(0, 1100).halite(8, 16, 0).answer("greedy?fuelSteps=10"))
                .isEqualTo("d 2 680");
    }

    @Test
    void aNewShipIsGivenItsFuel() {
        assertThat(sea.bank(0, 1019).answer("greedy?fuelSteps=10")).isEqualTo("g 19");
        assertThat(sea.bank(0, 5000).answer("greedy?fuelSteps=10")).isEqualTo("g 20");
    }

    /** At (23, 16) is the other's shipyard: there a quarter is lost, anywhere else all of it. */
    @ParameterizedTest
    @CsvSource({"290, m 2 e", "200, m 2 w"})
    void atTheEndATaxIsBetterThanNothing(int turn, String answer) {
        sea.turn(turn).halite(20, 16, 0).ship(0, 20, 16, 990);

        assertThat(sea.answer("greedy?set=seed")).startsWith(answer);
    }

    @Test
    void whoCannotGetHomeAnyMoreDumpsWhereItIsTaxed() {
        sea.ship(0, 23, 16, 400);

        assertThat(sea.turn(295).answer("greedy")).isEqualTo("d 2 400");
        assertThat(sea.turn(200).answer("greedy")).doesNotContain("d ");
    }

    @ParameterizedTest
    @CsvSource({
        "greedy, random",
        "greedy, greedy?unloads=0",
        "hungarian, hungarian?unloads=0",
        "admiral, random",
        "admiral, admiral?unloads=0"
    })
    void whoKnowsTheRulesWins(String knows, String other) {
        for (int seed = 0; seed < 3; seed++) {
            Scenario scenario = Scenario.parse("halite/draft size=32 seed=" + seed);
            assertThat(rank(0, scenario, knows, other)).isEqualTo(1);
            assertThat(rank(1, scenario, other, knows)).isEqualTo(1);
        }
    }

    private static int rank(int seat, Scenario scenario, String... bots) {
        return Playthrough.of(new HaliteGame(), scenario, bots)
                .standings()
                .get(seat)
                .rank();
    }
}
