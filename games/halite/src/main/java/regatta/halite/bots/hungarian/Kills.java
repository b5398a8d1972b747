package regatta.halite.bots.hungarian;

import regatta.halite.HalitePosition;
import regatta.halite.Torus;
import regatta.halite.bots.Fleet;

/** What stopping a loaded enemy on its way home is worth (Q8). */
final class Kills {

    /** K15: so near to an enemy base nothing is gained. */
    private static final int BASE_DISTANCE = 2;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Torus torus;

    Kills(HungarianSight sight) {
        this.sight = sight;
        position = sight.position;
        torus = sight.torus;
    }

    /** Returns the reward of a move (K15): for the best victim it blocks or rams. */
    double score(int ship, int direction) {
        int from = position.shipCell[ship];
        int cell = torus.neighbour(from, direction);
        if (sight.chart.threat(cell) == Chart.NO_THREAT) {
            return 0;
        }
        double best = 0;
        int cargo = position.shipCargo[ship];
        int there = sight.enemyAt(cell);
        if (there != HalitePosition.NONE && onWayHome(there, from) && farFromBases(cell)) {
            int prey = position.shipCargo[there];
            best = sight.parameters.ramRatio * cargo < prey && prey > sight.parameters.ramLeast
                    ? sight.parameters.ramReward * prey
                    : 0;
        }
        for (int side = 0; side < Torus.STILL; side++) {
            int victim = sight.enemyAt(torus.neighbour(cell, side));
            if (victim == HalitePosition.NONE) {
                continue;
            }
            int prey = position.shipCargo[victim];
            boolean blocks = sight.parameters.blockRatio * cargo < prey
                    && prey > sight.parameters.blockLeast
                    && onWayHome(victim, cell);
            if (blocks && farFromBases(cell)) {
                best = Math.max(best, sight.parameters.blockReward * prey);
            }
        }
        return best;
    }

    /** Whether a cell is one of the one or two that the victim must use to go home. */
    private boolean onWayHome(int victim, int cell) {
        int at = position.shipCell[victim];
        int base = Fleet.nearestStructure(position, position.shipOwner[victim], at);
        return at != base
                && (torus.neighbour(at, torus.stepAcross(at, base)) == cell
                        || torus.neighbour(at, torus.stepAlong(at, base)) == cell);
    }

    private boolean farFromBases(int cell) {
        for (int k = 0; sight.diamond.distance[k] <= BASE_DISTANCE; k++) {
            if (sight.enemyStructure(sight.diamond.cell(cell, k))) {
                return false;
            }
        }
        return true;
    }
}
