package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Rng;
import regatta.core.Standing;
import regatta.halite.Statistics.Count;
import regatta.testkit.SeedSource;

/** The rules of the finals, one example each. The golden games prove the whole. */
class FinalRulesTest {

    private final HaliteDrawing drawing = HaliteDrawing.finals();

    @ParameterizedTest
    @CsvSource({"0, 0", "9, 0", "10, 1", "99, 9", "1000, 100"})
    void leavingACellCostsATenthRoundedDown(int halite, int cost) {
        int ship = drawing.halite(3, 3, halite).ship(0, 3, 3, 500);

        drawing.turn("m " + ship + " w", "");

        assertThat(drawing.ship(ship)).isEqualTo("2,3:" + (500 - cost));
    }

    @Test
    void theSeaHasNoEdge() {
        int ship = drawing.ship(0, 0, 0, 0);

        assertThat(drawing.turn("m " + ship + " n", "").ship(ship)).isEqualTo("0,31:0");
        assertThat(drawing.turn("m " + ship + " w", "").ship(ship)).isEqualTo("31,31:0");
        assertThat(drawing.turn("", "").ship(ship)).isEqualTo("31,31:250");
        drawing.halite(31, 31, 0);
        assertThat(drawing.turn("m " + ship + " s", "").ship(ship)).isEqualTo("31,0:250");
        assertThat(drawing.turn("m " + ship + " e", "").ship(ship)).isEqualTo("0,0:250");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "4, 1", "5, 2", "1000, 250"})
    void aShipThatStaysMinesAQuarterRoundedUp(int halite, int mined) {
        int ship = drawing.halite(3, 3, halite).ship(0, 3, 3, 0);

        drawing.turn("", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:" + mined);
        assertThat(drawing.halite(3, 3)).isEqualTo(halite - mined);
    }

    @Test
    void aShipTakesNoMoreThanItHasRoomFor() {
        int ship = drawing.halite(3, 3, 1000).ship(0, 3, 3, 990);

        drawing.turn("m " + ship + " o", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:1000");
        assertThat(drawing.halite(3, 3)).isEqualTo(990);
    }

    @Test
    void aShipThatCannotPayItsMoveMinesInstead() {
        int ship = drawing.halite(3, 3, 100).ship(0, 3, 3, 9);

        drawing.turn("m " + ship + " n", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:34");
    }

    @Test
    void twoForeignShipsNearbyInspire() {
        int ship = drawing.halite(3, 3, 100).ship(0, 3, 3, 0);
        drawing.ship(1, 3, 7, 0);
        assertThat(drawing.position.shipInspired[ship]).isFalse();
        drawing.ship(1, 5, 1, 0);
        assertThat(drawing.position.shipInspired[ship]).isTrue();

        drawing.turn("", "");

        assertThat(drawing.ship(ship)).isEqualTo("3,3:75");
        assertThat(drawing.halite(3, 3)).isEqualTo(75);
        assertThat(drawing.position.statistics.get(Count.TOTAL_BONUS, 0)).isEqualTo(50);
    }

    @Test
    void foreignShipsFiveStepsAwayDoNotInspire() {
        int ship = drawing.ship(0, 0, 0, 0);
        drawing.ship(1, 0, 5, 0);
        drawing.ship(1, 29, 30, 0);
        drawing.ship(0, 0, 1, 0);
        drawing.ship(0, 0, 2, 0);

        assertThat(drawing.position.shipInspired[ship]).isFalse();
    }

    @Test
    void swappingShipsPassEachOther() {
        int one = drawing.ship(0, 3, 3, 1);
        int other = drawing.ship(1, 4, 3, 2);

        drawing.turn("m " + one + " e", "m " + other + " w");

        assertThat(drawing.ship(one)).isEqualTo("4,3:1");
        assertThat(drawing.ship(other)).isEqualTo("3,3:2");
    }

    @Test
    void shipsThatMeetSinkAndSpillTheirCargo() {
        int one = drawing.ship(0, 3, 3, 5);
        int other = drawing.ship(1, 5, 3, 8);
        int waiting = drawing.ship(0, 4, 3, 20);

        drawing.turn("m " + one + " e", "m " + other + " w");

        assertThat(drawing.position.shipsOf(0) + drawing.position.shipsOf(1)).isZero();
        assertThat(drawing.ship(waiting)).isEqualTo("sunk");
        assertThat(drawing.halite(4, 3)).isEqualTo(33);
        assertThat(drawing.position.statistics.get(Count.SELF_COLLISIONS, 0)).isEqualTo(2);
        assertThat(drawing.position.statistics.get(Count.ALL_COLLISIONS, 1)).isOne();
        assertThat(drawing.position.statistics.get(Count.TOTAL_DROPPED, 0)).isEqualTo(25);
        assertThat(drawing.count(HaliteEvents.SELF_COLLISION)).isOne();
    }

    @Test
    void cargoSunkAtAStructureGoesToItsOwner() {
        long bank = drawing.position.bank[1];
        int one = drawing.ship(0, 23, 15, 5);
        int other = drawing.ship(0, 23, 17, 8);

        drawing.turn("m " + one + " s m " + other + " n", "");

        assertThat(drawing.position.bank[1]).isEqualTo(bank + 13);
    }

    @Test
    void aShipOnItsOwnStructureDeliversEveryTurn() {
        int ship = drawing.ship(0, 8, 15, 77);

        drawing.turn("m " + ship + " s", "");

        assertThat(drawing.position.bank[0]).isEqualTo(5077);
        assertThat(drawing.ship(ship)).isEqualTo("8,16:0");
        assertThat(drawing.turn("", "").message(0)).endsWith("1\n8 16 0\n");
    }

    @Test
    void theHigherSeatSpawnsFirst() {
        drawing.turn("g", "g");

        assertThat(drawing.ship(0)).isEqualTo("23,16:0");
        assertThat(drawing.ship(1)).isEqualTo("8,16:0");
    }

    @Test
    void aDropoffIsPaidWithWhatLiesAndIsCarriedThere() {
        drawing.position.bank[0] = 3500;
        int ship = drawing.halite(3, 3, 300).ship(0, 3, 3, 200);

        drawing.turn("c " + ship, "");

        assertThat(drawing.position.bank[0]).isZero();
        assertThat(drawing.position.dropoffDelivered[0]).isEqualTo(500);
        assertThat(drawing.message(0)).contains("0 0 1 0\n0 3 3\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"m 0 n m 0 s", "m 0 n c 0", "m 7 n", "m 1 n", "m -1 n", "m 99999999999 n", "g g", "c 0"})
    void ordersThatBreakARuleCostTheSeat(String line) {
        drawing.position.bank[0] = 2000;
        drawing.ship(0, 3, 3, 0);
        drawing.ship(1, 5, 5, 0);

        drawing.turn(line, "");

        assertThat(drawing.position.terminated[0]).isTrue();
        assertThat(drawing.fault(0)).startsWith("INVALID: Command ");
        assertThat(drawing.position.shipsOf(0)).isZero();
        assertThat(drawing.position.over()).isTrue();
    }

    @Test
    void aFaultNamesTheCommandAndTheReason() {
        drawing.ship(0, 3, 3, 0);

        drawing.turn("m 0 n g g", "");

        assertThat(drawing.fault(0)).isEqualTo("INVALID: Command 3 of 3, 'g': a second spawn in one turn.");
    }

    @Test
    void aSeatThatIsOutKeepsItsStructuresAndTheySwallowWreckage() {
        HaliteDrawing four = new HaliteDrawing("halite/final size=32 seed=1 seats=4");
        int one = four.ship(1, 8, 7, 30);
        int other = four.ship(1, 8, 9, 40);
        four.turn(null, "", "", "");

        four.turn("", "m " + one + " s m " + other + " n", "", "");

        assertThat(four.position.bank[0]).isEqualTo(70);
        assertThat(four.position.owner[four.position.torus.cell(8, 8)]).isZero();
        assertThat(four.rules.awaitedLines(four.position, 0)).isZero();
        assertThat(four.rules.awaitedLines(four.position, 1)).isOne();
    }

    @Test
    void aSeatWithoutShipsAndThePriceOfOneIsOutOfTheRanking() {
        HaliteDrawing four = new HaliteDrawing("halite/final size=32 seed=1 seats=4 turns=3");
        four.position.bank[0] = 999;

        four.turn("", "", "", "").turn("", "", "", "").turn("", "", "", "");

        assertThat(four.rules.standings(four.position).get(0)).isEqualTo(new Standing(0, 4, 0));
    }

    @Test
    void anEmptySeaEndsTheMatchOnceNoShipCarriesAnything() {
        drawing.halite(31, 31, 0);
        int ship = drawing.ship(0, 8, 14, 10);

        assertThat(drawing.turn("m " + ship + " s", "").position.over()).isFalse();
        assertThat(drawing.turn("m " + ship + " s", "").position.over()).isTrue();
    }

    @Test
    void whatGoesWrongIsReported() {
        int stranded = drawing.halite(3, 3, 100).ship(0, 3, 3, 4);
        int one = drawing.ship(1, 20, 20, 0);
        int other = drawing.ship(1, 22, 20, 0);

        drawing.turn("m " + stranded + " n", "m " + one + " e m " + other + " w");

        int cell = drawing.position.torus.cell(21, 20);
        assertThat(drawing.events())
                .containsExactly(
                        List.of(HaliteEvents.STRANDED, 0, stranded, 10, 4),
                        List.of(HaliteEvents.WRECK, cell, one, other),
                        List.of(HaliteEvents.SELF_COLLISION, 1, cell));
    }

    @Test
    void strictModeEndsTheMatchAtTheFirstWarning() {
        HaliteDrawing strict = new HaliteDrawing("halite/final size=32 seed=1 strict");
        int ship = strict.halite(3, 3, 100).ship(0, 3, 3, 0);

        strict.turn("m " + ship + " n", "");

        assertThat(strict.position.over()).isTrue();
        assertThat(strict.position.turn()).isEqualTo(401);
        assertThat(strict.count(HaliteEvents.STOPPED)).isOne();
    }

    @Test
    void equalSeatsAreRankedByLot() {
        HaliteDrawing tie = new HaliteDrawing("halite/final size=32 seed=42 turns=1");

        tie.turn("", "");

        // The generator's first outputs for seed 42 are 1608637542 and 3421126067.
        assertThat(tie.rules.standings(tie.position))
                .containsExactly(new Standing(0, 2, 5000), new Standing(1, 1, 5000));
    }

    @ParameterizedTest
    @SeedSource(40)
    void noHaliteIsEverMadeButByInspirationOrLostButToMovingAndKills(long seed) {
        HaliteDrawing open = new HaliteDrawing("halite/final size=32 seed=1");
        Rng rng = new Rng(seed);
        for (int i = 0; i < 40; i++) {
            open.halite(rng.below(32), rng.below(32), rng.below(900));
        }
        for (int x : new int[] {8, 23}) {
            open.halite(x, 16, 0);
        }
        for (int turn = 0; turn < 60 && !open.position.over(); turn++) {
            open.orders.clear();
            long before = wealth(open);
            long spent = 0;
            for (int seat = 0; seat < 2; seat++) {
                spent += order(open, seat, rng);
            }
            open.rules.advance(open.position, open.orders, open.events);
            assertThat(wealth(open)).as("turn %d", turn).isEqualTo(before - spent);
        }
    }

    /** Gives random orders, and returns their cost: moves paid and ships bought. */
    private static long order(HaliteDrawing drawing, int seat, Rng rng) {
        HalitePosition position = drawing.position;
        long spent = 0;
        if (position.bank[seat] >= 1000 && rng.oneIn(3)) {
            drawing.orders.add(seat, HaliteOrders.SPAWN, HalitePosition.NONE, 0, 0);
            spent += 1000;
        }
        for (int ship = position.firstShip(seat); ship != HalitePosition.NONE; ship = position.nextShip(ship)) {
            int cost = position.economy.moveCost(position.halite[position.shipCell[ship]]);
            position.shipInspired[ship] = false;
            if (rng.oneIn(2)) {
                drawing.orders.add(seat, HaliteOrders.MOVE, ship, rng.below(4), 0);
                spent += position.shipCargo[ship] >= cost ? cost : 0;
            }
        }
        return spent;
    }

    private static long wealth(HaliteDrawing drawing) {
        HalitePosition position = drawing.position;
        long wealth = position.afloat + position.bank[0] + position.bank[1];
        long lying = 0;
        for (int amount : position.halite) {
            lying += amount;
        }
        assertThat(position.afloat).isEqualTo(lying);
        for (int seat = 0; seat < 2; seat++) {
            for (int ship = position.firstShip(seat); ship != HalitePosition.NONE; ship = position.nextShip(ship)) {
                assertThat(position.shipCargo[ship]).isBetween(0, 1000);
                wealth += position.shipCargo[ship];
            }
        }
        return wealth;
    }
}
