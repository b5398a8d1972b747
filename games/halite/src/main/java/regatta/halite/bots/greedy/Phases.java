package regatta.halite.bots.greedy;

/** The three phases of a match (P1): early, when it spawns; the middle; and the end, when everybody goes home. */
record Phases(GreedySight sight, GreedyParameters parameters, int turns) {

    Phases(GreedySight sight) {
        this(sight, sight.parameters, sight.economy.turns);
    }

    /** P2: the early phase lasts half of the match with two players, and less with four. */
    boolean early() {
        return sight.position.turn <= parameters.earlyShare * turns;
    }

    /** The opening is the first tenth of the match (C4, C5). */
    boolean opening() {
        return sight.position.turn <= parameters.openingShare * turns;
    }

    /** P3, C1: the end comes at 95 % of the match, and a little earlier for a large fleet. */
    boolean end() {
        double share = parameters.endShare - parameters.endHaste * sight.fleet.count / 600;
        return sight.position.turn >= share * turns;
    }

    /** C1: for a ship the end comes earlier if it is far out, or if there is a queue at home. */
    boolean endFor(int ship) {
        if (end()) {
            return true;
        }
        int queue = sight.fleet.count / (4 * sight.fleet.structureCount);
        int needed = sight.fleet.distanceHome(sight.position.shipCell[ship]) + 2 + queue + sight.unloading.turns();
        return parameters.everyShipInTime && turns - sight.position.turn < needed;
    }
}
