package regatta.halite.bots.admiral;

import regatta.halite.HalitePosition;
import regatta.halite.bots.Diamond;

/** Where the next dropoff is to be, who goes there, and when its money is at hand. */
final class Sites {

    private static final int NONE = HalitePosition.NONE;
    private static final int RADIUS = 7;

    private final AdmiralSight sight;
    private final HalitePosition position;
    private final Diamond diamond;
    private final double[] weights;

    private int site = NONE;
    private int pioneer = NONE;

    Sites(AdmiralSight sight) {
        this.sight = sight;
        position = sight.position;
        diamond = new Diamond(sight.torus, RADIUS);
        weights = new double[diamond.size];
        double[] fade = new double[RADIUS + 1];
        fade[0] = 1;
        for (int steps = 1; steps <= RADIUS; steps++) {
            fade[steps] = fade[steps - 1] * sight.parameters.siteFade;
        }
        for (int k = 0; k < weights.length; k++) {
            weights[k] = fade[diamond.distance[k]];
        }
    }

    void refresh() {
        if (!warranted()) {
            site = NONE;
        } else if (site == NONE || !allowed(site) || value(site) < 0.8 * sight.parameters.siteValue) {
            site = best();
        }
        pioneer = site == NONE ? NONE : nearest();
    }

    private boolean warranted() {
        return sight.fleet.count >= sight.parameters.siteShips * sight.fleet.structureCount
                && position.turn < sight.parameters.siteEnd * sight.figures.turns();
    }

    private int best() {
        int best = NONE;
        double most = sight.parameters.siteValue;
        for (int cell = 0; cell < sight.torus.cells; cell++) {
            if (allowed(cell)) {
                double value = value(cell);
                if (value > most) {
                    most = value;
                    best = cell;
                }
            }
        }
        return best;
    }

    private boolean allowed(int cell) {
        return position.owner[cell] == NONE
                && sight.fleet.distanceHome(cell) >= sight.parameters.siteDistance
                && sight.share(cell) >= 0.45;
    }

    private double value(int cell) {
        double sum = 0;
        for (int k = 0; k < weights.length; k++) {
            sum += weights[k] * position.halite[diamond.cell(cell, k)];
        }
        // Ships must get there: what is near the fleet is worth more.
        return sum * (1 - 0.01 * sight.fleet.distanceHome(cell));
    }

    /** Returns the ship that goes to the site: near, and rather one that has something to deliver. */
    private int nearest() {
        int best = NONE;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < sight.fleet.count; i++) {
            int ship = sight.fleet.ships[i];
            double way = sight.torus.distance(position.shipCell[ship], site) - position.shipCargo[ship] / 200.0;
            if (way < least) {
                least = way;
                best = ship;
            }
        }
        return best;
    }

    private long price() {
        return sight.figures.dropoffPrice(position.shipCargo[pioneer], position.halite[site]);
    }

    /** Returns where the dropoff is going to be, or {@link HalitePosition#NONE}. */
    int site() {
        return site;
    }

    /** Returns the site once it can be paid for: from then on it is a home like others. */
    int home() {
        return site != NONE && position.bank[sight.seat] >= price() ? site : NONE;
    }

    /** Returns the ship that goes to the site once there is nearly money for it. */
    int pioneer() {
        if (site == NONE) {
            return NONE;
        }
        int way = sight.torus.distance(position.shipCell[pioneer], site);
        return position.bank[sight.seat] + 60L * way >= price() ? pioneer : NONE;
    }

    /** Returns the ship that becomes the dropoff this turn, or {@link HalitePosition#NONE}. */
    int builder() {
        boolean there = site != NONE && sight.ownShip(site);
        int ship = there ? position.shipAt[site] : NONE;
        boolean paid = there
                && position.bank[sight.seat]
                        >= sight.figures.dropoffPrice(position.shipCargo[ship], position.halite[site]);
        return paid ? ship : NONE;
    }

    /** Returns the money that must not be spent on ships. */
    long reserved() {
        return site == NONE ? 0 : price();
    }
}
