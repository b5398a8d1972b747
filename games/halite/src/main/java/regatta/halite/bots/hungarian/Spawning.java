package regatta.halite.bots.hungarian;

import java.util.Arrays;
import regatta.halite.HalitePosition;

/** When a new ship will pay (Q14). It remembers what ships mined lately. */
final class Spawning {

    /** Over how many turns mining is averaged. */
    private static final int WINDOW = 30;

    private static final int NONE = HalitePosition.NONE;

    private final HungarianSight sight;
    private final HalitePosition position;
    private int[] cellBefore = new int[64];
    private int[] cargoBefore = new int[64];
    private int shipsBefore;
    private final long[] mined = new long[WINDOW];
    private final long[] shipTurns = new long[WINDOW];

    Spawning(HungarianSight sight) {
        this.sight = sight;
        position = sight.position;
    }

    /** Notes what all players' ships mined in the turn before: what those gained that stayed where they were. */
    void refresh() {
        int slot = position.turn % WINDOW;
        mined[slot] = 0;
        shipTurns[slot] = 0;
        for (int ship = 0; ship < shipsBefore; ship++) {
            if (cellBefore[ship] == NONE || position.shipCell[ship] == NONE) {
                continue;
            }
            boolean stayed = cellBefore[ship] == position.shipCell[ship];
            mined[slot] += stayed ? Math.max(0, position.shipCargo[ship] - cargoBefore[ship]) : 0;
            shipTurns[slot]++;
        }
        shipsBefore = position.shipCount;
        if (cellBefore.length < shipsBefore) {
            cellBefore = new int[2 * shipsBefore];
            cargoBefore = new int[2 * shipsBefore];
        }
        System.arraycopy(position.shipCell, 0, cellBefore, 0, shipsBefore);
        System.arraycopy(position.shipCargo, 0, cargoBefore, 0, shipsBefore);
    }

    /** Returns what a ship mined in a turn, on average over the last turns and all players. */
    double miningRate() {
        return (double) Arrays.stream(mined).sum()
                / Math.max(1, Arrays.stream(shipTurns).sum());
    }

    /** Q14: there is money beside what is reserved, the yard will be free, and there is time to earn the price. */
    boolean spawns(long bank, boolean yardTaken) {
        if (bank < sight.figures.shipPrice() || yardTaken) {
            return false;
        }
        int turns = sight.turnsLeft();
        return turns * 0.25 * sight.chart.average() > sight.parameters.spawnSea
                || turns * miningRate() > sight.parameters.spawnRate;
    }
}
