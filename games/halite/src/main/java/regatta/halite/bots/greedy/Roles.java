package regatta.halite.bots.greedy;

import java.util.Arrays;
import regatta.halite.HalitePosition;

/** What each ship is about (P8 to P11): mine on, look for a better cell, or go home. */
final class Roles {

    /** What the numbers of the document are meant for. */
    private static final double USUAL_CAPACITY = 1000;

    private final GreedySight sight;
    private final HalitePosition position;
    private final GreedyParameters parameters;
    private final Phases phases;

    /** C6: ships that went home last turn. */
    private boolean[] underWay = new boolean[64];

    Roles(GreedySight sight, Phases phases) {
        this.sight = sight;
        this.phases = phases;
        position = sight.position;
        parameters = sight.parameters;
    }

    /** C4: a cell with less than this is left. */
    int harvestHalite() {
        return (int)
                (phases.opening()
                        ? sight.zones.averageAround(position.shipyard[sight.seat]) / parameters.openingDivisor
                        : sight.zones.average() / parameters.harvestDivisor);
    }

    /** C5: a ship with more than this goes home. */
    double returnHalite() {
        double usual = phases.opening() ? parameters.openingReturn : parameters.returnAt;
        return Math.min(usual, parameters.returnAlways) * sight.economy.capacity / USUAL_CAPACITY;
    }

    /** P6, P7, C3: whether a ship may leave its cell, so that the cell counts as free. */
    boolean canMove(int ship) {
        int cell = position.shipCell[ship];
        if (sight.unloading.amount(ship) > 0) {
            return false;
        }
        if (sight.ownStructure(cell)) {
            return true;
        }
        boolean canPay = position.shipCargo[ship] >= sight.economy.moveCost(position.halite[cell]);
        boolean laden = position.shipCargo[ship] > returnHalite();
        return canPay && (isPoor(ship) || laden || phases.endFor(ship) || isUnderWay(ship));
    }

    /** Whether the cell of a ship is not worth mining any more. */
    boolean isPoor(int ship) {
        int cell = position.shipCell[ship];
        return sight.ownStructure(cell) || position.halite[cell] < harvestHalite();
    }

    /** P8, P9: at the end everybody goes home; before that whoever carries enough and has mined its cell down. */
    boolean goesHome(int ship) {
        boolean full = position.shipCargo[ship] * USUAL_CAPACITY > parameters.returnAlways * sight.economy.capacity;
        boolean laden = position.shipCargo[ship] > returnHalite() && isPoor(ship);
        return phases.endFor(ship) || full || laden || isUnderWay(ship);
    }

    private boolean isUnderWay(int ship) {
        return parameters.stickyReturn
                && ship < underWay.length
                && underWay[ship]
                && !sight.ownStructure(position.shipCell[ship]);
    }

    /** Remembers whether a ship goes home this turn. */
    void note(int ship, boolean home) {
        if (ship >= underWay.length) {
            underWay = Arrays.copyOf(underWay, 2 * ship);
        }
        underWay[ship] = home;
    }
}
