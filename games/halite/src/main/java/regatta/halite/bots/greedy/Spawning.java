package regatta.halite.bots.greedy;

import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** When it spawns (P28). */
record Spawning(GreedySight sight, Phases phases) {

    /** P28: in the early phase, if there is money, nobody is on the yard or will be, and the new ship has a way out. */
    boolean spawns() {
        int yard = sight.position.shipyard[sight.seat];
        boolean free = sight.position.shipAt[yard] == HalitePosition.NONE && !sight.claimed[yard];
        return phases.early() && sight.bank >= sight.economy.shipPrice && free && wayOut(yard);
    }

    /** C20: a neighbour is free if no own ship is there, and none will be. */
    private boolean wayOut(int yard) {
        for (int direction = 0; direction < Torus.STILL; direction++) {
            int cell = sight.position.torus.neighbour(yard, direction);
            if (!sight.ownShip(cell) && !sight.claimed[cell]) {
                return true;
            }
        }
        return false;
    }
}
