package regatta.halite.bots.hungarian;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.Sea;

/** What the rules of docs/bots/hungarian.md make the bot do. The shipyard of seat 0 is at (8, 16). */
class HungarianBotTest {

    private final Sea sea = Sea.finals().halite(31, 31, 0).bank(0, 0).turn(100);

    private String answer() {
        return sea.answer("hungarian?set=seed");
    }

    @Test
    void q2AShipGoesToTheRichTileNearby() {
        sea.halite(14, 5, 800).halite(10, 5, 100).ship(0, 12, 5, 0);

        assertThat(answer()).isEqualTo("m 0 e");
    }

    @Test
    void q5AShipGoesToItsGoalHoweverFar() {
        sea.halite(22, 5, 1000).ship(0, 12, 5, 0);

        assertThat(answer()).isEqualTo("m 0 e");
    }

    @Test
    void k5OfTwoTilesTheOneWithTheCheaperWayHomeIsBetter() {
        sea.halite(12, 13, 500).halite(12, 19, 500).ship(0, 12, 16, 0);
        for (int x = 8; x <= 12; x++) {
            sea.halite(x, 14, 60).halite(x, 15, 60);
        }

        assertThat(answer()).isEqualTo("m 0 s");
    }

    @Test
    void q6AFullShipGoesHome() {
        sea.halite(12, 16, 600).ship(0, 12, 16, 1000);

        assertThat(answer()).isEqualTo("m 0 w");
    }

    @Test
    void q9ALoadedShipShunsAnEnemy() {
        sea.halite(16, 5, 500).ship(0, 14, 5, 400);
        sea.ship(1, 16, 5, 0);
        sea.ship(1, 17, 5, 0);

        assertThat(answer()).isNotEqualTo("m 0 e");
    }

    @Test
    void q10TwoShipsNeverGoToOneCell() {
        sea.halite(12, 5, 1000).ship(0, 11, 5, 0);
        sea.ship(0, 13, 5, 0);

        assertThat(answer()).isIn("m 0 e", "m 1 w", "m 0 e m 1 n", "m 0 e m 1 s", "m 0 n m 1 w", "m 0 s m 1 w");
    }

    @Test
    void q10AShipThatCannotPayStays() {
        sea.halite(12, 5, 100).halite(13, 5, 1000).ship(0, 12, 5, 9);

        assertThat(answer()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"390, m 0 e", "391, m 0 w"})
    void q11AShipGoesHomeWhenTheTimeIsJustEnough(int turn, String answer) {
        sea.halite(14, 16, 900).turn(turn).ship(0, 12, 16, 0);

        assertThat(answer()).isEqualTo(answer);
    }

    @Test
    void q11AtTheEndShipsGoStraightInTogether() {
        sea.turn(398).ship(0, 7, 16, 500);
        sea.ship(0, 9, 16, 500);

        assertThat(answer()).isEqualTo("m 0 e m 1 w");
    }

    /** A rich patch around (10, 0), 18 steps from home, and a fleet elsewhere. */
    private void patchAndFleet(int ships) {
        for (int dy = -4; dy <= 4; dy++) {
            for (int dx = -4 + Math.abs(dy); dx <= 4 - Math.abs(dy); dx++) {
                sea.halite(10 + dx, (32 + dy) % 32, 200);
            }
        }
        for (int i = 1; i < ships; i++) {
            sea.ship(0, i, 14, 0);
        }
        sea.ship(0, 10, 0, 0);
    }

    @ParameterizedTest
    @CsvSource({"14, 3800, 300, true", "13, 3800, 300, false", "14, 3799, 300, false", "14, 3800, 301, false"})
    void q12TheFirstShipOnTheBestSiteBecomesADropoff(int ships, int bank, int turn, boolean builds) {
        patchAndFleet(ships);
        sea.bank(0, bank).turn(turn);

        assertThat(answer().contains("c " + (ships - 1))).isEqualTo(builds);
    }

    @Test
    void k16TheSiteMustBeRichAndFarFromHome() {
        patchAndFleet(14);
        sea.bank(0, 5000);
        assertThat(sea.answer("hungarian?set=seed&siteSum=8201")).doesNotContain("c ");
        assertThat(sea.answer("hungarian?set=seed&siteVelocity=2400")).doesNotContain("c ");
        assertThat(sea.answer("hungarian?set=seed&siteDistance=18")).doesNotContain("c ");
        assertThat(sea.answer("hungarian?set=seed&siteDistance=17")).contains("c 13");
    }

    @Test
    void q13TheForecastDropoffIsHomeAlready() {
        patchAndFleet(14);
        sea.ship(0, 12, 0, 1000);

        assertThat(sea.bank(0, 0).answer("hungarian?set=seed")).doesNotContain("m 14 w");
        assertThat(sea.bank(0, 5000).answer("hungarian?set=seed")).contains("m 14 w");
    }

    @ParameterizedTest
    @CsvSource({"4799, false", "4800, true"})
    void q13TheMoneyForTheSiteIsNotSpentOnShips(int bank, boolean spawns) {
        patchFarFromTheFleet();
        sea.bank(0, bank);

        assertThat(sea.answer("hungarian?set=seed&spawnWorth=0").endsWith("g")).isEqualTo(spawns);
    }

    @Test
    void k16NothingIsSavedForASiteWithoutAShipNearby() {
        patchFarFromTheFleet();
        sea.bank(0, 4799);
        assertThat(sea.answer("hungarian?set=seed&spawnWorth=0&siteCrew=1")).endsWith("g");

        sea.ship(0, 10, 4, 0);
        assertThat(sea.answer("hungarian?set=seed&spawnWorth=0&siteCrew=1")).doesNotEndWith("g");
    }

    private void patchFarFromTheFleet() {
        for (int dx = -4; dx <= 4; dx++) {
            for (int dy = -4 + Math.abs(dx); dy <= 4 - Math.abs(dx); dy++) {
                sea.halite(10 + dx, (32 + dy) % 32, 200);
            }
        }
        for (int i = 0; i < 14; i++) {
            sea.ship(0, i + 1, 20, 0);
        }
    }

    @ParameterizedTest
    @CsvSource({"100, 37, g", "100, 36, ''", "200, 58, g", "200, 57, ''"})
    void q14ItSpawnsWhileOneMoreShipIsWorthItsPrice(int turn, int halite, String answer) {
        sea.fill(halite).turn(turn).bank(0, 1000);

        assertThat(answer()).isEqualTo(answer);
    }

    @Test
    void q14NotOntoAShipThatComesHome() {
        sea.fill(100).bank(0, 1000).ship(0, 9, 16, 1000);

        assertThat(answer()).isEqualTo("m 0 w");
    }
}
