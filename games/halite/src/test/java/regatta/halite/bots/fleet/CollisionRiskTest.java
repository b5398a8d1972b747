package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.HaliteDrawing;

/** The risk of moves. With two seats the shipyard of seat 0 is at (8, 16), that of seat 1 at (23, 16). */
class CollisionRiskTest {

    private static final String FOUR = "halite size=32 seats=4 seed=1";

    private static double risk(HaliteDrawing drawing, String parameters, int x, int y) {
        return FleetBots.hungarian(drawing, parameters).risk.score(0, drawing.position.torus.cell(x, y));
    }

    @ParameterizedTest
    @CsvSource({
        "23, 16, 23, 16, 0, -1000", // an enemy's structure: whatever sinks there is the enemy's
        "9, 16, 9, 17, 0, 0", // next to our structure
        "15, 5, 20, 20, 0, 0", // no enemy near
        "15, 5, 15, 6, 200, -18", // we would lose 100 more, weighted three times, by a chance of 0.06
        "15, 5, 15, 6, 0, -135", // 300 more, by a chance of 0.15, since the enemy gains by it
        "15, 5, 15, 6, 1000, 0", // the enemy would lose more
    })
    void aShipFearsWhatItIsExpectedToLose(int x, int y, int enemyX, int enemyY, int enemyCargo, double expected) {
        HaliteDrawing drawing = HaliteDrawing.finals();
        drawing.ship(0, x == 23 ? 24 : x, y, 300);
        drawing.ship(1, enemyX, enemyY, enemyCargo);

        assertThat(risk(drawing, FleetBots.ROUND, x, y)).isEqualTo(expected, within(1e-9));
    }

    @Test
    void aSurroundedShipFearsForATenthOfItsCargo() {
        HaliteDrawing drawing = HaliteDrawing.finals();
        drawing.ship(0, 15, 5, 300);
        drawing.ship(1, 13, 5, 0);
        drawing.ship(1, 17, 5, 0);

        assertThat(risk(drawing, FleetBots.ROUND, 15, 5)).isEqualTo(-30);
    }

    @Test
    void withManyPlayersTheLossOfAShipCountsToo() {
        HaliteDrawing drawing = new HaliteDrawing(FOUR);
        drawing.ship(0, 15, 2, 600);
        drawing.ship(1, 15, 3, 0);

        // Half of the gain from 600 would be ours, and a third of the enemy's gain counts against us.
        double salvaged = 2.2 * 600;
        double loss = 600 + 1000 - salvaged / 2 - (1000 - salvaged / 2) / 3;
        assertThat(risk(drawing, "lossWeight4=1", 15, 2)).isCloseTo(-0.15 * loss, within(1e-6));
    }

    /**
     * On 64×64 two dropoffs were side by side. Both sides took the cells around for safe, and 175 pairs of ships sank
     * there.
     */
    @Test
    void theEntranceOfAStructureNextToAnEnemysIsNotSafe() {
        HaliteDrawing drawing = new HaliteDrawing(FOUR).dropoff(0, 15, 2).dropoff(1, 15, 4);
        drawing.ship(0, 14, 3, 100);
        drawing.ship(1, 16, 3, 0);

        assertThat(risk(drawing, "", 15, 3)).isLessThan(-50);
        assertThat(risk(drawing, "", 15, 1)).as("the other side of the dropoff").isZero();
    }

    @Test
    void anEmptyShipFearsToMeetAnEnemyOnItsDropoff() {
        HaliteDrawing drawing = new HaliteDrawing(FOUR).dropoff(1, 15, 4);
        drawing.ship(0, 14, 4, 0);
        drawing.ship(1, 16, 4, 0);

        assertThat(risk(drawing, "", 15, 4)).isLessThan(-50);
    }
}
