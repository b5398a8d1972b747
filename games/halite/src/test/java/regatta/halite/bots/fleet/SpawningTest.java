package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.HaliteDrawing;

/** The decision to build a ship. The shipyard is at (8, 16). */
class SpawningTest {

    private final HaliteDrawing drawing =
            HaliteDrawing.finals().halite(31, 31, 0).bank(0, 1000);

    @ParameterizedTest
    @CsvSource({"100, 37, g", "100, 36, ''", "200, 58, g", "200, 57, ''"})
    void aShipIsBuiltWhileOneMoreIsWorthItsPrice(int turn, int halite, String answer) {
        drawing.fill(halite).turn(turn);

        assertThat(drawing.answer(FleetBots.ROUND_BOT)).isEqualTo(answer);
    }

    @Test
    void noShipIsBuiltWithoutTheMoney() {
        drawing.fill(100).turn(100).bank(0, 999);

        assertThat(drawing.answer(FleetBots.ROUND_BOT)).isEmpty();
    }

    @Test
    void noShipIsBuiltOntoOneThatComesHome() {
        drawing.fill(100).turn(100).ship(0, 9, 16, 1000);

        assertThat(drawing.answer(FleetBots.ROUND_BOT)).isEqualTo("m 0 w");
    }
}
