package regatta.halite.bots.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.HaliteDrawing;

/** The plan for a dropoff in a rich patch around (10, 0), 18 steps from the shipyard at (8, 16). */
class DropoffsTest {

    private final HaliteDrawing drawing =
            HaliteDrawing.finals().halite(31, 31, 0).bank(0, 0).turn(100);

    @BeforeEach
    void drawPatch() {
        for (int dy = -4; dy <= 4; dy++) {
            for (int dx = -4 + Math.abs(dy); dx <= 4 - Math.abs(dy); dx++) {
                drawing.halite(10 + dx, (32 + dy) % 32, 200);
            }
        }
    }

    /** Puts a fleet far from the patch, and its last ship into the middle of the patch. */
    private void fleetWithAShipInThePatch(int ships) {
        fleet(ships - 1);
        drawing.ship(0, 10, 0, 0);
    }

    private void fleet(int ships) {
        for (int i = 1; i <= ships; i++) {
            drawing.ship(0, i, 14, 0);
        }
    }

    private String answer(String parameters) {
        return drawing.answer(FleetBots.ROUND_BOT + parameters);
    }

    @ParameterizedTest
    @CsvSource({"14, 3800, 300, true", "13, 3800, 300, false", "14, 3799, 300, false", "14, 3800, 301, false"})
    void aShipOnTheSiteBecomesADropoffWithEnoughShipsMoneyAndTime(int ships, int bank, int turn, boolean builds) {
        fleetWithAShipInThePatch(ships);
        drawing.bank(0, bank).turn(turn);

        assertThat(answer("").contains("c " + (ships - 1))).isEqualTo(builds);
    }

    @Test
    void theSiteMustBeRichAndFarFromHome() {
        fleetWithAShipInThePatch(14);
        drawing.bank(0, 5000);

        assertThat(answer("&siteSum=8201")).doesNotContain("c ");
        assertThat(answer("&siteVelocity=2400")).doesNotContain("c ");
        assertThat(answer("&siteDistance=18")).doesNotContain("c ");
        assertThat(answer("&siteDistance=17")).contains("c 13");
    }

    @Test
    void aSiteThatCanBePaidForIsAHomeAlready() {
        fleetWithAShipInThePatch(14);
        drawing.ship(0, 12, 0, 1000);

        assertThat(drawing.bank(0, 0).answer(FleetBots.ROUND_BOT)).doesNotContain("m 14 w");
        assertThat(drawing.bank(0, 5000).answer(FleetBots.ROUND_BOT)).contains("m 14 w");
    }

    @ParameterizedTest
    @CsvSource({"4799, false", "4800, true"})
    void theMoneyForTheSiteIsNotSpentOnShips(int bank, boolean spawns) {
        fleet(14);
        drawing.bank(0, bank);

        assertThat(answer("&spawnWorth=0").endsWith("g")).isEqualTo(spawns);
    }

    @Test
    void nothingIsSavedForASiteWithoutAShipNearby() {
        fleet(14);
        drawing.bank(0, 4799);
        assertThat(answer("&spawnWorth=0&siteCrew=1")).endsWith("g");

        drawing.ship(0, 10, 4, 0);
        assertThat(answer("&spawnWorth=0&siteCrew=1")).doesNotEndWith("g");
    }
}
