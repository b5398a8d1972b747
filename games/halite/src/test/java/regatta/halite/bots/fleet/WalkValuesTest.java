package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import regatta.halite.HaliteDrawing;

/** The value of short walks. The shipyard of seat 0 is at (8, 16). */
class WalkValuesTest {

    private final HaliteDrawing drawing = HaliteDrawing.finals().halite(31, 31, 0);

    private WalkValues walks() {
        return FleetBots.round(drawing).walks;
    }

    private int cell(int x, int y) {
        return drawing.position.torus.cell(x, y);
    }

    @Test
    void aWalkMinesThreeTurnsAndThenGoesWhereMoreIs() {
        drawing.halite(20, 5, 400).halite(10, 5, 100).halite(11, 5, 900);
        WalkValues walks = walks();

        int[] alone = {100, 175, 232, 274, 306, 330};
        int[] moving = {25, 44, 58, 54, 279, 448};
        for (int turns = 1; turns <= WalkValues.TURNS; turns++) {
            assertThat(walks.gain(cell(20, 5), turns)).isEqualTo(alone[turns - 1]);
            assertThat(walks.gain(cell(10, 5), turns)).isEqualTo(moving[turns - 1]);
        }
    }

    @Test
    void inspirationTreblesTheGain() {
        drawing.halite(20, 5, 400).ship(1, 21, 6, 0);
        drawing.ship(1, 21, 4, 0);

        assertThat(walks().gain(cell(20, 5), 2)).isEqualTo(525);
    }

    @Test
    void theTollIsATenthOfTheHaliteOnTheCheapestWayHome() {
        drawing.halite(8, 13, 400).halite(8, 14, 90).halite(8, 15, 50);

        // After three turns 168 are left on the first cell.
        assertThat(walks().toll(cell(8, 13), 3)).isEqualTo(16 + 9 + 5);
    }

    @Test
    void theValueIsTheBestGainPerTurnWithAShareOfTheToll() {
        drawing.halite(8, 13, 400);

        // Three turns of mining fill 23 % of the ship, so it pays 23 % of the toll.
        assertThat(walks().value(cell(8, 13), 1000, 1, 0)).isCloseTo((232 - 0.232 * 16) / 4, within(1e-9));
    }

    @Test
    void theGainIsLimitedByTheRoomInTheShip() {
        drawing.halite(8, 13, 400);

        assertThat(walks().value(cell(8, 13), 60, 1, 0)).isCloseTo((60 - 0.06 * 30) / 2, within(1e-9));
    }
}
