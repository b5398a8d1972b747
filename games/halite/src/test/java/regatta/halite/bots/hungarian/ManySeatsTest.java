package regatta.halite.bots.hungarian;

import static org.assertj.core.api.Assertions.assertThat;
import static regatta.halite.bots.hungarian.HungarianStagesTest.sight;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BotSettings;
import regatta.halite.Sea;

/** What the admiral does otherwise than hungarian with more than two players, on drawn positions. */
class ManySeatsTest {

    private static final String FOUR = "halite size=32 seats=4 seed=1";

    /** Of an enemy that is next to a cell: does it come where a ship of ours stays, or where one goes? */
    @Test
    void aHeavyEnemyLeavesAShipAloneThatItSees() {
        Sea sea = new Sea(FOUR);
        int ours = sea.ship(0, 15, 2, 300);
        int heavy = sea.ship(1, 15, 3, 900);
        int light = sea.ship(1, 14, 2, 0);
        int here = sea.position.torus.cell(15, 2);
        Nerve nerve = sight(sea, "sighted4=1").nerve;

        assertThat(nerve.chance(ours, heavy, here, -500)).isLessThan(0.01);
        assertThat(nerve.chance(ours, light, here, -500)).isGreaterThan(0.05);
        assertThat(nerve.chance(ours, heavy, sea.position.torus.cell(14, 3), -500))
                .as("to a cell where nobody is, both may go")
                .isGreaterThan(0.02);
    }

    @Test
    void whatIsSeenOfAnEnemyWhereShipsStayTellsNothingOfEmptyCells() {
        Sea sea = new Sea(FOUR);
        int ours = sea.ship(0, 15, 2, 300);
        int light = sea.ship(1, 15, 3, 0);
        int here = sea.position.torus.cell(15, 2);
        int beside = sea.position.torus.cell(14, 3);
        Nerve nerve = sight(sea, "sighted4=1").nerve;
        double before = nerve.chance(ours, light, beside, -500);
        double feared = nerve.chance(ours, light, here, -500);
        for (int turn = 0; turn < 100; turn++) {
            nerve.dare(ours, light, here, -500);
            nerve.refresh();
        }

        assertThat(nerve.chance(ours, light, here, -500)).isLessThan(feared / 2);
        assertThat(nerve.chance(ours, light, beside, -500)).isEqualTo(before);
    }

    /** 64x64, four seats: half of two fleets swarmed around a few heaps for a hundred turns, and others mined the sea. */
    @ParameterizedTest
    @CsvSource({"goalRush4=1, 4", "goalRush4=0, 1"})
    void aHeapAmongEnemiesDrawsOneShipUnlessThereIsARush(String setting, int drawn) {
        Sea sea = new Sea(FOUR)
                .halite(16, 4, 900)
                .halite(4, 2, 60)
                .halite(4, 28, 60)
                .halite(28, 4, 60);
        for (int x = 10; x < 14; x++) {
            sea.ship(0, x, 4, 0);
        }
        for (int y = 2; y < 7; y++) {
            sea.ship(1, 19, y, 0);
        }
        HungarianSight sight = sight(sea, setting);
        Homes homes = new Homes(sight);
        Gains gains = new Gains(sight, homes);
        Goals goals = new Goals(sight, homes, gains);
        sight.refresh();
        homes.refresh(Sites.NONE);
        gains.refresh();
        goals.refresh();
        int heap = sea.position.torus.cell(16, 4);
        int matched = 0;
        for (int i = 0; i < sight.fleet.count; i++) {
            matched += goals.goalOf(i) == heap ? 1 : 0;
        }

        assertThat(matched).isEqualTo(drawn);
    }

    @Test
    void itTellsApartWhoComesOnlyAmongMany() {
        AdmiralParameters duel = new AdmiralParameters(BotSettings.usual(), 2);
        AdmiralParameters many = new AdmiralParameters(BotSettings.usual(), 4);

        assertThat(duel.sighted).isFalse();
        assertThat(many.sighted).isTrue();
        assertThat(many.meeting).isLessThan(new HungarianParameters(BotSettings.usual(), 4).meeting);
    }
}
