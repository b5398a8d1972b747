package regatta.halite.bots.hungarian;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BuiltIn;
import regatta.halite.Sea;
import regatta.halite.Torus;
import regatta.halite.game.HaliteGame;

/** The numbers of docs/bots/hungarian.md. The shipyard of seat 0 is at (8, 16), that of seat 1 at (23, 16). */
class HungarianStagesTest {

    private final Sea sea = Sea.finals().halite(31, 31, 0);
    private final HungarianSight sight = sight(sea);
    private final Homes homes = new Homes(sight);
    private final Gains gains = new Gains(sight, homes);
    private final Goals goals = new Goals(sight, homes, gains);
    private final TileScores tiles = new TileScores(sight, gains, goals);

    private final Claims claims = new Claims(sight, tiles, new HomeScores(sight, homes));

    private static HungarianSight sight(Sea sea) {
        return sight(sea, "set=seed");
    }

    static HungarianSight sight(Sea sea, String set) {
        var settings = BuiltIn.named(new HaliteGame(), "hungarian").settings(0, set);
        var parameters = new HungarianParameters(settings, sea.position.seats());
        return new HungarianSight(sea.position, 0, parameters);
    }

    private void look(int ship) {
        tiles.refresh();
        claims.refresh();
        tiles.sumUp(ship, claims);
    }

    private int cell(int x, int y) {
        return sea.position.torus.cell(x, y);
    }

    private void refresh() {
        sight.refresh();
        homes.refresh(Sites.NONE);
        gains.refresh();
        goals.refresh();
    }

    @Test
    void q1TwoEnemiesWithinFourStepsInspire() {
        sea.ship(1, 5, 5, 0);
        sea.ship(1, 9, 5, 0);
        refresh();

        assertThat(sight.chart.inspired(cell(7, 5))).isTrue();
        assertThat(sight.chart.inspired(cell(4, 5))).isFalse();
        assertThat(sight.chart.enemiesNear(cell(4, 5))).isEqualTo(1);
    }

    @Test
    void k1InfluenceIsTheEmptySpaceOfShipsWithinFourSteps() {
        sea.ship(0, 5, 5, 250);
        sea.ship(1, 7, 5, 500);
        refresh();

        assertThat(sight.chart.lead(cell(5, 5))).isEqualTo(0.25);
        assertThat(sight.chart.lead(cell(5, 9))).isEqualTo(0.75);
        assertThat(sight.chart.lead(cell(5, 10))).isZero();
    }

    @Test
    void k2AThreatIsTheLightestEnemyThatCanCome() {
        sea.ship(1, 5, 5, 300);
        sea.ship(1, 7, 5, 200);
        refresh();

        assertThat(sight.chart.threat(cell(5, 5))).isEqualTo(300);
        assertThat(sight.chart.threat(cell(6, 5))).isEqualTo(200);
        assertThat(sight.chart.threat(cell(6, 6))).isEqualTo(Chart.NO_THREAT);
    }

    @Test
    void k3WatersBelongToTheNearestStructure() {
        sea.dropoff(1, 12, 16);
        refresh();

        assertThat(sight.chart.controlled(cell(9, 16))).isTrue();
        assertThat(sight.chart.controlled(cell(12, 18))).isFalse();
    }

    @Test
    void k4AWalkMinesThreeTurnsAndThenGoesWhereMoreIs() {
        sea.halite(20, 5, 400).halite(10, 5, 100).halite(11, 5, 900);
        refresh();

        int[] alone = {100, 175, 232, 274, 306, 330};
        int[] moving = {25, 44, 58, 54, 279, 448};
        for (int turns = 1; turns <= Gains.TURNS; turns++) {
            assertThat(gains.gain(cell(20, 5), turns)).isEqualTo(alone[turns - 1]);
            assertThat(gains.gain(cell(10, 5), turns)).isEqualTo(moving[turns - 1]);
        }
    }

    @Test
    void k4InspirationTreblesAWalk() {
        sea.halite(20, 5, 400).ship(1, 21, 6, 0);
        sea.ship(1, 21, 4, 0);
        refresh();

        assertThat(gains.gain(cell(20, 5), 2)).isEqualTo(525);
    }

