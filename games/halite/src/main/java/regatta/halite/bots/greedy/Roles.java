package regatta.halite.bots.greedy;

import regatta.halite.bots.fleet.TurnContext;
import regatta.halite.bots.fleet.Unloading;

/** The role of each ship: it mines on, looks for a better cell, or goes home. */
record Roles(TurnContext context, GreedyParameters parameters, Unloading unloading, Zones zones, Phases phases) {

    /** The capacity of a ship that the amounts of cargo among the parameters are meant for. */
    private static final double DEFAULT_CAPACITY = 1000;

    /** Returns the halite below which a cell is poor. */
    private int poorHalite() {
        return (int)
                (phases.opening()
                        ? zones.averageAround(context.position.shipyard[context.seat]) / parameters.openingDivisor
                        : context.averageHalite() / parameters.harvestDivisor);
    }

    private boolean carriesEnough(int ship) {
        double enough = phases.opening() ? parameters.openingReturn : parameters.returnAt;
        double scale = context.economy.capacity / DEFAULT_CAPACITY;
        return context.position.shipCargo[ship] > Math.min(enough, parameters.returnAlways) * scale;
    }

    /** Returns whether a ship may leave its cell, so that other ships may count on the cell. */
    boolean canMove(int ship) {
        if (unloading.amount(ship) > 0) {
            return false;
        }
        if (context.hasOwnStructure(context.position.shipCell[ship])) {
            return true;
        }
        return context.canMove(ship) && (isPoor(ship) || carriesEnough(ship) || phases.endFor(ship));
    }

    /** Returns whether the cell of a ship is not worth mining any more. */
    boolean isPoor(int ship) {
        int cell = context.position.shipCell[ship];
        return context.hasOwnStructure(cell) || context.position.halite[cell] < poorHalite();
    }

    /**
     * Returns whether a ship goes home: at the end, when it is full, and when it carries enough and has mined its cell
     * down.
     */
    boolean goesHome(int ship) {
        boolean full = context.position.shipCargo[ship] * DEFAULT_CAPACITY
                > parameters.returnAlways * context.economy.capacity;
        return phases.endFor(ship) || full || carriesEnough(ship) && isPoor(ship);
    }
}
