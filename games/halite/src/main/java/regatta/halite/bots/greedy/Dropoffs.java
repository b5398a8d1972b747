package regatta.halite.bots.greedy;

import regatta.halite.HalitePosition;

/** When a ship becomes a dropoff: where it stands, if that is far enough from home (P27). */
final class Dropoffs {

    private final GreedySight sight;
    private final HalitePosition position;
    private final GreedyParameters parameters;
    private int builtThisTurn;

    Dropoffs(GreedySight sight) {
        this.sight = sight;
        position = sight.position;
        parameters = sight.parameters;
    }

    void refresh() {
        builtThisTurn = 0;
    }

    /** Pays for the dropoff at once if {@code ship} is to become one (C19). */
    boolean build(int ship) {
        int cell = position.shipCell[ship];
        long price = sight.economy.dropoffPrice(position.shipCargo[ship], position.halite[cell]);
        boolean builds = inTime()
                && sight.fleet.structureCount + builtThisTurn < parameters.mostStructures // C17
                && builtThisTurn < parameters.dropoffsPerTurn
                && position.owner[cell] == HalitePosition.NONE
                && sight.fleet.distanceHome(cell) > sight.size() / parameters.dropoffDivisor // C16
                && sight.bank >= price; // C19
        if (builds) {
            builtThisTurn++;
            sight.bank -= price;
        }
        return builds;
    }

    /** C18: not too late, and not in a sea that is mined out. */
    private boolean inTime() {
        return position.turn < parameters.dropoffUntil * sight.economy.turns
                && sight.zones.average() > parameters.dropoffAverage;
    }
}
