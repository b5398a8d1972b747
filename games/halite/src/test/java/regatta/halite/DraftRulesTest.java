package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Standing;

/** The rules page of July 2018, a test for each sentence that states a rule. */
class DraftRulesTest {

    private final HaliteDrawing drawing = HaliteDrawing.draft();

    @Test
    void aMatchLasts300Turns() {
        HaliteDrawing whole = new HaliteDrawing("halite/draft size=32 seed=1");
        for (int turn = 1; turn <= 300; turn++) {
            assertThat(whole.position.over()).as("before turn %d", turn).isFalse();
            whole.turn("", "");
        }
        assertThat(whole.position.over()).isTrue();
        assertThat(whole.position.turn()).isEqualTo(301);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "9, 0", "10, 1", "29, 1", "30, 2", "100, 5", "1000, 50"})
    void leavingACellCostsFivePercentOfItsHaliteRoundedToNearest(int halite, int cost) {
        int ship = drawing.halite(3, 3, halite).ship(0, 3, 3, 500);

        drawing.turn("m " + ship + " e", "");

        assertThat(drawing.ship(ship)).isEqualTo("4,3:" + (500 - cost));
        assertThat(drawing.halite(3, 3)).isEqualTo(halite);
    }

    @Test
    void theCostOfAMoveIsPaidFromTheCargo() {
        long bank = drawing.position.bank[0];
        int ship = drawing.halite(3, 3, 100).ship(0, 3, 3, 5);

        drawing.turn("m " + ship + " n", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,2:0");
        assertThat(drawing.position.bank[0]).isEqualTo(bank);
    }

    @Test
    void aShipThatCannotPayStaysAndDoesNotExtract() {
        int ship = drawing.halite(3, 3, 100).ship(0, 3, 3, 4);

        drawing.turn("m " + ship + " n", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:4");
        assertThat(drawing.halite(3, 3)).isEqualTo(100);
        assertThat(drawing.count(HaliteEvents.STRANDED)).isOne();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "4, 0", "5, 1", "14, 1", "15, 2", "100, 10", "1000, 100"})
    void aShipWithoutAnyCommandExtractsTenPercentRoundedToNearest(int halite, int extracted) {
        int ship = drawing.halite(3, 3, halite).ship(0, 3, 3, 7);

        drawing.turn("", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:" + (7 + extracted));
        assertThat(drawing.halite(3, 3)).isEqualTo(halite - extracted);
        assertThat(drawing.position.afloat).isEqualTo(1000 + halite - extracted);
        assertThat(drawing.position.statistics.get(Statistics.Count.TOTAL_MINED, 0))
                .isEqualTo(extracted);
    }

    @Test
    void extractionTakesOnlyWhatFits() {
        int ship = drawing.halite(3, 3, 1000).ship(0, 3, 3, 970);

        drawing.turn("", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:1000");
        assertThat(drawing.halite(3, 3)).isEqualTo(970);
        assertThat(drawing.message(0)).endsWith("1\n3 3 970\n");
    }

    @Test
    void aFullShipExtractsNothingAndItsCellIsNotReported() {
        drawing.halite(3, 3, 1000).ship(0, 3, 3, 1000);

        drawing.turn("", "");

        assertThat(drawing.halite(3, 3)).isEqualTo(1000);
        assertThat(drawing.position.changedCount).isZero();
    }

    @Test
    void stayingStillIsACommandSoTheShipDoesNotExtract() {
        int ship = drawing.halite(3, 3, 100).ship(0, 3, 3, 0);

        drawing.turn("m " + ship + " o", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:0");
    }

    @Test
    void aShipThatDumpsDoesNotExtract() {
        int ship = drawing.halite(3, 3, 100).ship(0, 3, 3, 50);

        drawing.turn("d " + ship + " 0", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:50");
    }

    @Test
    void haliteDumpedInTheSeaLiesThere() {
        int ship = drawing.halite(3, 3, 100).ship(0, 3, 3, 50);

        drawing.turn("d " + ship + " 20", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:30");
        assertThat(drawing.halite(3, 3)).isEqualTo(120);
        assertThat(drawing.position.afloat).isEqualTo(1120);
        assertThat(drawing.message(0)).endsWith("1\n3 3 120\n");
    }

    @Test
    void haliteDumpedOnAnOwnStructureIsBanked() {
        long bank = drawing.position.bank[0];
        int atYard = drawing.ship(0, 8, 16, 50);
        drawing.dropoff(0, 3, 3);
        int atDropoff = drawing.ship(0, 3, 3, 70);

        drawing.turn("d " + atYard + " 40 d " + atDropoff + " 70", "");

        assertThat(drawing.position.bank[0]).isEqualTo(bank + 110);
        assertThat(drawing.position.delivered[0]).isEqualTo(110);
        assertThat(drawing.position.yardDelivered[0]).isEqualTo(40);
        assertThat(drawing.position.dropoffDelivered[0]).isEqualTo(70);
        assertThat(drawing.ship(atYard)).isEqualTo("8,16:10");
        assertThat(drawing.halite(3, 3)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"100, 25, 75", "3, 0, 3", "7, 1, 6"})
    void haliteDumpedOnAnotherPlayersDropoffPaysAQuarterToItsOwner(int amount, int tax, int rest) {
        long[] banks = drawing.position.bank.clone();
        drawing.dropoff(1, 3, 3);
        int ship = drawing.ship(0, 3, 3, 100);

        drawing.turn("d " + ship + " " + amount, "");

        assertThat(drawing.position.bank).containsExactly(banks[0] + rest, banks[1] + tax);
        assertThat(drawing.position.delivered).containsExactly(rest, tax);
        assertThat(drawing.position.dropoffDelivered[0]).isEqualTo(tax);
    }

    @Test
    void anotherPlayersShipyardTaxesLikeADropoff() {
        long[] banks = drawing.position.bank.clone();
        int ship = drawing.ship(0, 23, 16, 100);

        drawing.turn("d " + ship + " 100", "");

        assertThat(drawing.position.bank).containsExactly(banks[0] + 75, banks[1] + 25);
    }

    @ParameterizedTest
    @ValueSource(strings = {"101", "-1", "99999999999"})
    void dumpingWhatTheShipDoesNotCarryCostsTheSeat(String amount) {
        int ship = drawing.ship(0, 3, 3, 100);

        drawing.turn("d " + ship + " " + amount, "");

        assertThat(drawing.position.terminated[0]).isTrue();
        assertThat(drawing.fault(0)).startsWith("INVALID").contains("the ship carries 100");
    }

    @Test
    void dumpingComesBeforeSpawning() {
        long bank = drawing.position.bank[0];
        int ship = drawing.ship(0, 8, 16, 100);

        drawing.turn("g d " + ship + " 100", "");

        // The cargo was home before the new ship ran into the old one.
        assertThat(drawing.ship(ship)).isEqualTo("sunk");
        assertThat(drawing.position.bank[0]).isEqualTo(bank - 1000 + 100);
    }

    @Test
    void haliteDumpedThisTurnCannotBeSpentThisTurn() {
        drawing.position.bank[0] = 950;
        int ship = drawing.ship(0, 8, 16, 100);

        drawing.turn("d " + ship + " 100 g", "");

        assertThat(drawing.position.terminated[0]).isTrue();
    }

    @Test
    void aDropoffCostsItsFullPriceAndCellAndCargoAreLost() {
        drawing.position.bank[0] = 10_007;
        int ship = drawing.halite(3, 3, 300).ship(0, 3, 3, 200);

        drawing.turn("c " + ship, "");

        assertThat(drawing.ship(ship)).isEqualTo("sunk");
        assertThat(drawing.position.bank[0]).isEqualTo(7);
        assertThat(drawing.position.dropoffsOf(0)).isOne();
        assertThat(drawing.halite(3, 3)).isZero();
        assertThat(drawing.position.afloat).isEqualTo(1000);
        assertThat(drawing.position.delivered[0]).isZero();
    }

    @Test
    void aDropoffOneCannotPayCostsTheSeat() {
        drawing.position.bank[0] = 9_999;
        int ship = drawing.halite(3, 3, 300).ship(0, 3, 3, 200);

        drawing.turn("c " + ship, "");

        assertThat(drawing.fault(0)).contains("cost 10000").contains("holds 9999");
    }

    @Test
    void aDropoffOnAnOwnedCellCostsTheSeat() {
        drawing.position.bank[0] = 20_000;
        int ship = drawing.ship(0, 23, 16, 0);

        drawing.turn("c " + ship, "");

        assertThat(drawing.fault(0)).contains("a structure of seat 1 stands there already");
    }

    @Test
    void constructionComesBeforeMoving() {
        drawing.position.bank[0] = 10_000;
        int builder = drawing.ship(0, 3, 3, 0);
        int follower = drawing.ship(0, 2, 3, 0);

        drawing.turn("m " + follower + " e c " + builder, "");

        assertThat(drawing.ship(follower)).isEqualTo("3,3:0");
    }

    @Test
    void movingComesBeforeSpawning() {
        int ship = drawing.ship(0, 8, 16, 0);

        drawing.turn("g m " + ship + " n", "");

        assertThat(drawing.ship(ship)).isEqualTo("8,15:0");
        assertThat(drawing.position.shipsOf(0)).isEqualTo(2);
    }

    @Test
    void spawningCostsTheBasePriceAndTheFuelWhichTheShipCarries() {
        drawing.position.bank[0] = 1300;

        drawing.turn("g 250", "");

        assertThat(drawing.position.bank[0]).isEqualTo(50);
        assertThat(drawing.ship(2)).isEqualTo("8,16:250");
    }

    @Test
    void fuelMayBeLeftOut() {
        drawing.turn("g", "");

        assertThat(drawing.ship(2)).isEqualTo("8,16:0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"g -1", "g 1001", "g 9223372036854775807"})
    void fuelThatNoShipCanCarryCostsTheSeat(String line) {
        drawing.position.bank[0] = 5000;

        drawing.turn(line, "");

        assertThat(drawing.fault(0)).contains("fuel must be from 0 to 1000");
    }

    @Test
    void baseAndFuelTogetherMustBeInTheBank() {
        drawing.position.bank[0] = 1100;

        drawing.turn("g 101", "");

        assertThat(drawing.fault(0)).contains("cost 1101");
    }

    @Test
    void newShipDoesNotExtractInItsFirstTurn() {
        drawing.turn("g", "");

        assertThat(drawing.position.changedCount).isZero();
    }

    @Test
    void aShipThatSinksSpillsItsCargoWhereItSinks() {
        int one = drawing.halite(3, 3, 7).ship(0, 2, 3, 40);
        int other = drawing.ship(1, 4, 3, 50);

        drawing.turn("m " + one + " e", "m " + other + " w");

        assertThat(drawing.ship(one)).isEqualTo("sunk");
        assertThat(drawing.ship(other)).isEqualTo("sunk");
        assertThat(drawing.halite(3, 3)).isEqualTo(97);
        assertThat(drawing.position.afloat).isEqualTo(1097);
    }

    @Test
    void cargoSunkAtAStructureIsHomeForItsOwnerAndTaxedForOthers() {
        long[] banks = drawing.position.bank.clone();
        int own = drawing.ship(0, 8, 15, 40);
        int foreign = drawing.ship(1, 8, 17, 100);

        drawing.turn("m " + own + " s", "m " + foreign + " n");

        assertThat(drawing.position.bank).containsExactly(banks[0] + 40 + 25, banks[1] + 75);
    }

    @Test
    void aShipSpawnedOntoAnotherSinksWithItAndBothCargoesAreWreckage() {
        drawing.position.bank[0] = 1200;
        long theirs = drawing.position.bank[1];
        int foreign = drawing.ship(1, 8, 16, 100);

        drawing.turn("g 200", "");

        assertThat(drawing.ship(foreign)).isEqualTo("sunk");
        assertThat(drawing.ship(3)).isEqualTo("sunk");
        assertThat(drawing.position.bank).containsExactly(200 + 25, theirs + 75);
    }

    @Test
    void playerWithTheLargestBankWins() {
        HaliteDrawing end = new HaliteDrawing("halite/draft size=32 seed=1 turns=2");
        end.position.bank[1] += 1;

        end.turn("", "").turn("", "");

        assertThat(end.rules.standings(end.position))
                .containsExactly(new Standing(0, 2, 1000), new Standing(1, 1, 1001));
    }

    @Test
    void aPlayerWithoutShipsAndHaliteStaysInTheGame() {
        drawing.position.bank[0] = 0;

        drawing.turn("", "").turn("", "");

        assertThat(drawing.position.over()).isFalse();
        assertThat(drawing.position.solvent[0]).isTrue();
    }

    @Test
    void anEmptySeaDoesNotEndTheGame() {
        drawing.halite(31, 31, 0).turn("", "");

        assertThat(drawing.position.over()).isFalse();
    }

    @Test
    void theLastRemainingPlayerWins() {
        drawing.turn(null, "");

        assertThat(drawing.position.over()).isTrue();
        assertThat(drawing.rules.standings(drawing.position))
                .extracting(Standing::rank)
                .containsExactly(2, 1);
    }

    @Test
    void noShipIsInspiredInTheDraft() {
        int ship = drawing.halite(3, 3, 100).ship(0, 3, 3, 0);
        drawing.ship(1, 3, 4, 0);
        drawing.ship(1, 3, 5, 0);

        drawing.turn("", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:10");
    }
}
