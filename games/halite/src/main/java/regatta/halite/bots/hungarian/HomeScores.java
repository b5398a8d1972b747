package regatta.halite.bots.hungarian;

import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** How much a ship is drawn home (Q6). */
final class HomeScores {

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Homes homes;

    HomeScores(HungarianSight sight, Homes homes) {
        this.sight = sight;
        this.homes = homes;
        position = sight.position;
    }

    /** Returns what a ship brings home a turn after a move, times a factor that grows with its load (K11). */
    double score(int ship, int direction) {
        int from = position.shipCell[ship];
        int cell = sight.torus.neighbour(from, direction);
        int capacity = sight.economy.capacity;
        double cargo = position.shipCargo[ship];
        if (direction == Torus.STILL) {
            double lifted = sight.economy.lift(position.halite[from]);
            double gained = sight.chart.inspired(from) ? lifted * sight.economy.inspiredFactor() : lifted;
            cargo = Math.min(cargo + gained, capacity);
        } else {
            cargo -= sight.moveCosts[from];
        }
        double load = cargo / capacity;
        double magic = sight.parameters.returnPower == 2
                ? load * load
                : StrictMath.pow(Math.max(0, load), sight.parameters.returnPower);
        return sight.parameters.homing
                * magic
                * (cargo - homes.toll(cell))
                / (homes.turns(cell) + sight.parameters.returnDelay);
    }
}
