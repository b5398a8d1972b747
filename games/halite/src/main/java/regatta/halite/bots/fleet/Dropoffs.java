package regatta.halite.bots.fleet;

import regatta.halite.HalitePosition;

/** The plan for the next dropoff: where it goes, which ship becomes it, and the money that is saved for it. */
final class Dropoffs {

    static final int NONE = HalitePosition.NONE;

    private final TurnContext context;
    private final FleetParameters parameters;
    private final InfluenceMaps maps;
    private final HalitePosition position;

    /** The best site, whether there is money for it or not. */
    private int site = NONE;

    private boolean affordable;

    // The measures of the site that was looked at last.
    private double halite;
    private double velocity;

    Dropoffs(TurnContext context, FleetParameters parameters, InfluenceMaps maps) {
        this.context = context;
        this.parameters = parameters;
        this.maps = maps;
        position = context.position;
    }

    void refresh() {
        site = wanted() ? bestSite() : NONE;
        affordable = site != NONE && position.bank[context.seat] >= price();
    }

    /** A dropoff needs a fleet that is large enough, and time to pay off. */
    private boolean wanted() {
        int ships = context.shipCount;
        return ships >= parameters.shipsPerStructure
                && ships / parameters.shipsPerStructure + 1 > context.structureCount
                && context.turnsLeft() >= parameters.siteTurns
                && context.structureCount < parameters.maxStructures;
    }

    private int bestSite() {
        int best = NONE;
        double bestVelocity = parameters.siteVelocity;
        for (int cell = 0; cell < context.torus.cells; cell++) {
            if (allowed(cell)) {
                measure(cell);
                if (halite > parameters.siteSum && velocity > bestVelocity) {
                    best = cell;
                    bestVelocity = velocity;
                }
            }
        }
        return best;
    }

    /**
     * A site is far from home, and not where the enemy is stronger. A ship of ours must be near, or the money for the
     * dropoff would lie idle until one comes by.
     */
    private boolean allowed(int cell) {
        return position.owner[cell] == NONE
                && context.distanceHome(cell) > parameters.siteDistance
                && maps.lead(cell) >= (maps.inOwnWaters(cell) ? 0 : 1)
                && maps.ownShipsNear(cell) >= parameters.siteCrew;
    }

    /** Sums the halite around a site, and the velocity: halite and own cargo, each divided by its distance. */
    private void measure(int cell) {
        halite = 0;
        velocity = 0;
        for (int k = 0; k < maps.diamond.size; k++) {
            int tile = maps.diamond.cell(cell, k);
            if (maps.lead(tile) < 0) {
                continue; // Where the enemy is stronger we would not get it.
            }
            double weighted = (maps.inspired(tile) ? parameters.siteInspired : 1) * position.halite[tile];
            halite += weighted;
            velocity += (weighted + ownCargo(tile)) / (maps.diamond.distance[k] + 1);
        }
    }

    private int ownCargo(int cell) {
        return context.hasOwnShip(cell) ? position.shipCargo[position.shipAt[cell]] : 0;
    }

    private long price() {
        return context.economy.dropoffPrice(ownCargo(site), position.halite[site]);
    }

    /** Returns the site that counts as a home already since there is money for it, or {@link #NONE}. */
    int planned() {
        return affordable ? site : NONE;
    }

    /** Returns the ship that becomes a dropoff this turn, or {@link #NONE}. */
    int builder() {
        return affordable && context.hasOwnShip(site) ? position.shipAt[site] : NONE;
    }

    /** Returns the money that may be spent on ships. */
    long unreservedBank() {
        return position.bank[context.seat] - (site == NONE ? 0 : price());
    }
}
