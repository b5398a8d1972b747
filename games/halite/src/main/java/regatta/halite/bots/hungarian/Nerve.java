package regatta.halite.bots.hungarian;

import java.util.Arrays;
import regatta.halite.HalitePosition;

/**
 * How likely an enemy ship goes to a cell, by what its seat did before: whether it stays where it is, and whether it comes
 * where a ship of ours is. That depends on what a meeting would bring it, or, as it looks to most players of many, on which of
 * the two is heavier and on whether ours is there to be seen. Some never take a risk, and their waters are free to enter; some
 * always do. The old is forgotten slowly. Who was asked what the others will do knows more of those that it foresees.
 */
final class Nerve {

    private static final double MEMORY = 0.99;
    private static final int NONE = HalitePosition.NONE;

    /** What an enemy must gain or lose by a meeting, for that to be one that it seeks or shuns. */
    private static final double LURE = 150;

    /** How much more or less than ours a ship must carry to be heavier or lighter. */
    private static final int HEAVIER = 100;

    /**
     * What is believed at first: that one comes who would gain, be even or lose by it; that a lighter one comes, one as heavy,
     * and a heavier one, where nobody is; the same where a ship of ours is; and that one stays. The middle ones are what the
     * winner and the sixth of 2018 did, in twenty matches of four.
     */
    private static final double[] FIRST_BELIEF = {0.15, 0.06, 0.03, 0.07, 0.05, 0.03, 0.06, 0.05, 0.005, 0.7};

    private static final int EMPTY = 3;
    private static final int OCCUPIED = 6;

    /** How many observations that counts. */
    private static final double BELIEF_WEIGHT = 20;

    private static final int STAYS = 9;

    /** For each of these, whether that was foreseen. */
    private static final int FORESEEN = FIRST_BELIEF.length;

    private static final int KINDS = 2 * FORESEEN;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final double[] asked;
    private final double[] came;

    // What was noted in the turn before: ours, theirs, the cell, and the kind; ours is NONE for a ship that may stay.
    private int count;
    private int[] notes = new int[256];

    Nerve(HungarianSight sight) {
        this.sight = sight;
        position = sight.position;
        asked = new double[KINDS * position.seats()];
        came = new double[KINDS * position.seats()];
    }

    void refresh() {
        forget();
        learn();
        for (int ship = 0; ship < position.shipCount; ship++) {
            if (position.shipCell[ship] != NONE && position.shipOwner[ship] != sight.seat) {
                note(NONE, ship, position.shipCell[ship], 0);
            }
        }
    }

    /** Believes what another bot of the same seat does. */
    void copyFrom(Nerve other) {
        System.arraycopy(other.asked, 0, asked, 0, asked.length);
        System.arraycopy(other.came, 0, came, 0, came.length);
        if (notes.length < other.count) {
            notes = new int[other.notes.length];
        }
        count = other.count;
        System.arraycopy(other.notes, 0, notes, 0, count);
    }

    private void forget() {
        for (int kind = 0; kind < asked.length; kind++) {
            asked[kind] *= MEMORY;
            came[kind] *= MEMORY;
        }
    }

    private void learn() {
        for (int i = 0; i < count; i += 4) {
            int ours = notes[i];
            int cell = position.shipCell[notes[i + 1]];
            boolean bothSank = cell == NONE && ours != NONE && position.shipCell[ours] == NONE;
            if (cell == NONE && ours == NONE) {
                continue; // Who sank, somewhere, tells nothing of staying.
            }
            asked[notes[i + 3]]++;
            came[notes[i + 3]] += cell == notes[i + 2] || bothSank ? 1 : 0;
        }
        count = 0;
    }

    /** Notes that a ship of ours goes where an enemy could come. */
    void dare(int ship, int enemy, int cell, double worth) {
        if (cell != position.shipCell[enemy]) {
            note(ship, enemy, cell, worth);
        }
    }

    private void note(int ship, int enemy, int cell, double worth) {
        if (count == notes.length) {
            notes = Arrays.copyOf(notes, 2 * count);
        }
        notes[count++] = ship;
        notes[count++] = enemy;
        notes[count++] = cell;
        notes[count++] = kind(ship, enemy, cell, worth);
    }

    private int kind(int ship, int enemy, int cell, double worth) {
        int foreseen = sight.parameters.heed && sight.forecasts.expects(enemy, cell) ? FORESEEN : 0;
        return position.shipOwner[enemy] * KINDS + foreseen + coming(ship, enemy, cell, worth);
    }

    private int coming(int ship, int enemy, int cell, double worth) {
        if (cell == position.shipCell[enemy]) {
            return STAYS;
        }
        return sight.parameters.sighted ? outlook(ship, enemy, cell) : lure(worth);
    }

    private static int lure(double worth) {
        return worth < -LURE ? 0 : worth > LURE ? 2 : 1;
    }

    /** What the enemy sees: whether a ship of ours is on the cell, and whether it has more to lose itself. */
    private int outlook(int ship, int enemy, int cell) {
        int more = position.shipCargo[enemy] - position.shipCargo[ship];
        return (sight.ownShip(cell) ? OCCUPIED : EMPTY) + (more < -HEAVIER ? 0 : more > HEAVIER ? 2 : 1);
    }

    /**
     * Returns how likely an enemy that is on a cell or beside it will be there.
     *
     * @param worth what meeting it would bring us
     */
    double chance(int ship, int enemy, int cell, double worth) {
        int kind = kind(ship, enemy, cell, worth);
        return (came[kind] + BELIEF_WEIGHT * firstBelief(kind)) / (asked[kind] + BELIEF_WEIGHT);
    }

    /** What is believed of a kind before any was seen: the more of a seat's moves were foreseen, the more it is its forecast. */
    private double firstBelief(int kind) {
        double truth = sight.parameters.heed ? sight.forecasts.truth(kind / KINDS) : 0;
        double forecast = kind % KINDS >= FORESEEN ? 1 : 0;
        return truth * forecast + (1 - truth) * FIRST_BELIEF[kind % FORESEEN];
    }
}
