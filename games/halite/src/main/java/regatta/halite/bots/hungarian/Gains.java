package regatta.halite.bots.hungarian;

import regatta.halite.Economy;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** What a short walk from each tile brings (K4): for every length of the walk its gain and the toll from its end home. */
final class Gains {

    /** How many turns a walk takes at most. */
    static final int TURNS = 6;

    private static final int FIRST_STAYS = 3;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Economy economy;
    private final Homes homes;
    private final int[] gain;
    private final int[] toll;

    // The walk: where it is, what is left there, and what was left behind.
    private int at;
    private int left;
    private int behind;
    private int leftBehind;
    private int gained;

    Gains(HungarianSight sight, Homes homes) {
        this.sight = sight;
        this.homes = homes;
        position = sight.position;
        economy = sight.economy;
        gain = new int[sight.torus.cells * TURNS];
        toll = new int[sight.torus.cells * TURNS];
    }

    void refresh() {
        for (int tile = 0; tile < sight.torus.cells; tile++) {
            walk(tile);
        }
    }

    private void walk(int tile) {
        at = tile;
        left = position.halite[tile];
        behind = HalitePosition.NONE;
        gained = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            boolean choice = turn >= FIRST_STAYS && turn < TURNS - 1;
            if (!choice || !moveOn()) {
                mine();
            }
            gain[tile * TURNS + turn] = gained;
            toll[tile * TURNS + turn] = tollHome();
        }
    }

    private void mine() {
        int lifted = economy.lift(left);
        left -= lifted;
        gained += sight.chart.inspired(at) ? (int) (lifted * economy.inspiredFactor()) : lifted;
    }

    /** K4: moves to the best neighbour if it promises more a turn than staying. */
    private boolean moveOn() {
        int best = Torus.STILL;
        int most = -1;
        for (int direction = 0; direction < Torus.STILL; direction++) {
            int there = sight.torus.neighbour(at, direction);
            int halite = there == behind ? leftBehind : position.halite[there];
            if (halite > most) {
                most = halite;
                best = direction;
            }
        }
        // A neighbour is one step away and is mined for two turns.
        double moving = (sight.parameters.neighbourGain * most - (double) left / economy.moveRatio) / 3;
        if (moving <= economy.lift(left)) {
            return false;
        }
        gained -= economy.moveCost(left);
        behind = at;
        leftBehind = left;
        at = sight.torus.neighbour(at, best);
        left = most;
        return true;
    }

    /** K5: what leaving the end of the walk costs now that it is mined down, and then the cheapest way home. */
    private int tollHome() {
        int untouched = sight.moveCosts[at];
        return homes.turns(at) == 0 ? 0 : homes.toll(at) - untouched + economy.moveCost(left);
    }

    /** Returns what a walk of the given number of turns brings. */
    int gain(int tile, int turns) {
        return gain[tile * TURNS + turns - 1];
    }

    /** Returns what the way home from its end costs. */
    int toll(int tile, int turns) {
        return toll[tile * TURNS + turns - 1];
    }

    /**
     * Q3: returns what a tile brings a turn to a ship that is some turns away and has burnt something by then.
     *
     * @param room what the ship can still carry (K7)
     */
    double value(int tile, int room, double turnsAway, double burnt) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < TURNS; i++) {
            int walk = tile * TURNS + i;
            int brought = Math.min(gain[walk], room);
            // K5: a ship goes home once a load, so a walk that fills a part of it pays a part of the way.
            double part = sight.parameters.shareToll ? (double) brought / economy.capacity : 1;
            double net = brought - part * toll[walk] - burnt;
            best = Math.max(best, net / (turnsAway + i + 1));
        }
        return sight.chart.inspired(tile) ? best * sight.parameters.inspireFactor : best;
    }
}
