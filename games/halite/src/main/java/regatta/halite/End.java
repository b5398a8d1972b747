package regatta.halite;

import regatta.halite.Statistics.Count;

/** Decides whether the match is over for a reason other than the number of turns. */
record End(Economy economy) {

    /** Returns whether no halite is left, or at most one player can act; the draft continues without halite. */
    boolean reached(HalitePosition position) {
        if (position.afloat == 0 && !economy.draft) {
            return noCargo(position);
        }
        int alive = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.terminated[seat]) {
                continue;
            }
            if (economy.able(position, seat)) {
                alive++;
            } else if (position.solvent[seat]) {
                position.solvent[seat] = false;
                position.statistics.set(Count.LAST_TURN_ALIVE, seat, position.turn);
            }
        }
        return alive == 0 || alive == 1 && position.seats() > 1;
    }

    private static boolean noCargo(HalitePosition position) {
        HashOrder ships = position.ships;
        for (int ship = ships.first(); ship != HashOrder.NONE; ship = ships.next(ship)) {
            if (position.shipCargo[ship] > 0) {
                return false;
            }
        }
        return true;
    }
}
