package regatta.halite.bots.hungarian;

import java.util.Arrays;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/**
 * Which ship goes for which tile: each for the best one of which no other makes more. Without it all ships around a rich tile
 * set out for it, and all but one for nothing.
 */
final class Claims {

    private static final int NOBODY = -1;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final TileScores tiles;
    private final HomeScores home;

    /** By tile: the place in the fleet of the ship that goes there. */
    private final int[] claimant;

    /** By ship: the place of its tile among those around it. */
    private int[] choice = new int[64];

    Claims(HungarianSight sight, TileScores tiles, HomeScores home) {
        this.sight = sight;
        this.tiles = tiles;
        this.home = home;
        position = sight.position;
        claimant = new int[sight.torus.cells];
    }

    void refresh() {
        Arrays.fill(claimant, NOBODY);
        int ships = sight.fleet.count;
        if (choice.length < ships) {
            choice = new int[2 * ships];
        }
        for (int i = 0; i < ships && sight.parameters.shared < 1; i++) {
            int asking = i;
            while (asking != NOBODY) {
                asking = claim(asking);
            }
        }
    }

    /** Lets a ship claim its best tile of those it can have, and returns whom that displaces: what a tile is worth only grows. */
    private int claim(int i) {
        int ship = sight.fleet.ships[i];
        int cell = position.shipCell[ship];
        int best = NOBODY;
        double most = drawnHome(ship);
        for (int k = 0; k < (sight.canPay(ship) ? sight.diamond.size : 1); k++) {
            int rival = claimant[sight.diamond.cell(cell, k)];
            double value = tiles.value(i, k);
            if (value > most && (rival == NOBODY || value > tiles.value(rival, choice[rival]))) {
                most = value;
                best = k;
            }
        }
        if (best == NOBODY) {
            return NOBODY;
        }
        int tile = sight.diamond.cell(cell, best);
        int displaced = claimant[tile];
        claimant[tile] = i;
        choice[i] = best;
        return displaced;
    }

    /** What a tile must promise a ship that could go home instead. */
    private double drawnHome(int ship) {
        double most = 0;
        for (int direction = 0; direction <= Torus.STILL; direction++) {
            most = Math.max(most, home.score(ship, direction));
        }
        return most;
    }

    /** Returns whether another ship than the {@code i}-th of the fleet goes for a tile. */
    boolean takenFrom(int i, int tile) {
        return claimant[tile] != NOBODY && claimant[tile] != i;
    }
}
