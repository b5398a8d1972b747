package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.HaliteDrawing;

/** The goals of the ships. The shipyard of seat 0 is at (8, 16) with two seats. */
class GoalsTest {

    @Test
    void ofEqualCellsThoseNearHomeAreGoals() {
        HaliteDrawing drawing = HaliteDrawing.finals().halite(31, 31, 0).fill(100);
        drawing.ship(0, 12, 16, 0);
        FleetBot bot = FleetBots.round(drawing);

        assertThat(drawing.position.torus.distance(bot.goals.goalOf(0), drawing.position.torus.cell(8, 16)))
                .isLessThanOrEqualTo(4);
        assertThat(bot.goals.isAssigned(bot.goals.goalOf(0))).isTrue();
    }

    @Test
    void theWayToAGoalCostsTheAverageOfTheMap() {
        HaliteDrawing drawing =
                HaliteDrawing.finals().halite(31, 31, 0).fill(100).halite(8, 26, 0);
        drawing.ship(0, 8, 26, 0);
        FleetBot bot = FleetBots.round(drawing);
        int goal = drawing.position.torus.cell(8, 17);

        double burnt = bot.context.averageHalite() / 10 * 9;
        assertThat(bot.goals.value(0, goal)).isEqualTo(bot.walks.value(goal, 1000, 9, burnt));
    }

    /**
     * On 64×64 with four seats half of two fleets swarmed around a few heaps for a hundred turns while others mined the
     * the map.
     */
    @ParameterizedTest
    @CsvSource({"goalRush=1, 4", "goalRush=0, 1"})
    void aHeapAmongEnemiesAttractsOneShipUnlessThereIsARush(String parameters, int attracted) {
        HaliteDrawing drawing = new HaliteDrawing("halite size=32 seats=4 seed=1")
                .halite(16, 4, 900)
                .halite(4, 2, 60)
                .halite(4, 28, 60)
                .halite(28, 4, 60);
        for (int x = 10; x < 14; x++) {
            drawing.ship(0, x, 4, 0);
        }
        for (int y = 2; y < 7; y++) {
            drawing.ship(1, 19, y, 0);
        }
        FleetBot bot = FleetBots.hungarian(drawing, parameters);
        int heap = drawing.position.torus.cell(16, 4);
        int ships = 0;
        for (int i = 0; i < bot.context.shipCount; i++) {
            ships += bot.goals.goalOf(i) == heap ? 1 : 0;
        }

        assertThat(ships).isEqualTo(attracted);
    }
}