    @Test
    void k5TheTollIsATenthOfTheCheapestWayHome() {
        sea.halite(8, 13, 400).halite(8, 14, 90).halite(8, 15, 50);
        refresh();

        // Three turns leave 168 on the tile.
        assertThat(gains.toll(cell(8, 13), 3)).isEqualTo(16 + 9 + 5);
    }

    @Test
    void k7TheGainIsCappedByTheRoomOfTheShip() {
        sea.halite(8, 13, 400);
        refresh();

        assertThat(gains.value(cell(8, 13), 1000, 1, 0)).isCloseTo((232 - 16) / 4.0, within(1e-9));
        assertThat(gains.value(cell(8, 13), 130, 1, 0)).isCloseTo((130 - 22) / 3.0, within(1e-9));
    }

    @Test
    void k8GoalsAreTheBestTilesForTheirWayHomeUpToAQuarterOfAllHalite() {
        sea.fill(100);
        sea.ship(0, 12, 16, 0);
        refresh();
        int matched = 0;
        for (int tile = 0; tile < sea.position.torus.cells; tile++) {
            matched += goals.matched(tile) ? 1 : 0;
        }

        assertThat(matched).isEqualTo(1);
        assertThat(sea.position.torus.distance(goals.goalOf(0), cell(8, 16))).isLessThanOrEqualTo(4);
    }

    @Test
    void k9AFarGoalCostsTheAverageOfTheSeaOnTheWay() {
        sea.fill(100).halite(8, 26, 0);
        sea.ship(0, 8, 26, 0);
        refresh();
        double average = sight.chart.average();

        double expected = gains.value(cell(8, 17), 1000, 9, average / 10 * 9);
        assertThat(goals.value(0, cell(8, 17))).isEqualTo(expected);
    }

    @Test
    void k10WhatAnotherShipIsMatchedWithIsLeftToIt() {
        sea.halite(14, 5, 800).halite(10, 5, 900).ship(0, 12, 5, 0);
        sea.ship(0, 15, 5, 0);
        refresh();
        look(0);

        assertThat(goals.goalOf(0)).isEqualTo(cell(10, 5));
        assertThat(goals.goalOf(1)).isEqualTo(cell(14, 5));
        assertThat(tiles.score(Torus.WEST)).isEqualTo(gains.value(cell(10, 5), 1000, 2, 0));
        assertThat(tiles.score(Torus.EAST)).isLessThan(gains.value(cell(14, 5), 1000, 2, 0));
    }

    @Test
    void q4ATileCountsForTheMovesThatLeadNearer() {
        sea.halite(14, 7, 800).ship(0, 12, 5, 0);
        refresh();
        look(0);

        assertThat(tiles.score(Torus.EAST)).isPositive().isEqualTo(tiles.score(Torus.SOUTH));
        assertThat(tiles.score(Torus.WEST)).isLessThanOrEqualTo(0);
    }

    @Test
    void q4ToStayCompetesWithPlainMining() {
        sea.halite(8, 1, 20).halite(8, 0, 1000);
        for (int y = 2; y < 16; y++) {
            sea.halite(8, y, 900).halite(7, y, 900).halite(9, y, 900);
        }
        sea.ship(0, 8, 1, 0);
        refresh();
        look(0);

        assertThat(tiles.score(Torus.STILL)).isGreaterThanOrEqualTo(5);
    }

    @Test
    void k6AnOwnShipOnTheWayCostsATurn() {
        sea.halite(15, 5, 800).ship(0, 12, 5, 0);
        refresh();
        look(0);
        double free = tiles.score(Torus.EAST);
        sea.ship(0, 13, 5, 0);
        refresh();
        look(0);

        int tile = cell(15, 5);
        assertThat(free).isEqualTo(gains.value(tile, 1000, 3, 0));
        assertThat(tiles.score(Torus.EAST)).isEqualTo(gains.value(tile, 1000, 4, 0));
    }

    @Test
    void q6HomeCallsLouderTheFullerAndNearerAShipIs() {
        sea.halite(12, 16, 40).ship(0, 12, 16, 504);
        refresh();
        HomeScores home = new HomeScores(sight, homes);

        assertThat(home.score(0, Torus.WEST)).isCloseTo(0.25 * 500 / 7, within(1e-9));
        assertThat(home.score(0, Torus.EAST)).isCloseTo(0.25 * (500 - 4) / 9, within(1e-9));
        // K11: to stay adds what is mined.
        assertThat(home.score(0, Torus.STILL)).isCloseTo(0.514 * 0.514 * (514 - 4) / 8, within(1e-9));
    }

