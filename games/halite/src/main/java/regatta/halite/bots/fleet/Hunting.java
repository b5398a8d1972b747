package regatta.halite.bots.fleet;

import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/**
 * The reward for stopping a loaded enemy on its way home, by standing in its way or by ramming it. Only with two
 * players: with more, the other players would gain most.
 */
record Hunting(TurnContext context, FleetParameters parameters, InfluenceMaps maps) {

    /** Within this distance of an enemy structure, in steps, the enemy would pick up the cargo. */
    private static final int STRUCTURE_DISTANCE = 2;

    /** Returns the reward of a move, for the best victim. */
    double score(int ship, int direction) {
        HalitePosition position = context.position;
        Torus torus = context.torus;
        int from = position.shipCell[ship];
        int cell = torus.neighbour(from, direction);
        if (position.seats() > 2 || !maps.enemyCanReach(cell) || isNearEnemyStructure(cell)) {
            return 0;
        }
        int cargo = position.shipCargo[ship];
        double best = 0;
        int target = context.enemyShipAt(cell);
        if (target != HalitePosition.NONE && isNextStepHome(target, from)) {
            int prey = position.shipCargo[target];
            boolean rams = parameters.ramRatio * cargo < prey && prey > parameters.ramCargo;
            best = rams ? parameters.ramReward * prey : 0;
        }
        for (int side = 0; side < Torus.STILL; side++) {
            int victim = context.enemyShipAt(torus.neighbour(cell, side));
            if (victim == HalitePosition.NONE) {
                continue;
            }
            int prey = position.shipCargo[victim];
            boolean blocks = parameters.blockRatio * cargo < prey && prey > parameters.blockCargo;
            if (blocks && isNextStepHome(victim, cell)) {
                best = Math.max(best, parameters.blockReward * prey);
            }
        }
        return best;
    }

    /** Returns whether a cell is one of the one or two through which a ship has to go home. */
    private boolean isNextStepHome(int enemy, int cell) {
        Torus torus = context.torus;
        int at = context.position.shipCell[enemy];
        int home = context.nearestStructureOf(context.position.shipOwner[enemy], at);
        return at != home
                && (torus.neighbour(at, torus.stepAcross(at, home)) == cell
                        || torus.neighbour(at, torus.stepAlong(at, home)) == cell);
    }

    private boolean isNearEnemyStructure(int cell) {
        for (int k = 0; maps.diamond.distance[k] <= STRUCTURE_DISTANCE; k++) {
            if (context.hasEnemyStructure(maps.diamond.cell(cell, k))) {
                return true;
            }
        }
        return false;
    }
}
