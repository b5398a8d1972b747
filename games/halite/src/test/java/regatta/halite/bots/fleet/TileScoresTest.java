package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regatta.halite.HaliteDrawing;
import regatta.halite.Torus;

/** The mining scores of the moves of the first ship. */
class TileScoresTest {

    private final HaliteDrawing drawing = HaliteDrawing.finals().halite(31, 31, 0);

    private FleetBot scored() {
        FleetBot bot = FleetBots.round(drawing);
        bot.tiles.refresh(0);
        return bot;
    }

    private int cell(int x, int y) {
        return drawing.position.torus.cell(x, y);
    }

    @Test
    void aTileCountsForTheMovesThatLeadNearer() {
        drawing.halite(14, 7, 800).ship(0, 12, 5, 0);
        TileScores tiles = scored().tiles;

        assertThat(tiles.score(Torus.EAST)).isPositive().isEqualTo(tiles.score(Torus.SOUTH));
        assertThat(tiles.score(Torus.WEST)).isLessThanOrEqualTo(0);
    }

    @Test
    void aTileThatIsTheGoalOfAnotherShipIsLeftToIt() {
        drawing.halite(14, 5, 800).halite(10, 5, 900).ship(0, 12, 5, 0);
        drawing.ship(0, 15, 5, 0);
        FleetBot bot = scored();

        assertThat(bot.goals.goalOf(0)).isEqualTo(cell(10, 5));
        assertThat(bot.goals.goalOf(1)).isEqualTo(cell(14, 5));
        assertThat(bot.tiles.score(Torus.WEST)).isEqualTo(bot.walks.value(cell(10, 5), 1000, 2, 0));
        assertThat(bot.tiles.score(Torus.EAST)).isLessThan(bot.walks.value(cell(14, 5), 1000, 2, 0));
    }

    @Test
    void stayingScoresAtLeastWhatIsMinedThisTurn() {
        drawing.halite(8, 1, 20).halite(8, 0, 1000);
        for (int y = 2; y < 16; y++) {
            drawing.halite(8, y, 900).halite(7, y, 900).halite(9, y, 900);
        }
        drawing.ship(0, 8, 1, 0);

        assertThat(scored().tiles.score(Torus.STILL)).isGreaterThanOrEqualTo(5);
    }

    @Test
    void anOwnShipOnTheWayCostsATurn() {
        drawing.halite(15, 5, 800).ship(0, 12, 5, 0);
        FleetBot free = scored();
        drawing.ship(0, 13, 5, 0);
        FleetBot crowded = scored();

        assertThat(free.tiles.score(Torus.EAST)).isEqualTo(free.walks.value(cell(15, 5), 1000, 3, 0));
        assertThat(crowded.tiles.score(Torus.EAST)).isEqualTo(free.walks.value(cell(15, 5), 1000, 4, 0));
    }
}
