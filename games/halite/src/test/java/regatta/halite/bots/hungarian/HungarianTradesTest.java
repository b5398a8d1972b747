package regatta.halite.bots.hungarian;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static regatta.halite.bots.hungarian.HungarianStagesTest.sight;

import org.junit.jupiter.api.Test;
import regatta.halite.Sea;

/** What the numbers of today do beyond those of the document: shared tiles, shared tolls, likely losses. */
class HungarianTradesTest {

    @Test
    void aWalkThatFillsATenthOfAShipPaysATenthOfTheWayHome() {
        Sea sea = Sea.finals();
        for (int x = 9; x < 14; x++) {
            sea.halite(x, 16, 500);
        }
        sea.halite(14, 16, 400).halite(14, 15, 0).halite(14, 17, 0).halite(15, 16, 0);
        double whole = valueOf(sea, "shareToll=0");
        double shared = valueOf(sea, "shareToll=1");

        // One turn brings 100 of 1000; the way home costs 30 to leave and 250 on five cells.
        assertThat(shared).isGreaterThan(whole);
        assertThat(whole).isLessThan(0);
        assertThat(shared).isGreaterThan(50);
    }

    private static double valueOf(Sea sea, String set) {
        HungarianSight sight = sight(sea, set);
        Homes homes = new Homes(sight);
        Gains gains = new Gains(sight, homes);
        sight.refresh();
        homes.refresh(Sites.NONE);
        gains.refresh();
        return gains.value(sea.position.torus.cell(14, 16), 150, 0, 0);
    }

    @Test
    void ofTwoShipsTheNearerGoesForARichTile() {
        Sea sea = Sea.finals();
        sea.halite(14, 5, 900);
        sea.ship(0, 12, 5, 0);
        sea.ship(0, 15, 5, 0);
        HungarianSight sight = sight(sea, "shared=0.5&leastGoals=1&goalShare=0");
        Homes homes = new Homes(sight);
        Gains gains = new Gains(sight, homes);
        TileScores tiles = new TileScores(sight, gains, new Goals(sight, homes, gains));
        Claims claims = new Claims(sight, tiles, new HomeScores(sight, homes));
        sight.refresh();
        homes.refresh(Sites.NONE);
        gains.refresh();
        tiles.refresh();
        claims.refresh();
        int tile = sea.position.torus.cell(14, 5);

        assertThat(claims.takenFrom(0, tile)).isTrue();
        assertThat(claims.takenFrom(1, tile)).isFalse();
    }

    @Test
    void whoRamsIsFearedMoreAndWhoNeverDoesLess() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1");
        sea.ship(0, 15, 2, 100);
        sea.ship(1, 15, 3, 0);
        HungarianSight sight = sight(sea, "");
        sight.refresh();
        int cell = sea.position.torus.cell(15, 2);
        double unknown = sight.nerve.risk(cell);
        for (int turn = 0; turn < 20; turn++) {
            sight.nerve.dare(0, cell);
            sight.refresh();
        }
        double timid = sight.nerve.risk(cell);
        int ship = sea.position.shipCell[0];
        for (int turn = 0; turn < 5; turn++) {
            sight.nerve.dare(0, cell);
            sea.position.shipCell[0] = Sites.NONE;
            sight.nerve.refresh();
            sea.position.shipCell[0] = ship;
        }

        assertThat(timid).isLessThan(unknown);
        assertThat(sight.nerve.risk(cell)).isGreaterThan(unknown);
    }

    @Test
    void withManyPlayersTheLikelyLossIsFeared() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1");
        sea.ship(0, 15, 2, 600);
        sea.ship(1, 15, 3, 0);
        HungarianSight sight = sight(sea, "tradeRisk4=1");
        sight.refresh();
        int cell = sea.position.torus.cell(15, 2);

        // Our influence is 0.4 and the enemy's 1, each with a ship more: 1.4 of 3.4 of the cargo would be ours.
        double loss = 600 + 1000 * 2 / 3.0 - 600 * 1.4 / 3.4;
        assertThat(new Dangers(sight).score(0, cell)).isCloseTo(-loss * sight.nerve.risk(cell), within(1e-6));
    }
}
