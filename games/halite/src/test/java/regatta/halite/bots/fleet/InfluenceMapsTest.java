package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.halite.HaliteDrawing;

/** The maps of ships and structures. The shipyard of seat 0 is at (8, 16), that of seat 1 at (23, 16). */
class InfluenceMapsTest {

    private final HaliteDrawing drawing = HaliteDrawing.finals();

    private InfluenceMaps maps() {
        return FleetBots.round(drawing).maps;
    }

    private int cell(int x, int y) {
        return drawing.position.torus.cell(x, y);
    }

    @Test
    void twoEnemiesWithinFourStepsInspire() {
        drawing.halite(7, 5, 400).ship(1, 5, 5, 0);
        drawing.ship(1, 9, 5, 0);

        assertThat(maps().inspired(cell(7, 5))).isTrue();
        assertThat(maps().inspired(cell(4, 5)))
                .as("only one is within four steps")
                .isFalse();
        assertThat(maps().minedInATurn(cell(7, 5))).isEqualTo(300);
    }

    @Test
    void influenceIsTheEmptyRoomOfShipsWithinFourSteps() {
        drawing.ship(0, 5, 5, 250);
        drawing.ship(1, 7, 5, 500);

        assertThat(maps().lead(cell(5, 5))).isEqualTo(0.25);
        assertThat(maps().lead(cell(5, 9))).as("the enemy is too far").isEqualTo(0.75);
        assertThat(maps().lead(cell(5, 10))).isZero();
    }

    @Test
    void anEnemyReachesItsCellAndTheFourAroundIt() {
        drawing.ship(1, 5, 5, 300);

        assertThat(maps().enemyCanReach(cell(5, 5))).isTrue();
        assertThat(maps().enemyCanReach(cell(6, 5))).isTrue();
        assertThat(maps().enemyCanReach(cell(6, 6))).isFalse();
    }

    @Test
    void watersBelongToTheNearestStructure() {
        drawing.dropoff(1, 12, 16);

        assertThat(maps().inOwnWaters(cell(9, 16))).isTrue();
        assertThat(maps().inOwnWaters(cell(12, 18))).isFalse();
    }
}
