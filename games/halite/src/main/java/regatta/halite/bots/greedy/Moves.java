package regatta.halite.bots.greedy;

import regatta.core.Rng;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;
import regatta.halite.bots.fleet.TurnContext;

/** The direction of each ship: towards its target, if that is safe. */
record Moves(TurnContext context, Plan plan, Phases phases, Rng rng) {

    /** Returns the direction of a ship that goes to {@code target}, and claims the cell where it ends. */
    int choose(int ship, int target, boolean home) {
        int direction = direction(ship, target, home);
        plan.claimed[context.torus.neighbour(context.position.shipCell[ship], direction)] = true;
        return direction;
    }

    private int direction(int ship, int target, boolean home) {
        Torus torus = context.torus;
        int from = context.position.shipCell[ship];
        if (target == from && home) {
            return Torus.STILL;
        }
        int wanted = either(ship, torus.stepAcross(from, target), torus.stepAlong(from, target), home);
        if (wanted != Torus.STILL) {
            return wanted;
        }
        if (home) {
            // It waits, unless another ship comes to its cell.
            return plan.claimed[from] ? anySafe(ship, true) : Torus.STILL;
        }
        int yard = context.position.shipyard[context.seat];
        int across = Torus.opposite(torus.stepAcross(from, yard));
        int along = Torus.opposite(torus.stepAlong(from, yard));
        int awayFromYard = either(ship, across, along, false);
        return awayFromYard != Torus.STILL ? awayFromYard : anySafe(ship, false);
    }

    /** Returns the one of two directions that is safe, a random one if both are, or still. */
    private int either(int ship, int across, int along, boolean home) {
        boolean acrossSafe = across != Torus.STILL && isSafe(ship, across, home);
        boolean alongSafe = along != Torus.STILL && isSafe(ship, along, home);
        if (acrossSafe && alongSafe) {
            return rng.oneIn(2) ? across : along;
        }
        return acrossSafe ? across : alongSafe ? along : Torus.STILL;
    }

    /** Returns a random safe direction, or still if there is none. */
    private int anySafe(int ship, boolean home) {
        int chosen = Torus.STILL;
        int seen = 0;
        for (int direction = 0; direction < Torus.STILL; direction++) {
            if (isSafe(ship, direction, home) && rng.oneIn(++seen)) {
                chosen = direction;
            }
        }
        return chosen;
    }

    /** Enemies next to the cell are ignored, and so are own ships that can leave it. */
    private boolean isSafe(int ship, int direction, boolean home) {
        HalitePosition position = context.position;
        int cell = context.torus.neighbour(position.shipCell[ship], direction);
        if (context.hasOwnStructure(cell)) {
            if (!home) {
                return false; // Other ships keep the way home free.
            }
            if (phases.endFor(ship)) {
                return true; // At the end a collision at home costs nothing.
            }
        }
        if (plan.claimed[cell]) {
            return false;
        }
        int enemy = context.enemyShipAt(cell);
        // An enemy is rammed only near home, where we pick up its cargo.
        return enemy == HalitePosition.NONE
                || context.distanceHome(cell) < context.distanceToStructureOf(position.shipOwner[enemy], cell);
    }
}
