package regatta.halite.bots.hungarian;

import java.util.Arrays;
import regatta.core.Orders;
import regatta.halite.HaliteOrders;
import regatta.halite.HalitePosition;

/** Where the ships of other seats are expected, and how often they came there. The old is forgotten slowly. A table. */
final class Forecasts {

    private static final double MEMORY = 0.999;

    /** How many moves of a seat count as not foreseen before any is seen: belief must be earned. */
    private static final double FIRST_DOUBT = 20;

    private static final int NONE = HalitePosition.NONE;

    private final HalitePosition position;
    private final int seat;

    /** By ship: where it is expected, if it belongs to another. */
    private int[] expected = new int[64];

    private int ships;

    // By seat.
    private final double[] asked;
    private final double[] right;

    Forecasts(HalitePosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = new double[position.seats()];
        right = new double[position.seats()];
        for (int other = 0; other < asked.length; other++) {
            asked[other] = other == seat ? 0 : FIRST_DOUBT;
        }
    }

    /** Sees what came of the turn before, and notes what the others are expected to do in this one. */
    void expect(Orders guesses) {
        compare();
        ships = position.shipCount;
        makeRoom();
        Arrays.fill(expected, 0, ships, NONE);
        for (int ship = 0; ship < ships; ship++) {
            if (position.shipCell[ship] != NONE && position.shipOwner[ship] != seat) {
                expected[ship] = position.shipCell[ship];
            }
        }
        for (int other = 0; other < position.seats(); other++) {
            for (int i = 0; other != seat && i < guesses.count(other); i++) {
                note(guesses, other, i);
            }
        }
    }

    private void compare() {
        for (int ship = 0; ship < ships; ship++) {
            if (expected[ship] != NONE && position.shipCell[ship] != NONE) {
                int owner = position.shipOwner[ship];
                asked[owner] = MEMORY * asked[owner] + 1;
                right[owner] = MEMORY * right[owner] + (position.shipCell[ship] == expected[ship] ? 1 : 0);
            }
        }
    }

    private void makeRoom() {
        if (expected.length < ships) {
            expected = new int[2 * ships];
        }
    }

    private void note(Orders guesses, int other, int i) {
        if (guesses.kind(other, i) == HaliteOrders.MOVE) {
            int ship = guesses.subject(other, i);
            expected[ship] = position.torus.neighbour(position.shipCell[ship], (int) guesses.first(other, i));
        }
    }

    /** Expects what another one does that looks at the same seat. */
    void copyFrom(Forecasts other) {
        ships = other.ships;
        makeRoom();
        System.arraycopy(other.expected, 0, expected, 0, ships);
        System.arraycopy(other.asked, 0, asked, 0, asked.length);
        System.arraycopy(other.right, 0, right, 0, right.length);
    }

    /** Returns whether an enemy is expected on a cell. */
    boolean expects(int enemy, int cell) {
        return enemy < ships && expected[enemy] == cell;
    }

    /** Returns which part of the moves of a seat came as foreseen. */
    double truth(int other) {
        return right[other] / asked[other];
    }

    /** Returns which part of all moves came as foreseen. */
    double truth() {
        return Arrays.stream(right).sum() / Arrays.stream(asked).sum();
    }
}
