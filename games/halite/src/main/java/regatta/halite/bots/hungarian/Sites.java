package regatta.halite.bots.hungarian;

import regatta.halite.HalitePosition;
import regatta.halite.bots.Diamond;

/** Where the next dropoff is to be (Q12), and when it counts as one already (Q13). */
final class Sites {

    static final int NONE = HalitePosition.NONE;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Diamond diamond;

    /** The best cell, whether it can be paid or not. */
    private int site = NONE;

    private boolean affordable;

    // What the search measures of a cell.
    private double sum;
    private double velocity;

    Sites(HungarianSight sight) {
        this.sight = sight;
        position = sight.position;
        diamond = sight.diamond;
    }

    void refresh() {
        site = warranted() ? best() : NONE;
        affordable = site != NONE && position.bank[sight.seat] >= price();
    }

    /** K17: enough ships, enough time, not too many structures. */
    private boolean warranted() {
        int ships = sight.fleet.count;
        int structures = sight.fleet.structureCount;
        return ships >= sight.parameters.shipsPerStructure
                && ships / sight.parameters.shipsPerStructure + 1 > structures
                && sight.turnsLeft() >= sight.parameters.siteTurns
                && structures < sight.parameters.mostStructures;
    }

    /** Q12: of all cells that are good enough the one with the largest velocity. */
    private int best() {
        int best = NONE;
        double most = 0;
        for (int cell = 0; cell < sight.torus.cells; cell++) {
            if (allowed(cell)) {
                measure(cell);
                if (sum > sight.parameters.siteSum && velocity > sight.parameters.siteVelocity && velocity > most) {
                    best = cell;
                    most = velocity;
                }
            }
        }
        return best;
    }

    /**
     * K16: far from home, and not where the enemy is stronger; in its own waters we must be the stronger ones. A ship of ours
     * must be near, or the money for the dropoff would lie idle until somebody comes by.
     */
    private boolean allowed(int cell) {
        return position.owner[cell] == NONE
                && sight.fleet.distanceHome(cell) > sight.parameters.siteDistance
                && sight.chart.lead(cell) >= (sight.chart.controlled(cell) ? 0 : 1)
                && sight.chart.ownShipsNear(cell) >= sight.parameters.siteCrew;
    }

    private void measure(int cell) {
        sum = 0;
        velocity = 0;
        for (int k = 0; k < diamond.size; k++) {
            int tile = diamond.cell(cell, k);
            if (sight.chart.lead(tile) < 0) {
                continue; // K16: where the enemy leads there is nothing for us.
            }
            double factor = sight.chart.inspired(tile) ? sight.parameters.siteInspired : 1;
            double halite = factor * position.halite[tile];
            double cargo = sight.ownShip(tile) ? position.shipCargo[position.shipAt[tile]] : 0;
            sum += halite;
            velocity += (halite + cargo) / (diamond.distance[k] + 1);
        }
    }

    /** K17: what the site costs, less the cell, and less the cargo of a ship of ours that stands there. */
    private long price() {
        int cargo = sight.ownShip(site) ? position.shipCargo[position.shipAt[site]] : 0;
        return sight.economy.dropoffPrice(cargo, position.halite[site]);
    }

    /** Returns the cell that counts as a structure already, or {@link #NONE}: the money is there or will be soon. */
    int forecast() {
        boolean soon = site != NONE && position.bank[sight.seat] >= price() - sight.parameters.siteCredit;
        return soon ? site : NONE;
    }

    /** Returns the ship that becomes the dropoff this turn: the first one on the site, or {@link #NONE}. */
    int builder() {
        return affordable && sight.ownShip(site) ? position.shipAt[site] : NONE;
    }

    /** Q13: returns the money that must not be spent on ships. */
    long reserved() {
        return site == NONE ? 0 : price();
    }
}
