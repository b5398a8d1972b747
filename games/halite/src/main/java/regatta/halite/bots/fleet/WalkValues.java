package regatta.halite.bots.fleet;

import regatta.halite.Economy;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/**
 * The value of mining at each cell. From every cell it simulates a short walk: three turns of mining, then two turns in
 * which the ship may move on to the richest neighbour, then mining again. For every length of the walk it keeps the
 * gain, and the toll of the way home from where the walk ends.
 */
final class WalkValues {

    /** The number of turns of a walk. */
    static final int TURNS = 6;

    private static final int TURNS_BEFORE_MOVING = 3;

    private final TurnContext context;
    private final FleetParameters parameters;
    private final InfluenceMaps maps;
    private final Homes homes;
    private final HalitePosition position;
    private final Economy economy;
    private final int[] gain;
    private final int[] toll;

    // The state of the walk: its cell and the halite left there, and both for the cell it came from.
    private int at;
    private int left;
    private int previous;
    private int leftAtPrevious;
    private int gained;

    WalkValues(TurnContext context, FleetParameters parameters, InfluenceMaps maps, Homes homes) {
        this.context = context;
        this.parameters = parameters;
        this.maps = maps;
        this.homes = homes;
        position = context.position;
        economy = context.economy;
        gain = new int[context.torus.cells * TURNS];
        toll = new int[context.torus.cells * TURNS];
    }

    void refresh() {
        for (int tile = 0; tile < context.torus.cells; tile++) {
            walk(tile);
        }
    }

    private void walk(int tile) {
        at = tile;
        left = position.halite[tile];
        previous = HalitePosition.NONE;
        gained = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            boolean mayMove = turn >= TURNS_BEFORE_MOVING && turn < TURNS - 1;
            if (!mayMove || !moveOn()) {
                mine();
            }
            gain[tile * TURNS + turn] = gained;
            toll[tile * TURNS + turn] = tollHome();
        }
    }

    private void mine() {
        int taken = economy.lift(left);
        left -= taken;
        gained += maps.inspired(at) ? (int) (taken * economy.inspiredFactor()) : taken;
    }

    /** Moves to the richest neighbour if that promises more per turn than staying. */
    private boolean moveOn() {
        int best = Torus.STILL;
        int max = -1;
        for (int direction = 0; direction < Torus.STILL; direction++) {
            int there = context.torus.neighbour(at, direction);
            int halite = there == previous ? leftAtPrevious : position.halite[there];
            if (halite > max) {
                max = halite;
                best = direction;
            }
        }
        // One turn to go there, and two to mine.
        double moving = (parameters.neighbourGain * max - (double) left / economy.moveRatio) / 3;
        if (moving <= economy.lift(left)) {
            return false;
        }
        gained -= economy.moveCost(left);
        previous = at;
        leftAtPrevious = left;
        at = context.torus.neighbour(at, best);
        left = max;
        return true;
    }

    /** Returns the toll of the way home, given that the last cell of the walk was mined down. */
    private int tollHome() {
        return homes.turns(at) == 0 ? 0 : homes.toll(at) - context.moveCosts[at] + economy.moveCost(left);
    }

    /** Returns what a walk of {@code turns} turns gains. */
    int gain(int tile, int turns) {
        return gain[tile * TURNS + turns - 1];
    }

    /** Returns what the way home from the end of that walk costs. */
    int toll(int tile, int turns) {
        return toll[tile * TURNS + turns - 1];
    }

    /**
     * Returns the halite per turn that a ship gets from a walk of the best length.
     *
     * @param room what the ship can still carry
     * @param burnt what the way to the tile costs
     */
    double value(int tile, int room, double turnsAway, double burnt) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < TURNS; i++) {
            int walk = tile * TURNS + i;
            int brought = Math.min(gain[walk], room);
            // A ship goes home once per load, so a walk that fills a tenth of it pays a tenth of the way.
            double part = (double) brought / economy.capacity;
            double net = brought - part * toll[walk] - burnt;
            best = Math.max(best, net / (turnsAway + i + 1));
        }
        return maps.inspired(tile) ? best * parameters.inspireFactor : best;
    }
}
