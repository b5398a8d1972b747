package regatta.halite.bots.hungarian;

import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** What the enemies cost that a ship may meet on a cell, each by how likely it comes. What they may bring is not counted on. */
final class Meetings {

    private final HungarianSight sight;
    private final Trades trades;

    Meetings(HungarianSight sight) {
        this.sight = sight;
        trades = new Trades(sight);
    }

    void refresh() {
        trades.refresh();
        sight.nerve.refresh();
    }

    /** Returns what going to a cell where enemies could come is likely to cost, as a negative number. */
    double worth(int ship, int cell) {
        double sum = 0;
        for (int direction = 0; direction <= Torus.STILL; direction++) {
            int enemy = sight.enemyAt(sight.torus.neighbour(cell, direction));
            if (enemy != HalitePosition.NONE) {
                double trade = Math.min(0, trades.worth(ship, enemy, cell));
                sum += sight.parameters.meeting * sight.nerve.chance(ship, enemy, cell, trade) * trade;
            }
        }
        return sum;
    }

    /** Returns how likely a ship that goes to a cell meets nobody there. */
    double survival(int ship, int cell) {
        double survival = 1;
        for (int direction = 0; direction <= Torus.STILL; direction++) {
            int enemy = sight.enemyAt(sight.torus.neighbour(cell, direction));
            if (enemy != HalitePosition.NONE) {
                survival *= 1 - sight.nerve.chance(ship, enemy, cell, trades.worth(ship, enemy, cell));
            }
        }
        return survival;
    }

    /** Notes that a ship goes to a cell, to see what becomes of it. */
    void dare(int ship, int cell) {
        for (int direction = 0; direction <= Torus.STILL; direction++) {
            int enemy = sight.enemyAt(sight.torus.neighbour(cell, direction));
            if (enemy != HalitePosition.NONE) {
                sight.nerve.dare(ship, enemy, cell, trades.worth(ship, enemy, cell));
            }
        }
    }
}
