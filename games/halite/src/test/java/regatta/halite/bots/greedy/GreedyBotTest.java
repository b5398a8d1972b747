package regatta.halite.bots.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.halite.HaliteDrawing;

/** The orders of greedy on drawn positions. The shipyard of seat 0 is at (8, 16), that of seat 1 at (23, 16). */
class GreedyBotTest {

    /** Round numbers, with which the expected values of these tests are easy to calculate by hand. */
    private static final String GREEDY = "greedy?harvestDivisor32=2.6&richFactor=1.1&dropoffDivisor=5";

    private final HaliteDrawing drawing =
            HaliteDrawing.finals().fill(3).bank(0, 0).turn(100);

    private static HaliteDrawing four() {
        return new HaliteDrawing("halite size=32 seats=4 seed=1")
                .fill(3)
                .bank(0, 0)
                .turn(100);
    }

    /** Puts a ship on a cell where there is nothing to mine. */
    private static void idle(HaliteDrawing drawing, int x, int y, int cargo) {
        drawing.halite(x, y, 0).ship(0, x, y, cargo);
    }

    @ParameterizedTest
    @CsvSource({"2, 200, g", "2, 201, ''", "4, 160, g", "4, 161, ''"})
    void theEarlyPhaseLastsHalfTheMatchOrTwoFifthsWithFourPlayers(int seats, int turn, String answer) {
        HaliteDrawing open = new HaliteDrawing("halite size=32 seed=1 seats=" + seats).turn(turn);

        assertThat(open.answer(GREEDY)).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({"379, m 0 e", "380, m 0 w"})
    void atTheEndAllShipsGoHome(int turn, String answer) {
        drawing.halite(14, 16, 500).turn(turn);
        idle(drawing, 12, 16, 0);

        assertThat(drawing.answer(GREEDY)).isEqualTo(answer);
    }

    @Test
    void aLargeFleetGoesHomeEarlier() {
        drawing.halite(14, 16, 500).turn(378);
        idle(drawing, 12, 16, 0);
        for (int i = 0; i < 60; i++) {
            drawing.ship(0, i % 30, 20 + i / 30, 0);
        }
        assertThat(drawing.answer(GREEDY)).startsWith("m 0 w");
    }

    @ParameterizedTest
    @CsvSource({"366, greedy, true", "367, greedy, false", "367, greedy?everyShipInTime=0, true"})
    void aShipFarFromHomeLeavesInTime(int turn, String bot, boolean mines) {
        drawing.halite(24, 0, 500).turn(turn).ship(0, 24, 0, 50);

        assertThat(drawing.answer(bot).isEmpty()).isEqualTo(mines);
    }

    @ParameterizedTest
    @CsvSource({"37, 10, true", "38, 10, false", "37, 3, true", "37, 2, false", "500, 661, false", "500, 951, true"})
    void aShipLeavesAPoorCellOrWhenItIsFullIfItCanPay(int halite, int cargo, boolean moves) {
        drawing.fill(100).halite(12, 16, halite).ship(0, 12, 16, cargo);

        assertThat(!drawing.answer(GREEDY).isEmpty()).isEqualTo(moves);
    }

    @Test
    void aShipAtHomeAlwaysLeaves() {
        drawing.fill(100).ship(0, 8, 16, 0);

        assertThat(drawing.answer(GREEDY)).startsWith("m 0 ");
    }

    @ParameterizedTest
    @CsvSource({"40, 45, true", "40, 50, false", "41, 45, false"})
    void inTheOpeningHalfTheAverageAroundTheShipyardIsPoor(int turn, int halite, boolean moves) {
        drawing.fill(100).turn(turn).halite(12, 16, halite).ship(0, 12, 16, 10);

        assertThat(!drawing.answer(GREEDY).isEmpty()).isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource({"40, 700, false", "40, 701, true", "41, 660, false", "41, 661, true"})
    void inTheOpeningAShipCarriesMoreBeforeItGoesHome(int turn, int cargo, boolean home) {
        drawing.fill(100).turn(turn).halite(12, 16, 30).halite(14, 16, 900).ship(0, 12, 16, cargo);

        assertThat(drawing.answer(GREEDY)).isEqualTo(home ? "m 0 w" : "m 0 e");
    }

    @Test
    void aShipThatCarriesEnoughMinesARichCellDown() {
        drawing.fill(100).halite(12, 16, 500).ship(0, 12, 16, 700);
        assertThat(drawing.answer(GREEDY)).isEmpty();

        drawing.halite(12, 16, 30);
        assertThat(drawing.answer(GREEDY)).isEqualTo("m 0 w");
    }

    @Test
    void aShipLeavesIfAnotherWasSentToItsCell() {
        drawing.fill(100).halite(12, 16, 500).halite(11, 16, 30).halite(13, 16, 30);
        drawing.ship(0, 13, 16, 960);
        drawing.ship(0, 12, 16, 700);

        assertThat(drawing.answer(GREEDY)).isEqualTo("m 0 w m 1 w");
    }

    @Test
    void halitePerDistanceDecidesTheTarget() {
        drawing.halite(10, 5, 100).halite(26, 5, 1000);
        idle(drawing, 12, 5, 0);
        assertThat(drawing.answer(GREEDY)).isEqualTo("m 0 e");

        drawing.halite(26, 5, 500);
        assertThat(drawing.answer(GREEDY)).isEqualTo("m 0 w");
    }

    @Test
    void withTwoPlayersAVerticalStepCountsHalf() {
        drawing.halite(15, 5, 500).halite(12, 9, 500);
        idle(drawing, 12, 5, 0);
        assertThat(drawing.answer(GREEDY)).isEqualTo("m 0 s");

        HaliteDrawing four = four().halite(15, 5, 500).halite(12, 9, 500);
        idle(four, 12, 5, 0);
        assertThat(four.answer(GREEDY)).isEqualTo("m 0 e");
    }

    @Test
    void withFourPlayersACrowdedCellIsALittleWorse() {
        HaliteDrawing four = four().halite(9, 3, 500).halite(15, 3, 500);
        idle(four, 12, 3, 0);
        assertThat(four.answer(GREEDY)).isEqualTo("m 0 w");

        for (int i = 0; i < 3; i++) {
            four.ship(1, 8, 2 + i, 0);
        }
        assertThat(four.answer(GREEDY)).isEqualTo("m 0 e");
    }

    @Test
    void aRichZoneIsALittleBetter() {
        drawing.fill(200).halite(9, 2, 500).halite(15, 2, 500);
        idle(drawing, 12, 2, 0);
        assertThat(drawing.answer(GREEDY + "&power=5")).isEqualTo("m 0 w");

        drawing.halite(14, 3, 290)
                .halite(15, 3, 290)
                .halite(15, 1, 290)
                .halite(15, 0, 290)
                .halite(14, 0, 290);
        assertThat(drawing.answer(GREEDY + "&power=5")).isEqualTo("m 0 e");
    }

    @Test
    void aTargetIsForOneShip() {
        drawing.halite(12, 5, 500).halite(20, 8, 200);
        idle(drawing, 10, 5, 0);
        idle(drawing, 10, 8, 0);

        assertThat(drawing.answer(GREEDY)).isEqualTo("m 0 e m 1 e");
    }

    @Test
    void homeIsTheNearestStructureAndTheShipyardLast() {
        drawing.dropoff(0, 16, 16).ship(0, 12, 16, 960);

        assertThat(drawing.answer(GREEDY)).isEqualTo("m 0 e");
    }

    @Test
    void noShipGoesWhereAnOwnShipStays() {
        drawing.halite(14, 5, 900).halite(13, 5, 600);
        idle(drawing, 12, 5, 0);
        drawing.ship(0, 13, 5, 0);

        assertThat(drawing.answer(GREEDY)).doesNotContain("m 0 e");
    }

    @Test
    void aShipMayGoWhereAnOwnShipCanLeave() {
        drawing.halite(16, 5, 900);
        idle(drawing, 12, 5, 0);
        idle(drawing, 13, 5, 0);

        assertThat(drawing.answer(GREEDY)).startsWith("m 0 e m 1 ");
    }

    @ParameterizedTest
    @CsvSource({"12, m 0 e", "18, other"})
    void anEnemyIsRammedOnlyNearerToOurHome(int x, String answer) {
        drawing.halite(x + 5, 16, 900);
        idle(drawing, x, 16, 0);
        drawing.ship(1, x + 1, 16, 0);

        assertThat(drawing.answer(GREEDY).equals("m 0 e")).isEqualTo(answer.equals("m 0 e"));
    }

    @Test
    void ofTwoWaysARandomOneIsTaken() {
        drawing.halite(14, 7, 500);
        idle(drawing, 12, 5, 0);
        Set<String> answers = new TreeSet<>();
        for (int seed = 0; seed < 20; seed++) {
            answers.add(drawing.answer("greedy", seed));
        }

        assertThat(answers).containsExactly("m 0 e", "m 0 s");
    }

    @Test
    void aBlockedShipMovesAwayFromTheShipyard() {
        drawing.halite(12, 18, 950).halite(9, 18, 400).ship(0, 9, 18, 0);
        idle(drawing, 8, 18, 0);

        assertThat(drawing.answer(GREEDY)).isEqualTo("m 1 s");
    }

    @Test
    void onlyAShipThatGoesHomeEntersTheShipyard() {
        drawing.halite(5, 16, 900);
        idle(drawing, 9, 16, 0);

        assertThat(drawing.answer(GREEDY)).startsWith("m 0 ").isNotEqualTo("m 0 w");
    }

    @Test
    void aBlockedShipThatGoesHomeWaits() {
        drawing.halite(11, 16, 600).ship(0, 12, 16, 900);
        drawing.ship(0, 11, 16, 0);

        assertThat(drawing.answer(GREEDY)).isEmpty();
    }

    @Test
    void atTheEndShipsMayCollideAtHome() {
        drawing.turn(395).ship(0, 7, 16, 500);
        drawing.ship(0, 9, 16, 500);

        assertThat(drawing.answer(GREEDY)).isEqualTo("m 0 e m 1 w");
    }

    @Test
    void twoShipsNeverChooseTheSameCell() {
        drawing.turn(100).ship(0, 7, 16, 960);
        drawing.ship(0, 9, 16, 960);

        assertThat(drawing.answer(GREEDY)).isEqualTo("m 0 e");
    }

    @ParameterizedTest
    @CsvSource({
        "15, 100, 3350, 100, 'c 0'",
        "14, 100, 3350, 100, ''",
        "15, 100, 3349, 100, ''",
        "15, 239, 3350, 100, 'c 0'",
        "15, 240, 3350, 100, ''",
        "15, 100, 3350, 89, ''"
    })
    void aShipFarFromHomeBecomesADropoffInTime(int x, int turn, int bank, int sea100, String answer) {
        drawing.fill(sea100).turn(turn).bank(0, bank).halite(x, 16, 550).ship(0, x, 16, 100);

        assertThat(drawing.answer(GREEDY + "&earlyShare=0")).isEqualTo(answer);
    }

    @Test
    void threeStructuresAreEnoughAndOneIsBuiltPerTurn() {
        drawing.fill(100).bank(0, 9000).halite(8, 0, 500).halite(20, 16, 500).ship(0, 8, 0, 0);
        drawing.ship(0, 20, 16, 0);
        assertThat(drawing.answer(GREEDY + "&earlyShare=0")).isEqualTo("c 0");

        drawing.dropoff(0, 1, 1).dropoff(0, 30, 30);
        assertThat(drawing.answer(GREEDY + "&earlyShare=0")).isEmpty();
    }

    @Test
    void aShipIsBuiltIfThereIsMoneyAndTheShipyardStaysFree() {
        assertThat(drawing.bank(0, 999).answer(GREEDY)).isEmpty();
        assertThat(drawing.bank(0, 1000).answer(GREEDY)).isEqualTo("g");

        drawing.ship(0, 9, 16, 960);
        assertThat(drawing.answer(GREEDY)).isEqualTo("m 0 w");
    }

    @Test
    void noShipIsBuiltOntoOneThatIsAboutToLeave() {
        drawing.bank(0, 1000).fill(100).ship(0, 8, 16, 0);

        assertThat(drawing.answer(GREEDY)).startsWith("m 0 ").doesNotContain("g");
    }

    @Test
    void noShipIsBuiltWithoutAWayOut() {
        drawing.bank(0, 1000);
        int[][] around = {{7, 16}, {9, 16}, {8, 15}, {8, 17}};
        for (int[] place : around) {
            drawing.halite(place[0], place[1], 500).ship(0, place[0], place[1], 0);
        }

        assertThat(drawing.answer(GREEDY)).isEmpty();
    }
}
