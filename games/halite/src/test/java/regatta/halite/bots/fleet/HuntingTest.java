package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.HaliteDrawing;
import regatta.halite.Torus;

/** The rewards of stopping an enemy. Seat 1 goes home to (23, 16), so from (13, 5) eastwards or southwards. */
class HuntingTest {

    private final HaliteDrawing drawing = HaliteDrawing.finals();

    private double reward(int ship, int direction) {
        return FleetBots.round(drawing).hunting.score(ship, direction);
    }

    @Test
    void aLightShipBlocksALoadedEnemy() {
        drawing.ship(0, 14, 6, 0);
        drawing.ship(1, 13, 5, 400);

        assertThat(reward(0, Torus.NORTH)).isEqualTo(0.04 * 400);
        assertThat(reward(0, Torus.WEST)).isEqualTo(0.04 * 400);
        assertThat(reward(0, Torus.EAST)).isZero();
    }

    @Test
    void aLightShipInTheWayRamsALoadedEnemy() {
        drawing.ship(0, 14, 5, 0);
        drawing.ship(1, 13, 5, 400);

        assertThat(reward(0, Torus.WEST)).isEqualTo(0.08 * 400);
    }

    @ParameterizedTest
    @CsvSource({"161, 400", "0, 350"})
    void aHeavyShipHuntsNothingAndALightVictimIsNotHunted(int cargo, int prey) {
        drawing.ship(0, 14, 6, cargo);
        drawing.ship(1, 13, 5, prey);

        assertThat(reward(0, Torus.NORTH)).isZero();
    }

    @Test
    void nothingIsHuntedNearAnEnemyStructure() {
        drawing.ship(0, 22, 15, 0);
        drawing.ship(1, 22, 17, 900);

        assertThat(reward(0, Torus.SOUTH)).isZero();
    }

    @Test
    void nothingIsHuntedWithMoreThanTwoPlayers() {
        HaliteDrawing four = new HaliteDrawing("halite size=32 seats=4 seed=1");
        for (int direction = 0; direction < Torus.STILL; direction++) {
            four.ship(1, 16 + direction, 12, 900);
        }
        four.ship(0, 18, 13, 0);
        FleetBot bot = FleetBots.round(four);

        for (int direction = 0; direction < Torus.STILL; direction++) {
            assertThat(bot.hunting.score(4, direction)).isZero();
        }
    }
}
