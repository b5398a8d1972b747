package regatta.halite.bots.greedy;

import regatta.core.Rng;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;
import regatta.halite.bots.Fleet;

/** Which way a ship goes (P19 to P26). */
record Moves(GreedySight sight, HalitePosition position, Torus torus, Phases phases, Rng rng) {

    Moves(GreedySight sight, Phases phases, Rng rng) {
        this(sight, sight.position, sight.position.torus, phases, rng);
    }

    /** Returns the direction of a ship that goes to {@code target}, home or not, and claims where it ends (P26). */
    int choose(int ship, int target, boolean home) {
        int from = position.shipCell[ship];
        int direction = direction(ship, target, home);
        sight.claimed[torus.neighbour(from, direction)] = true;
        return direction;
    }

    private int direction(int ship, int target, boolean home) {
        int from = position.shipCell[ship];
        if (target == from && home) {
            return Torus.STILL;
        }
        // P22: one of the directions that lead nearer.
        int wanted = either(ship, torus.stepAcross(from, target), torus.stepAlong(from, target), home);
        if (wanted != Torus.STILL) {
            return wanted;
        }
        if (home) {
            // C14: who goes home waits, unless somebody comes.
            return sight.claimed[from] ? anySafe(ship, true) : Torus.STILL;
        }
        // P23, C13: spread out.
        int yard = position.shipyard[sight.seat];
        int away = either(
                ship, Torus.opposite(torus.stepAcross(from, yard)), Torus.opposite(torus.stepAlong(from, yard)), false);
        return away != Torus.STILL ? away : anySafe(ship, false);
    }

    /** Returns the one of two directions that is safe, by lot if both are, or still. */
    private int either(int ship, int across, int along, boolean home) {
        boolean acrossSafe = across != Torus.STILL && safe(ship, across, home);
        boolean alongSafe = along != Torus.STILL && safe(ship, along, home);
        if (acrossSafe && alongSafe) {
            return rng.oneIn(2) ? across : along;
        }
        return acrossSafe ? across : alongSafe ? along : Torus.STILL;
    }

    /** P24: any safe direction by lot; without one the ship stays, come what may. */
    private int anySafe(int ship, boolean home) {
        int chosen = Torus.STILL;
        int seen = 0;
        for (int direction = 0; direction < Torus.STILL; direction++) {
            if (safe(ship, direction, home) && rng.oneIn(++seen)) {
                chosen = direction;
            }
        }
        return chosen;
    }

    /** P19, P20, P21, P25, C11, C12. */
    private boolean safe(int ship, int direction, boolean home) {
        int cell = torus.neighbour(position.shipCell[ship], direction);
        if (sight.ownStructure(cell)) {
            if (!home) {
                return false; // C12: keep the way in open.
            }
            if (phases.endFor(ship)) {
                return true; // P25: at the end collisions at home cost nothing.
            }
        }
        if (sight.claimed[cell]) {
            return false; // P19: somebody will be there. P20: who merely can leave has claimed nothing.
        }
        int other = position.shipAt[cell];
        if (other == HalitePosition.NONE || position.shipOwner[other] == sight.seat) {
            return true; // C11: enemies next to the cell are ignored.
        }
        // P21: an enemy is run down only near home, where the spoils are ours.
        return sight.fleet.distanceHome(cell) < Fleet.distanceHome(position, position.shipOwner[other], cell);
    }
}
