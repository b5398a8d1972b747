package regatta.halite.bots;

import java.util.Arrays;
import regatta.halite.HalitePosition;

/**
 * What ships mine, and what one more would be worth. Ships take from one sea: if each mines a share <i>k</i> of what is left
 * a turn, <i>n</i> ships take <i>E</i>(<i>n</i>) = <i>H</i> (1 − e<sup>−knT</sup>) of <i>H</i> in <i>T</i> turns, and a player
 * gets its part of that. One ship more takes from the sea and from everybody else. A table: one owner, one thread.
 */
public final class Harvest {

    /** Over how many turns mining is averaged. */
    private static final int WINDOW = 30;

    /** What a ship mines a turn if nothing is known: a part of the mean cell, worth so many turns of a ship. */
    private static final double USUAL_PART = 0.1;

    private static final int USUAL_WEIGHT = 30;

    private static final int NONE = HalitePosition.NONE;

    private final HalitePosition position;
    private final int seat;
    private int[] cellBefore = new int[64];
    private int[] cargoBefore = new int[64];
    private int shipsBefore;
    private final long[] mined = new long[WINDOW];
    private final long[] shipTurns = new long[WINDOW];

    public Harvest(HalitePosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    /** Remembers what another one does. */
    public void copyFrom(Harvest other) {
        shipsBefore = other.shipsBefore;
        makeRoom();
        System.arraycopy(other.cellBefore, 0, cellBefore, 0, shipsBefore);
        System.arraycopy(other.cargoBefore, 0, cargoBefore, 0, shipsBefore);
        System.arraycopy(other.mined, 0, mined, 0, WINDOW);
        System.arraycopy(other.shipTurns, 0, shipTurns, 0, WINDOW);
    }

    private void makeRoom() {
        if (cellBefore.length < shipsBefore) {
            cellBefore = new int[2 * shipsBefore];
            cargoBefore = new int[2 * shipsBefore];
        }
    }

    /** Notes what all players' ships mined in the turn before: what those gained that stayed where they were. */
    public void refresh() {
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
        makeRoom();
        System.arraycopy(position.shipCell, 0, cellBefore, 0, shipsBefore);
        System.arraycopy(position.shipCargo, 0, cargoBefore, 0, shipsBefore);
    }

    /** Returns what a ship mines in a turn, on average over the last turns and all players. */
    double miningRate(long sea) {
        double usual = USUAL_PART * sea / position.halite.length;
        return (Arrays.stream(mined).sum() + USUAL_WEIGHT * usual)
                / (Arrays.stream(shipTurns).sum() + USUAL_WEIGHT);
    }

    /** Returns what a player will get of the sea in so many turns, if it is shared by the ships there are. */
    public double prospect(int player, int turns) {
        long sea = position.afloat;
        int all = allShips();
        if (sea == 0 || turns <= 0 || all == 0) {
            return 0;
        }
        return harvest(sea, miningRate(sea) / sea, all, turns) * position.shipsOf(player) / all;
    }

    /**
     * Returns what one more ship of ours is worth: what it adds to our harvest, and what it takes from that of the others,
     * by the head.
     *
     * @param turns how long it would work
     */
    public double worthOfOneMore(int turns) {
        long sea = position.afloat;
        int own = position.shipsOf(seat);
        int all = allShips();
        if (sea == 0 || turns <= 0) {
            return 0;
        }
        double share = miningRate(sea) / sea;
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
