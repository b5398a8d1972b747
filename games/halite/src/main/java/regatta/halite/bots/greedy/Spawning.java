package regatta.halite.bots.greedy;

import regatta.halite.HalitePosition;
import regatta.halite.Torus;
import regatta.halite.bots.fleet.TurnContext;

/** The decision to build a ship. */
record Spawning(TurnContext context, Plan plan, Phases phases) {

    /** Returns whether there is money, no ship is on the shipyard or will be, and the new ship has a way out. */
    boolean spawns() {
        int yard = context.position.shipyard[context.seat];
        boolean free = context.position.shipAt[yard] == HalitePosition.NONE && !plan.claimed[yard];
        return phases.early() && plan.bank >= context.economy.shipPrice && free && hasWayOut(yard);
    }

    private boolean hasWayOut(int yard) {
        for (int direction = 0; direction < Torus.STILL; direction++) {
            int cell = context.torus.neighbour(yard, direction);
            if (!context.hasOwnShip(cell) && !plan.claimed[cell]) {
                return true;
            }
        }
        return false;
    }
}
