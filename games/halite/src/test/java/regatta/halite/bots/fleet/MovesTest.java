package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.HaliteDrawing;

/** The orders for ships on drawn positions. The shipyard of seat 0 is at (8, 16). */
class MovesTest {

    private final HaliteDrawing drawing =
            HaliteDrawing.finals().halite(31, 31, 0).bank(0, 0).turn(100);

    private String answer() {
        return drawing.answer(FleetBots.ROUND_BOT);
    }

    @Test
    void aShipGoesToTheRichTileNearby() {
        drawing.halite(14, 5, 800).halite(10, 5, 100).ship(0, 12, 5, 0);

        assertThat(answer()).isEqualTo("m 0 e");
    }

    @Test
    void aShipGoesToItsGoalHoweverFar() {
        drawing.halite(22, 5, 1000).ship(0, 12, 5, 0);

        assertThat(answer()).isEqualTo("m 0 e");
    }

    @Test
    void ofTwoTilesTheOneWithTheCheaperWayHomeIsBetter() {
        drawing.halite(12, 13, 500).halite(12, 19, 500).ship(0, 12, 16, 0);
        for (int x = 8; x <= 12; x++) {
            drawing.halite(x, 14, 60).halite(x, 15, 60);
        }

        assertThat(answer()).isEqualTo("m 0 s");
    }

    @Test
    void aFullShipGoesHome() {
        drawing.halite(12, 16, 600).ship(0, 12, 16, 1000);

        assertThat(answer()).isEqualTo("m 0 w");
    }

    @Test
    void aLoadedShipAvoidsEnemies() {
        drawing.halite(16, 5, 500).ship(0, 14, 5, 400);
        drawing.ship(1, 16, 5, 0);
        drawing.ship(1, 17, 5, 0);

        assertThat(answer()).isNotEqualTo("m 0 e");
    }

    @Test
    void twoShipsNeverGoToOneCell() {
        drawing.halite(12, 5, 1000).ship(0, 11, 5, 0);
        drawing.ship(0, 13, 5, 0);

        assertThat(answer()).isIn("m 0 e", "m 1 w", "m 0 e m 1 n", "m 0 e m 1 s", "m 0 n m 1 w", "m 0 s m 1 w");
    }

    @Test
    void aShipThatCannotPayForAMoveStays() {
        drawing.halite(12, 5, 100).halite(13, 5, 1000).ship(0, 12, 5, 9);

        assertThat(answer()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"390, m 0 e", "391, m 0 w"})
    void aShipGoesHomeWhenTheTimeIsJustEnough(int turn, String answer) {
        drawing.halite(14, 16, 900).turn(turn).ship(0, 12, 16, 0);

        assertThat(answer()).isEqualTo(answer);
    }

    @Test
    void atTheEndShipsEnterAStructureTogether() {
        drawing.turn(398).ship(0, 7, 16, 500);
        drawing.ship(0, 9, 16, 500);

        assertThat(answer()).isEqualTo("m 0 e m 1 w");
    }
}
