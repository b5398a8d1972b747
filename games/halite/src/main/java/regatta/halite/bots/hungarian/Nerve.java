package regatta.halite.bots.hungarian;

import java.util.Arrays;
import regatta.halite.HalitePosition;

/**
 * How likely each enemy is to ram: of the turns in which a ship of ours was where one of its ships could come, the part in
 * which ours sank. Some never take the risk, and their waters are free to enter; some always do. The old is forgotten slowly.
 */
final class Nerve {

    /** What is believed before anything was seen: so many turns, of which one in {@link #PRIOR_TURNS} ends badly. */
    private static final double PRIOR_TURNS = 12;

    private static final double MEMORY = 0.99;
    private static final int NONE = HalitePosition.NONE;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final double[] exposed;
    private final double[] sunk;

    // The ships that dared something in the turn before, and whom.
    private int count;
    private int[] daring = new int[64];
    private int[] enemy = new int[64];

    Nerve(HungarianSight sight) {
        this.sight = sight;
        position = sight.position;
        exposed = new double[position.seats()];
        sunk = new double[position.seats()];
    }

    /** Sees what became of those who dared. */
    void refresh() {
        for (int seat = 0; seat < exposed.length; seat++) {
            exposed[seat] *= MEMORY;
            sunk[seat] *= MEMORY;
        }
        for (int i = 0; i < count; i++) {
            exposed[enemy[i]]++;
            sunk[enemy[i]] += position.shipCell[daring[i]] == NONE ? 1 : 0;
        }
        count = 0;
    }

    /** Notes that a ship goes where an enemy could come. */
    void dare(int ship, int cell) {
        if (sight.chart.threat(cell) == Chart.NO_THREAT || sight.fleet.distanceHome(cell) == 0) {
            return;
        }
        if (count == daring.length) {
            daring = Arrays.copyOf(daring, 2 * count);
            enemy = Arrays.copyOf(enemy, 2 * count);
        }
        daring[count] = ship;
        enemy[count++] = sight.chart.threatens(cell);
    }

    /** Returns how likely the enemy that threatens a cell comes. */
    double risk(int cell) {
        int seat = sight.chart.threatens(cell);
        return (sunk[seat] + 1) / (exposed[seat] + PRIOR_TURNS);
    }
}
