package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.HaliteDrawing;
import regatta.halite.Torus;

/** The ways home. The shipyard of seat 0 is at (8, 16). */
class HomesTest {

    private final HaliteDrawing drawing = HaliteDrawing.finals().halite(31, 31, 0);

    private Homes homes() {
        return FleetBots.round(drawing).homes;
    }

    @Test
    void aShipIsDrawnHomeByItsLoadAndByHowNearHomeIs() {
        drawing.halite(12, 16, 40).ship(0, 12, 16, 504);
        Homes homes = homes();

        // A load of 50 % counts 0.25. Leaving the cell costs 4 halite, and 4 turns are added to the way.
        assertThat(homes.score(0, Torus.WEST)).isCloseTo(0.25 * 500 / 7, within(1e-9));
        assertThat(homes.score(0, Torus.EAST)).isCloseTo(0.25 * (500 - 4) / 9, within(1e-9));
        assertThat(homes.score(0, Torus.STILL))
                .as("staying adds the 10 that are mined")
                .isCloseTo(0.514 * 0.514 * (514 - 4) / 8, within(1e-9));
    }

    @Test
    void aStructureWhereTheEnemyIsStrongIsAvoidedUnlessItIsNear() {
        drawing.dropoff(0, 14, 26);
        for (int i = 0; i < 4; i++) {
            drawing.ship(1, 12 + i, 27, 0);
        }
        Homes homes = homes();

        assertThat(homes.turns(drawing.position.torus.cell(14, 24))).isEqualTo(2);
        assertThat(homes.turns(drawing.position.torus.cell(14, 23))).isEqualTo(13);
    }

    @ParameterizedTest
    @CsvSource({"390, false", "391, true"})
    void aShipMustLeaveForHomeWhenTheTimeIsJustEnough(int turn, boolean mustLeave) {
        drawing.turn(turn).ship(0, 12, 16, 0);

        // 4 steps, 5 turns to spare, 400 turns in all.
        assertThat(homes().mustLeaveFor(0)).isEqualTo(mustLeave);
    }
}
