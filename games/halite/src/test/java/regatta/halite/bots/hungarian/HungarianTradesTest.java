package regatta.halite.bots.hungarian;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static regatta.halite.bots.hungarian.HungarianStagesTest.sight;

import org.junit.jupiter.api.Test;
import regatta.core.Orders;
import regatta.halite.Constants;
import regatta.halite.HaliteOrders;
import regatta.halite.Sea;
import regatta.halite.Torus;

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
        Nerve nerve = new Nerve(sight(sea, ""));
        int cell = sea.position.torus.cell(15, 2);
        double unknown = nerve.chance(0, 1, cell, -500);
        for (int turn = 0; turn < 20; turn++) {
            nerve.dare(0, 1, cell, -500);
            nerve.refresh();
        }
        double timid = nerve.chance(0, 1, cell, -500);
        for (int turn = 0; turn < 5; turn++) {
            nerve.dare(0, 1, cell, -500);
            int[] cells = sea.position.shipCell.clone();
            sea.position.shipCell[0] = Sites.NONE;
            sea.position.shipCell[1] = Sites.NONE;
            nerve.refresh();
            System.arraycopy(cells, 0, sea.position.shipCell, 0, cells.length);
        }

        assertThat(timid).isLessThan(unknown);
        assertThat(nerve.chance(0, 1, cell, -500)).isGreaterThan(unknown);
    }

    @Test
    void whoSeeksAGoodTradeIsNotFearedWhereItWouldLose() {
        Sea sea = Sea.finals();
        sea.ship(0, 15, 2, 100);
        sea.ship(1, 15, 3, 0);
        Nerve nerve = new Nerve(sight(sea, ""));
        int cell = sea.position.torus.cell(15, 2);

        assertThat(nerve.chance(0, 1, cell, 500)).isLessThan(nerve.chance(0, 1, cell, -500));
    }

    @Test
    void whoMinesIsExpectedToStay() {
        Sea sea = Sea.finals();
        sea.ship(1, 15, 3, 0);
        Nerve nerve = new Nerve(sight(sea, ""));
        int cell = sea.position.torus.cell(15, 3);
        double unknown = nerve.chance(0, 0, cell, 0);
        for (int turn = 0; turn < 20; turn++) {
            nerve.refresh();
        }

        assertThat(nerve.chance(0, 0, cell, 0)).isGreaterThan(unknown);
    }

    @Test
    void whatSinksIsPickedUpByWhoHasMoreEmptyShipsAround() {
        Sea sea = Sea.finals();
        sea.ship(0, 15, 2, 500);
        sea.ship(1, 15, 3, 500);
        int cell = sea.position.torus.cell(15, 2);
        double even = part(sea, cell);
        sea.ship(0, 13, 2, 0);
        double stronger = part(sea, cell);
        sea.ship(1, 17, 2, 0);
        double evenAgain = part(sea, cell);
        sea.ship(0, 16, 1, 1000);

        assertThat(even).isCloseTo(0.5, within(1e-9));
        assertThat(stronger).isGreaterThan(0.6);
        assertThat(evenAgain).isCloseTo(0.5, within(1e-9));
        assertThat(part(sea, cell)).as("a full ship picks up nothing").isCloseTo(0.5, within(1e-9));
    }

    @Test
    void whatSinksBesideAStructureIsItsOwners() {
        Sea sea = Sea.finals();
        sea.ship(0, 22, 15, 500);
        sea.ship(1, 22, 14, 500);

        assertThat(part(sea, sea.position.torus.cell(22, 15)))
                .as("beside the shipyard of seat 1")
                .isBetween(0.3, 0.4);
    }

    private static double part(Sea sea, int cell) {
        Grip grip = new Grip(sight(sea, ""));
        grip.refresh();
        return grip.part(cell, 0, 1);
    }

    @Test
    void betweenTwoAShipForAShipIsEvenAndTheLighterOneGains() {
        Sea sea = Sea.finals();
        sea.ship(0, 15, 2, 100);
        sea.ship(1, 15, 3, 600);
        Trades trades = new Trades(sight(sea, ""));
        trades.refresh();

        // Each side picks up half, so what counts is whose cargo sank.
        assertThat(trades.worth(0, 1, sea.position.torus.cell(15, 2))).isCloseTo(500, within(150.0));
        assertThat(trades.worth(0, 1, sea.position.shipyard[0])).isCloseTo(2 * 600, within(1e-9));
    }

    @Test
    void withManyPlayersTheLikelyLossIsFeared() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1");
        sea.ship(0, 15, 2, 600);
        sea.ship(1, 15, 3, 0);
        HungarianSight sight = sight(sea, "meeting4=1");
        sight.refresh();
        Dangers dangers = new Dangers(sight);
        dangers.refresh();

        // Half of what is made of 600 would be ours, and of what the enemy gains a third counts.
        double found = 2.2 * 600;
        double loss = 600 + 1000 - found / 2 - (1000 - found / 2) / 3;
        assertThat(dangers.score(0, sea.position.torus.cell(15, 2))).isCloseTo(-0.15 * loss, within(1e-6));
    }

    @Test
    void whoHasNothingLeftToMineLosesACargoOnlyNotAShip() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1").fill(500);
        sea.ship(0, 15, 2, 600);
        sea.ship(1, 15, 3, 0);
        int cell = sea.position.torus.cell(15, 2);
        double before = worth(sea, "shipFades=1", cell);
        sea.turn(Constants.standard().whole("MAX_TURNS"));

        // Of a ship that both lose, two thirds go to those who watch.
        assertThat(before).isCloseTo(worth(sea, "", cell), within(1e-6));
        assertThat(worth(sea, "shipFades=1", cell)).isCloseTo(before + 1000 * 2.0 / 3, within(1e-6));
    }

    @Test
    void whoBuildsShipsWhateverTheyBringFearsForThemToTheEnd() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1")
                .turn(Constants.standard().whole("MAX_TURNS"));
        sea.ship(0, 15, 2, 600);
        sea.ship(1, 15, 3, 0);
        int cell = sea.position.torus.cell(15, 2);

        assertThat(worth(sea, "shipFades=1&spawnWorth4=0", cell)).isEqualTo(worth(sea, "", cell));
    }

    private static double worth(Sea sea, String settings, int cell) {
        HungarianSight sight = sight(sea, settings);
        sight.refresh();
        Trades trades = new Trades(sight);
        trades.refresh();
        return trades.worth(0, 1, cell);
    }

    /** Two dropoffs side by side, 64x64: each side took its door for safe, and 175 pairs of empty ships sank there. */
    @Test
    void aDoorSharedWithAnEnemyIsNotSafe() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1").dropoff(0, 15, 2).dropoff(1, 15, 4);
        sea.ship(0, 14, 3, 100);
        sea.ship(1, 16, 3, 0);

        assertThat(danger(sea, "", 15, 3)).isLessThan(-50);
        assertThat(danger(sea, "sharedDoors=0", 15, 3)).isZero();
        assertThat(danger(sea, "", 15, 1)).as("the other side of the dropoff").isZero();
    }

    private static double danger(Sea sea, String settings, int x, int y) {
        HungarianSight sight = sight(sea, settings);
        sight.refresh();
        Dangers dangers = new Dangers(sight);
        dangers.refresh();
        return dangers.score(0, sea.position.torus.cell(x, y));
    }

    @Test
    void anEmptyShipDoesNotGoOntoAnEnemysDropoffWhereItMayBeMet() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1").dropoff(1, 15, 4);
        sea.ship(0, 14, 4, 0);
        sea.ship(1, 16, 4, 0);

        assertThat(danger(sea, "", 15, 4)).isLessThan(-50);
        assertThat(danger(sea, "sharedDoors=0", 15, 4)).isZero();
    }

    @Test
    void whoIsForeseenIsFearedWhereItGoesAndNowhereElse() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1");
        sea.ship(0, 15, 2, 100);
        int enemy = sea.ship(1, 15, 3, 0);
        HungarianSight sight = sight(sea, "heed4=1");
        int ours = sea.position.torus.cell(15, 2);
        int beside = sea.position.torus.cell(14, 3);
        double unknown = sight.nerve.chance(0, enemy, ours, -500);
        for (int turn = 0; turn < 500; turn++) {
            sight.forecasts.expect(new Orders(4)); // It stays, as was foreseen.
        }
        Orders north = new Orders(4);
        north.add(1, HaliteOrders.MOVE, enemy, Torus.NORTH, 0);
        sight.forecasts.expect(north);

        assertThat(unknown).isBetween(0.1, 0.2);
        assertThat(sight.nerve.chance(0, enemy, ours, -500)).isGreaterThan(0.9);
        assertThat(sight.nerve.chance(0, enemy, beside, -500)).isLessThan(0.02);
    }

    /** 48x48, four seats: empty ships sank on a heap, one after the other, each for a ship that was sure to stay on it. */
    @Test
    void whoIsSureToMeetAnEnemyGainsNothingByTheTile() {
        Sea sea = new Sea("halite size=32 seats=4 seed=1");
        int ship = sea.ship(0, 15, 2, 0);
        sea.ship(1, 15, 3, 900);
        HungarianSight sight = sight(sea, "heed4=1");
        sight.refresh();
        for (int turn = 0; turn < 500; turn++) {
            sight.forecasts.expect(new Orders(4));
        }
        Dangers dangers = new Dangers(sight);
        dangers.refresh();

        assertThat(dangers.survival(ship, sea.position.torus.cell(15, 3))).isLessThan(0.1);
        assertThat(dangers.survival(ship, sea.position.torus.cell(15, 2))).isGreaterThan(0.9);
        assertThat(dangers.survival(ship, sea.position.torus.cell(15, 1))).isOne();
    }
}
