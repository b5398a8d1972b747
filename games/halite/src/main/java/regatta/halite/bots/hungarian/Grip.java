package regatta.halite.bots.hungarian;

import java.util.Arrays;
import regatta.halite.HalitePosition;
import regatta.halite.bots.Diamond;

/**
 * Who picks up what sinks on a cell: whose ships are emptier, more and nearer. The form is fitted to what became of 1,700
 * wrecks: of the ships around, each step away counts {@link #FADING}, and the odds are exponential in what one side has more.
 */
final class Grip {

    private static final int RADIUS = 7;
    private static final double FADING = 0.8;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Diamond diamond;

    /** By distance. */
    private final double[] weight = new double[RADIUS + 1];

    private final double[] lead;

    Grip(HungarianSight sight) {
        this.sight = sight;
        position = sight.position;
        diamond = new Diamond(sight.torus, RADIUS);
        for (int steps = 0; steps <= RADIUS; steps++) {
            weight[steps] = StrictMath.pow(FADING, steps);
        }
        lead = new double[sight.torus.cells];
    }

    void refresh() {
        Arrays.fill(lead, 0);
        for (int ship = 0; ship < position.shipCount; ship++) {
            if (position.shipCell[ship] != HalitePosition.NONE) {
                enter(position.shipCell[ship], position.shipOwner[ship] == sight.seat ? room(ship) : -room(ship));
            }
        }
        enterStructures();
    }

    /** Empty ships come out of a structure. */
    private void enterStructures() {
        double base = sight.parameters.baseGrip;
        for (int cell = 0; cell < position.owner.length; cell++) {
            if (position.owner[cell] != HalitePosition.NONE) {
                enter(cell, position.owner[cell] == sight.seat ? base : -base);
            }
        }
    }

    private void enter(int from, double force) {
        for (int k = 0; k < diamond.size; k++) {
            lead[diamond.cell(from, k)] += force * weight[diamond.distance[k]];
        }
    }

    /** Which part of a ship is empty. */
    private double room(int ship) {
        return 1 - (double) position.shipCargo[ship] / sight.economy.capacity;
    }

    /** Returns how likely the bot picks up what two ships that are beside a cell lose there. */
    double part(int cell, int own, int enemy) {
        double left = lead[cell] - force(own, cell) + force(enemy, cell);
        return 1 / (1 + StrictMath.exp(-sight.parameters.grip * left));
    }

    private double force(int ship, int cell) {
        return room(ship) * weight[sight.torus.distance(position.shipCell[ship], cell)];
    }
}
