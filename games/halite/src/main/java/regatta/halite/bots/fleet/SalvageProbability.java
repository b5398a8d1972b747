package regatta.halite.bots.fleet;

import java.util.Arrays;
import regatta.halite.HalitePosition;

/**
 * The probability that our ships, not the enemy's, pick up the cargo of ships that sink on a cell: a logistic function
 * of who has more empty room nearby. Its form and numbers were fitted to what happened to 1,700 wrecks.
 */
final class SalvageProbability {

    private static final int RADIUS = 7;

    /** The weight of a ship falls by this factor with every step of distance. */
    private static final double FADING = 0.8;

    private final TurnContext context;
    private final FleetParameters parameters;
    private final HalitePosition position;
    private final Diamond diamond;
    private final double[] weightByDistance = new double[RADIUS + 1];

    /** For each cell our empty room nearby minus that of the enemies, in empty ships. */
    private final double[] lead;

    SalvageProbability(TurnContext context, FleetParameters parameters) {
        this.context = context;
        this.parameters = parameters;
        position = context.position;
        diamond = new Diamond(context.torus, RADIUS);
        for (int steps = 0; steps <= RADIUS; steps++) {
            weightByDistance[steps] = StrictMath.pow(FADING, steps);
        }
        lead = new double[context.torus.cells];
    }

    void refresh() {
        Arrays.fill(lead, 0);
        for (int ship = 0; ship < position.shipCount; ship++) {
            if (position.shipCell[ship] != HalitePosition.NONE) {
                add(position.shipCell[ship], position.shipOwner[ship], emptyShare(ship));
            }
        }
        for (int cell = 0; cell < position.owner.length; cell++) {
            if (position.owner[cell] != HalitePosition.NONE) {
                add(cell, position.owner[cell], parameters.structureWeight); // Empty ships leave it all the time.
            }
        }
    }

    private void add(int from, int owner, double room) {
        double signed = owner == context.seat ? room : -room;
        for (int k = 0; k < diamond.size; k++) {
            lead[diamond.cell(from, k)] += signed * weightByDistance[diamond.distance[k]];
        }
    }

    private double emptyShare(int ship) {
        return 1 - (double) position.shipCargo[ship] / context.economy.capacity;
    }

    /** Returns the probability for a cell on which a ship of ours and one of an enemy sink. */
    double of(int cell, int ship, int enemy) {
        double leadWithoutThem = lead[cell] - weight(ship, cell) + weight(enemy, cell);
        return 1 / (1 + StrictMath.exp(-parameters.salvageSlope * leadWithoutThem));
    }

    private double weight(int ship, int cell) {
        return emptyShare(ship) * weightByDistance[context.torus.distance(position.shipCell[ship], cell)];
    }
}
