package regatta.halite.bots.fleet;

import java.util.Arrays;
import regatta.halite.HalitePosition;

/**
 * A model of how much one more ship would mine. All ships take from the same sea: if each mines a share <i>k</i> of
 * what is left per turn, <i>n</i> ships take <i>E</i>(<i>n</i>) = <i>H</i> (1 − e<sup>−knT</sup>) of <i>H</i> halite in
 * <i>T</i> turns, and every player gets a part in proportion to its ships. So one more ship takes from the sea and from
 * everybody.
 */
final class MiningModel {

    /** The number of turns over which the mining rate is averaged. */
    private static final int WINDOW = 30;

    /** The mining rate assumed before anything was seen, as a share of the average cell per turn. */
    private static final double ASSUMED_RATE = 0.1;

    /** The number of ship-turns that the assumption counts as. */
    private static final int ASSUMED_SHIP_TURNS = 30;

    private static final int NONE = HalitePosition.NONE;

    private final HalitePosition position;
    private final int seat;
    private int[] cellBefore = new int[0];
    private int[] cargoBefore = new int[0];
    private final long[] mined = new long[WINDOW];
    private final long[] shipTurns = new long[WINDOW];

    MiningModel(TurnContext context) {
        position = context.position;
        seat = context.seat;
    }

    /** Adds what the ships of all players mined in the turn before: what those gained that did not move. */
    void refresh() {
        int slot = position.turn % WINDOW;
        mined[slot] = 0;
        shipTurns[slot] = 0;
        for (int ship = 0; ship < cellBefore.length; ship++) {
            if (cellBefore[ship] == NONE || position.shipCell[ship] == NONE) {
                continue;
            }
            boolean stayed = cellBefore[ship] == position.shipCell[ship];
            mined[slot] += stayed ? Math.max(0, position.shipCargo[ship] - cargoBefore[ship]) : 0;
            shipTurns[slot]++;
        }
        cellBefore = Arrays.copyOf(position.shipCell, position.shipCount);
        cargoBefore = Arrays.copyOf(position.shipCargo, position.shipCount);
    }

    /** Returns what a ship mines per turn, averaged over the last turns and all players. */
    private double miningRate() {
        double assumed = ASSUMED_RATE * position.afloat / position.halite.length;
        return (Arrays.stream(mined).sum() + ASSUMED_SHIP_TURNS * assumed)
                / (Arrays.stream(shipTurns).sum() + ASSUMED_SHIP_TURNS);
    }

    /**
     * Returns the value of one more ship: how much it adds to our harvest, plus how much it takes from the average
     * opponent.
     *
     * @param turns how long the ship would work
     */
    double valueOfOneMoreShip(int turns) {
        long sea = position.afloat;
        int own = position.shipsOf(seat);
        int all = allShips();
        if (sea == 0 || turns <= 0) {
            return 0;
        }
        double share = miningRate() / sea;
        double after = harvest(sea, share, all + 1, turns);
        double before = harvest(sea, share, all, turns);
        double ours = after * (own + 1) / (all + 1) - before * own / Math.max(1, all);
        double theirs = (before / Math.max(1, all) - after / (all + 1)) * (all - own);
        return ours + theirs / Math.max(1, position.seats() - 1);
    }

    private int allShips() {
        int all = 0;
        for (int player = 0; player < position.seats(); player++) {
            all += position.shipsOf(player);
        }
        return all;
    }

    private static double harvest(long sea, double share, int ships, int turns) {
        return sea * (1 - StrictMath.exp(-share * ships * turns));
    }
}
