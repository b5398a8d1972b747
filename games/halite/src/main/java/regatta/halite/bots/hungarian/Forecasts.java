package regatta.halite.bots.hungarian;

import java.util.Arrays;
import regatta.core.Orders;
import regatta.halite.HaliteOrders;
import regatta.halite.HalitePosition;

/** How often the moves of other seats came as they were foreseen. The old is forgotten slowly. A table. */
final class Forecasts {

    private static final double MEMORY = 0.999;

    /** How many moves count as not foreseen before any is seen: belief must be earned. */
    private static final double FIRST_DOUBT = 20;

    private final HalitePosition position;
    private final int seat;

    /** By ship: where it is expected, if it belongs to another. */
    private int[] expected = new int[64];

    private int ships;
    private double asked = FIRST_DOUBT;
    private double right;

    Forecasts(HalitePosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    /** Sees what came of the turn before. */
    void compare() {
        for (int ship = 0; ship < ships; ship++) {
            if (expected[ship] != HalitePosition.NONE && position.shipCell[ship] != HalitePosition.NONE) {
                asked = MEMORY * asked + 1;
                right = MEMORY * right + (position.shipCell[ship] == expected[ship] ? 1 : 0);
            }
        }
    }

    /** Notes what the others are expected to do. */
    void expect(Orders guesses) {
        ships = position.shipCount;
        if (expected.length < ships) {
            expected = new int[2 * ships];
        }
        Arrays.fill(expected, 0, ships, HalitePosition.NONE);
        for (int ship = 0; ship < ships; ship++) {
            if (position.shipCell[ship] != HalitePosition.NONE && position.shipOwner[ship] != seat) {
                expected[ship] = position.shipCell[ship];
            }
        }
        for (int other = 0; other < position.seats(); other++) {
            for (int i = 0; other != seat && i < guesses.count(other); i++) {
                note(guesses, other, i);
            }
        }
    }

    private void note(Orders guesses, int other, int i) {
        if (guesses.kind(other, i) == HaliteOrders.MOVE) {
            int ship = guesses.subject(other, i);
            expected[ship] = position.torus.neighbour(position.shipCell[ship], (int) guesses.first(other, i));
        }
    }

    /** Returns which part of the moves came as foreseen. */
    double truth() {
        return right / asked;
    }
}
