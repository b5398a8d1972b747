package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Scenario;
import regatta.halite.HaliteDrawing;
import regatta.halite.game.HaliteGame;
import regatta.testkit.Playthrough;

/** Bringing halite home by the rules of July 2018. */
class UnloadingTest {

    private final HaliteDrawing drawing =
            HaliteDrawing.draft().fill(50).bank(0, 0).turn(100);

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "hungarian", "admiral"})
    void aShipAtHomeDumpsItsCargo(String bot) {
        drawing.ship(0, 8, 16, 700);

        assertThat(drawing.answer(bot)).isEqualTo("d 2 700");
    }

    /** At (23, 16) is the other's shipyard: there a quarter is lost, anywhere else all. */
    @ParameterizedTest
    @CsvSource({"290, m 2 e", "200, m 2 w"})
    void atTheEndAShipGoesToAStructureThatTakesATax(int turn, String answer) {
        drawing.turn(turn).halite(20, 16, 0).ship(0, 20, 16, 990);

        assertThat(drawing.answer("greedy")).startsWith(answer);
    }

    @Test
    void aShipThatCannotReachHomeDumpsItsCargoWhereItIsTaxed() {
        drawing.ship(0, 23, 16, 400);

        assertThat(drawing.turn(295).answer("greedy")).isEqualTo("d 2 400");
        assertThat(drawing.turn(200).answer("greedy")).doesNotContain("d ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "hungarian", "admiral"})
    void theBotsBeatRandom(String bot) {
        for (int seed = 0; seed < 3; seed++) {
            Scenario scenario = Scenario.parse("halite/draft size=32 seed=" + seed);
            assertThat(rank(0, scenario, bot, "random")).isEqualTo(1);
            assertThat(rank(1, scenario, "random", bot)).isEqualTo(1);
        }
    }

    private static int rank(int seat, Scenario scenario, String... bots) {
        return Playthrough.of(new HaliteGame(), scenario, bots)
                .standings()
                .get(seat)
                .rank();
    }
}
