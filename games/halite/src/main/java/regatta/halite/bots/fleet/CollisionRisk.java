package regatta.halite.bots.fleet;

import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/**
 * The risk of each move: what the ship is expected to lose to enemies. Possible gains from collisions are not counted.
 */
record CollisionRisk(
        TurnContext context,
        FleetParameters parameters,
        InfluenceMaps maps,
        TradeValue trades,
        ApproachProbability approach) {

    private static final double MAX_LOSS = 1000;

    /** Within this distance of a structure, in steps, its owner's ships come and go whatever stands there. */
    private static final int ENTRANCE = 2;

    private static final int SURROUNDED_DISTANCE = 2;

    void refresh() {
        trades.refresh();
        approach.refresh();
    }

    /** Returns the score of a ship on a cell, from -1000 to 0. */
    double score(int ship, int cell) {
        int cargo = context.position.shipCargo[ship];
        boolean reachable = maps.enemyCanReach(cell);
        if (reachable && context.hasEnemyStructure(cell)) {
            return bounded(Math.min(-cargo, expectedLoss(ship, cell)));
        }
        if (isSafeAtHome(cell)) {
            return 0;
        }
        if (reachable) {
            return bounded(expectedLoss(ship, cell));
        }
        boolean surrounded = cargo >= parameters.surroundedCargo && isSurrounded(cell);
        return surrounded ? bounded(-parameters.surroundedCost * cargo) : 0;
    }

    private static double bounded(double score) {
        return Math.max(-MAX_LOSS, Math.min(0, score));
    }

    /** The cells around a structure are safe, unless an enemy has a structure just as near. */
    private boolean isSafeAtHome(int cell) {
        int home = context.distanceHome(cell);
        boolean atHome = home <= 1 || home <= ENTRANCE && maps.lead(cell) > parameters.safeHomeLead;
        return atHome && distanceToEnemyStructure(cell) > ENTRANCE;
    }

    private int distanceToEnemyStructure(int cell) {
        int distance = Integer.MAX_VALUE;
        for (int player = 0; player < context.position.seats(); player++) {
            if (player != context.seat) {
                distance = Math.min(distance, context.distanceToStructureOf(player, cell));
            }
        }
        return distance;
    }

    private boolean isSurrounded(int cell) {
        if (maps.lead(cell) >= 0) {
            return false;
        }
        int enemies = 0;
        for (int k = 0; maps.diamond.distance[k] <= SURROUNDED_DISTANCE; k++) {
            enemies += context.enemyShipAt(maps.diamond.cell(cell, k)) == HalitePosition.NONE ? 0 : 1;
        }
        return enemies >= parameters.surroundingShips;
    }

    /** Returns the losses from meeting each enemy in reach, by how likely it comes, as a negative number. */
    private double expectedLoss(int ship, int cell) {
        double sum = 0;
        for (int direction = 0; direction <= Torus.STILL; direction++) {
            int enemy = context.enemyShipAt(context.torus.neighbour(cell, direction));
            if (enemy != HalitePosition.NONE) {
                double loss = Math.min(0, trades.of(ship, enemy, cell));
                sum += parameters.lossWeight * approach.of(ship, enemy, cell, loss) * loss;
            }
        }
        return sum;
    }

    /** Notes that a ship goes to a cell, to learn from which of the enemies in reach come. */
    void note(int ship, int cell) {
        for (int direction = 0; direction <= Torus.STILL; direction++) {
            int enemy = context.enemyShipAt(context.torus.neighbour(cell, direction));
            if (enemy != HalitePosition.NONE) {
                approach.note(ship, enemy, cell, trades.of(ship, enemy, cell));
            }
        }
    }
}
