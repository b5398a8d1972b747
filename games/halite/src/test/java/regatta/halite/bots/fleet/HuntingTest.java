package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.Sea;
import regatta.halite.Torus;

/** The rewards of stopping an enemy. Seat 1 goes home to (23, 16), so from (13, 5) eastwards or southwards. */
class HuntingTest {

    private final Sea sea = Sea.finals();

    private double reward(int ship, int direction) {
        return FleetBots.round(sea).hunting.score(ship, direction);
    }

    @Test
    void aLightShipBlocksALoadedEnemy() {
        sea.ship(0, 14, 6, 0);
        sea.ship(1, 13, 5, 400);

        assertThat(reward(0, Torus.NORTH)).isEqualTo(0.04 * 400);
        assertThat(reward(0, Torus.WEST)).isEqualTo(0.04 * 400);
        assertThat(reward(0, Torus.EAST)).isZero();
    }

    @Test
    void aLightShipInTheWayRamsALoadedEnemy() {
        sea.ship(0, 14, 5, 0);
        sea.ship(1, 13, 5, 400);

        assertThat(reward(0, Torus.WEST)).isEqualTo(0.08 * 400);
    }

    @ParameterizedTest
    @CsvSource({"161, 400", "0, 350"})
    void aHeavyShipHuntsNothingAndALightVictimIsNotHunted(int cargo, int prey) {
        sea.ship(0, 14, 6, cargo);
        sea.ship(1, 13, 5, prey);

        assertThat(reward(0, Torus.NORTH)).isZero();
    }

    @Test
    void nothingIsHuntedNearAnEnemyStructure() {
        sea.ship(0, 22, 15, 0);
        sea.ship(1, 22, 17, 900);

        assertThat(reward(0, Torus.SOUTH)).isZero();
    }

    @Test
    void nothingIsHuntedWithMoreThanTwoPlayers() {
        Sea four = new Sea("halite size=32 seats=4 seed=1");
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
