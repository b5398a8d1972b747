package regatta.halite.bots.fleet;

import java.util.Arrays;
import regatta.halite.HalitePosition;

/**
 * The probability that an enemy ship moves onto a cell next to it, or stays where it is. It is learned during the
 * match, separately for each player and each {@link Situation}: some players never risk a ship and some always do.
 */
final class ApproachProbability {

    /** A kind of situation, with the probability that is assumed before anything was seen of a player. */
    private enum Situation {
        /** The cell is the enemy's own. */
        ENEMY_IS_THERE(0.7),

        // By what the trade would bring the enemy.
        ENEMY_GAINS(0.15),
        EVEN_TRADE(0.06),
        ENEMY_LOSES(0.03),

        // By cargo and by whether a ship of ours is on the cell: what two strong bots of 2018 did in twenty matches of
        // four.
        LIGHTER_TO_FREE_CELL(0.07),
        EQUAL_TO_FREE_CELL(0.05),
        HEAVIER_TO_FREE_CELL(0.03),
        LIGHTER_TO_OUR_SHIP(0.06),
        EQUAL_TO_OUR_SHIP(0.05),
        HEAVIER_TO_OUR_SHIP(0.005);

        final double assumed;

        Situation(double assumed) {
            this.assumed = assumed;
        }
    }

    private static final Situation[] SITUATIONS = Situation.values();

    /** The weight of an observation falls by this factor per turn. */
    private static final double MEMORY = 0.99;

    /** The number of observations that the assumption counts as. */
    private static final double ASSUMPTION_WEIGHT = 20;

    /** A trade that brings less than this, in halite, is even. */
    private static final double CLEAR_TRADE = 150;

    /** Two cargoes that differ by no more than this are equal. */
    private static final int CLEAR_CARGO = 100;

    private static final int NONE = HalitePosition.NONE;

    private final TurnContext context;
    private final HalitePosition position;
    private final boolean byCargo;

    // By player and situation.
    private final double[] seen;
    private final double[] came;

    // What to check next turn, four numbers each: our ship or NONE, the enemy, the cell, and the index of seen and
    // came.
    private int noted;
    private int[] notes = new int[256];

    ApproachProbability(TurnContext context, FleetParameters parameters) {
        this.context = context;
        position = context.position;
        byCargo = parameters.approachByCargo && position.seats() > 2;
        seen = new double[SITUATIONS.length * position.seats()];
        came = new double[SITUATIONS.length * position.seats()];
    }

    /** Learns from the turn before, and notes for the next turn where all enemies are. */
    void refresh() {
        for (int i = 0; i < seen.length; i++) {
            seen[i] *= MEMORY;
            came[i] *= MEMORY;
        }
        learn();
        for (int ship = 0; ship < position.shipCount; ship++) {
            if (position.shipCell[ship] != NONE && position.shipOwner[ship] != context.seat) {
                note(NONE, ship, position.shipCell[ship], Situation.ENEMY_IS_THERE);
            }
        }
    }

    private void learn() {
        for (int i = 0; i < noted; i += 4) {
            int ours = notes[i];
            int cell = position.shipCell[notes[i + 1]];
            boolean bothSank = cell == NONE && ours != NONE && position.shipCell[ours] == NONE;
            if (cell == NONE && ours == NONE) {
                continue; // It sank, and nothing shows whether it had stayed.
            }
            seen[notes[i + 3]]++;
            came[notes[i + 3]] += cell == notes[i + 2] || bothSank ? 1 : 0;
        }
        noted = 0;
    }

    /** Notes that a ship of ours goes to a cell that an enemy could reach, to learn from what that enemy does. */
    void note(int ship, int enemy, int cell, double tradeValue) {
        if (cell != position.shipCell[enemy]) {
            note(ship, enemy, cell, situation(ship, enemy, cell, tradeValue));
        }
    }

    private void note(int ship, int enemy, int cell, Situation situation) {
        if (noted == notes.length) {
            notes = Arrays.copyOf(notes, 2 * noted);
        }
        notes[noted++] = ship;
        notes[noted++] = enemy;
        notes[noted++] = cell;
        notes[noted++] = index(enemy, situation);
    }

    private int index(int enemy, Situation situation) {
        return position.shipOwner[enemy] * SITUATIONS.length + situation.ordinal();
    }

    private Situation situation(int ship, int enemy, int cell, double tradeValue) {
        if (cell == position.shipCell[enemy]) {
            return Situation.ENEMY_IS_THERE;
        }
        return byCargo ? byCargo(ship, enemy, cell) : byTradeValue(tradeValue);
    }

    private static Situation byTradeValue(double value) {
        if (value < -CLEAR_TRADE) {
            return Situation.ENEMY_GAINS;
        }
        return value > CLEAR_TRADE ? Situation.ENEMY_LOSES : Situation.EVEN_TRADE;
    }

    private Situation byCargo(int ship, int enemy, int cell) {
        int more = position.shipCargo[enemy] - position.shipCargo[ship];
        boolean free = !context.hasOwnShip(cell);
        if (more < -CLEAR_CARGO) {
            return free ? Situation.LIGHTER_TO_FREE_CELL : Situation.LIGHTER_TO_OUR_SHIP;
        }
        if (more > CLEAR_CARGO) {
            return free ? Situation.HEAVIER_TO_FREE_CELL : Situation.HEAVIER_TO_OUR_SHIP;
        }
        return free ? Situation.EQUAL_TO_FREE_CELL : Situation.EQUAL_TO_OUR_SHIP;
    }

    /**
     * Returns the probability that an enemy will be on a cell that a ship of ours goes to.
     *
     * @param tradeValue what meeting it would bring us: see {@link TradeValue}
     */
    double of(int ship, int enemy, int cell, double tradeValue) {
        Situation situation = situation(ship, enemy, cell, tradeValue);
        int index = index(enemy, situation);
        return (came[index] + ASSUMPTION_WEIGHT * situation.assumed) / (seen[index] + ASSUMPTION_WEIGHT);
    }
}
