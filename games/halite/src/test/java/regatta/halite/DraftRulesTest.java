package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Standing;

/** The rules page of July 2018, a test for each sentence that states a rule. */
class DraftRulesTest {

    private final Sea sea = Sea.draft();

    @Test
    void aMatchLasts300Turns() {
        Sea whole = new Sea("halite/draft size=32 seed=1");
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
        int ship = sea.halite(3, 3, halite).ship(0, 3, 3, 500);

        sea.turn("m " + ship + " e", "");

        assertThat(sea.ship(ship)).isEqualTo("4,3:" + (500 - cost));
        assertThat(sea.halite(3, 3)).isEqualTo(halite);
    }

    @Test
    void theCostOfAMoveIsPaidFromTheCargo() {
        long bank = sea.position.bank[0];
        int ship = sea.halite(3, 3, 100).ship(0, 3, 3, 5);

        sea.turn("m " + ship + " n", "");

        assertThat(sea.ship(ship)).isEqualTo("3,2:0");
        assertThat(sea.position.bank[0]).isEqualTo(bank);
    }

    @Test
    void aShipThatCannotPayStaysAndDoesNotExtract() {
        int ship = sea.halite(3, 3, 100).ship(0, 3, 3, 4);

        sea.turn("m " + ship + " n", "");

        assertThat(sea.ship(ship)).isEqualTo("3,3:4");
        assertThat(sea.halite(3, 3)).isEqualTo(100);
        assertThat(sea.count(HaliteEvents.STRANDED)).isOne();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "4, 0", "5, 1", "14, 1", "15, 2", "100, 10", "1000, 100"})
    void aShipWithoutAnyCommandExtractsTenPercentRoundedToNearest(int halite, int extracted) {
        int ship = sea.halite(3, 3, halite).ship(0, 3, 3, 7);

        sea.turn("", "");

        assertThat(sea.ship(ship)).isEqualTo("3,3:" + (7 + extracted));
        assertThat(sea.halite(3, 3)).isEqualTo(halite - extracted);
        assertThat(sea.position.afloat).isEqualTo(1000 + halite - extracted);
        assertThat(sea.position.statistics.get(Statistics.Count.TOTAL_MINED, 0)).isEqualTo(extracted);
    }

    @Test
    void extractionTakesOnlyWhatFits() {
        int ship = sea.halite(3, 3, 1000).ship(0, 3, 3, 970);

        sea.turn("", "");

        assertThat(sea.ship(ship)).isEqualTo("3,3:1000");
        assertThat(sea.halite(3, 3)).isEqualTo(970);
        assertThat(sea.message(0)).endsWith("1\n3 3 970\n");
    }

    @Test
    void aFullShipExtractsNothingAndItsCellIsNotReported() {
        sea.halite(3, 3, 1000).ship(0, 3, 3, 1000);

        sea.turn("", "");

        assertThat(sea.halite(3, 3)).isEqualTo(1000);
        assertThat(sea.position.changedCount).isZero();
    }

    @Test
    void stayingStillIsACommandSoTheShipDoesNotExtract() {
        int ship = sea.halite(3, 3, 100).ship(0, 3, 3, 0);

        sea.turn("m " + ship + " o", "");

        assertThat(sea.ship(ship)).isEqualTo("3,3:0");
    }

    @Test
    void aShipThatDumpsDoesNotExtract() {
        int ship = sea.halite(3, 3, 100).ship(0, 3, 3, 50);

        sea.turn("d " + ship + " 0", "");

        assertThat(sea.ship(ship)).isEqualTo("3,3:50");
    }

    @Test
    void haliteDumpedInTheSeaLiesThere() {
        int ship = sea.halite(3, 3, 100).ship(0, 3, 3, 50);

        sea.turn("d " + ship + " 20", "");

        assertThat(sea.ship(ship)).isEqualTo("3,3:30");
        assertThat(sea.halite(3, 3)).isEqualTo(120);
        assertThat(sea.position.afloat).isEqualTo(1120);
        assertThat(sea.message(0)).endsWith("1\n3 3 120\n");
    }

    @Test
    void haliteDumpedOnAnOwnStructureIsBanked() {
        long bank = sea.position.bank[0];
        int atYard = sea.ship(0, 8, 16, 50);
        sea.dropoff(0, 3, 3);
        int atDropoff = sea.ship(0, 3, 3, 70);

        sea.turn("d " + atYard + " 40 d " + atDropoff + " 70", "");

        assertThat(sea.position.bank[0]).isEqualTo(bank + 110);
        assertThat(sea.position.delivered[0]).isEqualTo(110);
        assertThat(sea.position.yardDelivered[0]).isEqualTo(40);
        assertThat(sea.position.dropoffDelivered[0]).isEqualTo(70);
        assertThat(sea.ship(atYard)).isEqualTo("8,16:10");
        assertThat(sea.halite(3, 3)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"100, 25, 75", "3, 0, 3", "7, 1, 6"})
    void haliteDumpedOnAnotherPlayersDropoffPaysAQuarterToItsOwner(int amount, int tax, int rest) {
        long[] banks = sea.position.bank.clone();
        sea.dropoff(1, 3, 3);
        int ship = sea.ship(0, 3, 3, 100);

        sea.turn("d " + ship + " " + amount, "");

        assertThat(sea.position.bank).containsExactly(banks[0] + rest, banks[1] + tax);
        assertThat(sea.position.delivered).containsExactly(rest, tax);
        assertThat(sea.position.dropoffDelivered[0]).isEqualTo(tax);
    }

    @Test
    void anotherPlayersShipyardTaxesLikeADropoff() {
        long[] banks = sea.position.bank.clone();
        int ship = sea.ship(0, 23, 16, 100);

        sea.turn("d " + ship + " 100", "");

        assertThat(sea.position.bank).containsExactly(banks[0] + 75, banks[1] + 25);
    }

    @ParameterizedTest
    @ValueSource(strings = {"101", "-1", "99999999999"})
    void dumpingWhatTheShipDoesNotCarryCostsTheSeat(String amount) {
        int ship = sea.ship(0, 3, 3, 100);

        sea.turn("d " + ship + " " + amount, "");

        assertThat(sea.position.terminated[0]).isTrue();
        assertThat(sea.fault(0)).startsWith("INVALID").contains("the ship carries 100");
    }

    @Test
    void dumpingComesBeforeSpawning() {
        long bank = sea.position.bank[0];
        int ship = sea.ship(0, 8, 16, 100);

        sea.turn("g d " + ship + " 100", "");

        // The cargo was home before the new ship ran into the old one.
        assertThat(sea.ship(ship)).isEqualTo("sunk");
        assertThat(sea.position.bank[0]).isEqualTo(bank - 1000 + 100);
    }

    @Test
    void haliteDumpedThisTurnCannotBeSpentThisTurn() {
        sea.position.bank[0] = 950;
        int ship = sea.ship(0, 8, 16, 100);

        sea.turn("d " + ship + " 100 g", "");

        assertThat(sea.position.terminated[0]).isTrue();
    }

    @Test
    void aDropoffCostsItsFullPriceAndCellAndCargoAreLost() {
        sea.position.bank[0] = 10_007;
        int ship = sea.halite(3, 3, 300).ship(0, 3, 3, 200);

        sea.turn("c " + ship, "");

        assertThat(sea.ship(ship)).isEqualTo("sunk");
        assertThat(sea.position.bank[0]).isEqualTo(7);
        assertThat(sea.position.dropoffsOf(0)).isOne();
        assertThat(sea.halite(3, 3)).isZero();
        assertThat(sea.position.afloat).isEqualTo(1000);
        assertThat(sea.position.delivered[0]).isZero();
    }

    @Test
    void aDropoffOneCannotPayCostsTheSeat() {
        sea.position.bank[0] = 9_999;
        int ship = sea.halite(3, 3, 300).ship(0, 3, 3, 200);

        sea.turn("c " + ship, "");

        assertThat(sea.fault(0)).contains("cost 10000").contains("holds 9999");
    }

    @Test
    void aDropoffOnAnOwnedCellCostsTheSeat() {
        sea.position.bank[0] = 20_000;
        int ship = sea.ship(0, 23, 16, 0);

        sea.turn("c " + ship, "");

        assertThat(sea.fault(0)).contains("a structure of seat 1 stands there already");
    }

    @Test
    void constructionComesBeforeMoving() {
        sea.position.bank[0] = 10_000;
        int builder = sea.ship(0, 3, 3, 0);
        int follower = sea.ship(0, 2, 3, 0);

        sea.turn("m " + follower + " e c " + builder, "");

        assertThat(sea.ship(follower)).isEqualTo("3,3:0");
    }

    @Test
    void movingComesBeforeSpawning() {
        int ship = sea.ship(0, 8, 16, 0);

        sea.turn("g m " + ship + " n", "");

        assertThat(sea.ship(ship)).isEqualTo("8,15:0");
        assertThat(sea.position.shipsOf(0)).isEqualTo(2);
    }

    @Test
    void spawningCostsTheBasePriceAndTheFuelWhichTheShipCarries() {
        sea.position.bank[0] = 1300;

        sea.turn("g 250", "");

        assertThat(sea.position.bank[0]).isEqualTo(50);
        assertThat(sea.ship(2)).isEqualTo("8,16:250");
    }

    @Test
    void fuelMayBeLeftOut() {
        sea.turn("g", "");

        assertThat(sea.ship(2)).isEqualTo("8,16:0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"g -1", "g 1001", "g 9223372036854775807"})
    void fuelThatNoShipCanCarryCostsTheSeat(String line) {
        sea.position.bank[0] = 5000;

        sea.turn(line, "");

        assertThat(sea.fault(0)).contains("fuel must be from 0 to 1000");
    }

    @Test
    void baseAndFuelTogetherMustBeInTheBank() {
        sea.position.bank[0] = 1100;

        sea.turn("g 101", "");

        assertThat(sea.fault(0)).contains("cost 1101");
    }

    @Test
    void newShipDoesNotExtractInItsFirstTurn() {
        sea.turn("g", "");

        assertThat(sea.position.changedCount).isZero();
    }

    @Test
    void aShipThatSinksSpillsItsCargoWhereItSinks() {
        int one = sea.halite(3, 3, 7).ship(0, 2, 3, 40);
        int other = sea.ship(1, 4, 3, 50);

        sea.turn("m " + one + " e", "m " + other + " w");

        assertThat(sea.ship(one)).isEqualTo("sunk");
        assertThat(sea.ship(other)).isEqualTo("sunk");
        assertThat(sea.halite(3, 3)).isEqualTo(97);
        assertThat(sea.position.afloat).isEqualTo(1097);
    }

    @Test
    void cargoSunkAtAStructureIsHomeForItsOwnerAndTaxedForOthers() {
        long[] banks = sea.position.bank.clone();
        int own = sea.ship(0, 8, 15, 40);
        int foreign = sea.ship(1, 8, 17, 100);

        sea.turn("m " + own + " s", "m " + foreign + " n");

        assertThat(sea.position.bank).containsExactly(banks[0] + 40 + 25, banks[1] + 75);
    }

    @Test
    void aShipSpawnedOntoAnotherSinksWithItAndBothCargoesAreWreckage() {
        sea.position.bank[0] = 1200;
        long theirs = sea.position.bank[1];
        int foreign = sea.ship(1, 8, 16, 100);

        sea.turn("g 200", "");

        assertThat(sea.ship(foreign)).isEqualTo("sunk");
        assertThat(sea.ship(3)).isEqualTo("sunk");
        assertThat(sea.position.bank).containsExactly(200 + 25, theirs + 75);
    }

    @Test
    void playerWithTheLargestBankWins() {
        Sea end = new Sea("halite/draft size=32 seed=1 turns=2");
        end.position.bank[1] += 1;

        end.turn("", "").turn("", "");

        assertThat(end.rules.standings(end.position))
                .containsExactly(new Standing(0, 2, 1000), new Standing(1, 1, 1001));
    }

    @Test
    void aPlayerWithoutShipsAndHaliteStaysInTheGame() {
        sea.position.bank[0] = 0;

        sea.turn("", "").turn("", "");

        assertThat(sea.position.over()).isFalse();
        assertThat(sea.position.solvent[0]).isTrue();
    }

    @Test
    void anEmptySeaDoesNotEndTheGame() {
        sea.halite(31, 31, 0).turn("", "");

        assertThat(sea.position.over()).isFalse();
    }

    @Test
    void theLastRemainingPlayerWins() {
        sea.turn(null, "");

        assertThat(sea.position.over()).isTrue();
        assertThat(sea.rules.standings(sea.position)).extracting(Standing::rank).containsExactly(2, 1);
    }

    @Test
    void noShipIsInspiredInTheDraft() {
        int ship = sea.halite(3, 3, 100).ship(0, 3, 3, 0);
        sea.ship(1, 3, 4, 0);
        sea.ship(1, 3, 5, 0);

        sea.turn("", "");

        assertThat(sea.ship(ship)).isEqualTo("3,3:10");
    }
}