    @Test
    void k12AHomeHeldByTheEnemyIsPassedByUnlessItIsNear() {
        sea.dropoff(0, 14, 26);
        for (int i = 0; i < 4; i++) {
            sea.ship(1, 12 + i, 27, 0);
        }
        refresh();

        assertThat(homes.turns(cell(14, 24))).isEqualTo(2);
        assertThat(homes.turns(cell(14, 23))).isEqualTo(13);
    }

    @ParameterizedTest
    @CsvSource({
        "24, 16, 23, 16, 0, -300", // an enemy base under threat
        "9, 16, 9, 17, 0, 0", // within 1 of home
        "15, 5, 20, 20, 0, 0", // nobody near
        "15, 5, 15, 6, 250, -275", // a tenth of the enemy's cargo consoles
        "15, 5, 15, 6, 0, -300", // direct
        "15, 5, 15, 6, 1000, 0", // a good trade: we lead and are lighter
    })
    void k13DangersInTheirOrder(int x, int y, int enemyX, int enemyY, int enemyCargo, int score) {
        sea.ship(0, x, y, 300);
        sea.ship(1, enemyX, enemyY, enemyCargo);
        refresh();
        int there = x == 24 ? cell(23, 16) : cell(x, y);

        assertThat(new Dangers(sight).score(0, there)).isEqualTo(score);
    }

    @Test
    void k13ASurroundedShipFearsForATenthOfItsCargo() {
        sea.ship(0, 15, 5, 300);
        sea.ship(1, 13, 5, 0);
        sea.ship(1, 17, 5, 0);
        refresh();

        assertThat(new Dangers(sight).score(0, cell(15, 5))).isEqualTo(-30);
    }

    @Test
    void k13WithManyPlayersAShipIsWorthSomethingItself() {
        Sea four = new Sea("halite size=32 seats=4 seed=1");
        four.ship(0, 15, 2, 0);
        four.ship(1, 15, 3, 0);
        HungarianSight many = sight(four);
        many.refresh();

        assertThat(new Dangers(many).score(0, cell(15, 2))).isCloseTo(-1000 * 2 / 3.0, within(1e-9));
    }

    @Test
    void k14AmongManyEnemiesOnlyAClearLeadIsAGoodTrade() {
        sea.ship(0, 15, 5, 100);
        for (int i = 0; i < 3; i++) {
            sea.ship(1, 14 + i, 6, 900);
        }
        refresh();
        assertThat(new Dangers(sight).score(0, cell(15, 5))).isEqualTo(-10);

        for (int i = 0; i < 4; i++) {
            sea.ship(0, 14 + i, 4, 0);
        }
        refresh();
        assertThat(new Dangers(sight).score(0, cell(15, 5))).isZero();
    }

    @Test
    void k15ALightShipBlocksOrRamsALoadedEnemy() {
        sea.ship(0, 14, 6, 0);
        sea.ship(1, 13, 5, 400); // goes home eastwards or southwards
        refresh();
        Kills kills = new Kills(sight);

        assertThat(kills.score(0, Torus.NORTH)).isEqualTo(16);
        assertThat(kills.score(0, Torus.WEST)).isEqualTo(16);
        assertThat(kills.score(0, Torus.EAST)).isZero();
        sea.ship(0, 14, 5, 0);
        refresh();
        assertThat(kills.score(2, Torus.WEST)).isEqualTo(32);
    }

    @ParameterizedTest
    @CsvSource({"161, 400", "0, 350"})
    void k15NotAHeavyShipAndNotALightVictim(int cargo, int prey) {
        sea.ship(0, 14, 6, cargo);
        sea.ship(1, 13, 5, prey);
        refresh();

        assertThat(new Kills(sight).score(0, Torus.NORTH)).isZero();
    }

    @Test
    void k15NeverNearAnEnemyBase() {
        sea.ship(0, 22, 15, 0);
        sea.ship(1, 22, 17, 900);
        refresh();

        assertThat(new Kills(sight).score(0, Torus.SOUTH)).isZero();
    }
}
