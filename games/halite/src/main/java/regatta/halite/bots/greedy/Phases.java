package regatta.halite.bots.greedy;

import regatta.halite.bots.fleet.TurnContext;
import regatta.halite.bots.fleet.Unloading;

/**
 * The phases of a match: the early phase, in which ships are built, the middle, and the end, when all ships go home.
 */
record Phases(TurnContext context, GreedyParameters parameters, Unloading unloading) {

    /** A fleet of this size goes home earlier by the whole of {@link GreedyParameters#endHaste}. */
    private static final int LARGE_FLEET = 600;

    /** The number of ships that a structure takes per turn, one from each side. */
    private static final int QUEUE = 4;

    private static final int SPARE_TURNS = 2;

    boolean early() {
        return context.position.turn <= parameters.earlyShare * context.economy.turns;
    }

    /** Returns whether this is the opening, the first part of the early phase. */
    boolean opening() {
        return context.position.turn <= parameters.openingShare * context.economy.turns;
    }

    boolean end() {
        double share = parameters.endShare - parameters.endHaste * context.shipCount / LARGE_FLEET;
        return context.position.turn >= share * context.economy.turns;
    }

    /** Returns whether the end has come for a ship: earlier if it is far out, or if there is a queue at home. */
    boolean endFor(int ship) {
        if (end()) {
            return true;
        }
        int queue = context.shipCount / (QUEUE * context.structureCount);
        int distance = context.distanceHome(context.position.shipCell[ship]);
        int needed = distance + SPARE_TURNS + queue + unloading.turns();
        return parameters.everyShipInTime && context.turnsLeft() < needed;
    }
}
