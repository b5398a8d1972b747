package regatta.halite.bots.greedy;

import java.util.Arrays;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** Where ships go to mine: the cell of the best score, found anew every turn (P12 to P17). */
final class Targets {

    private static final int NONE = HalitePosition.NONE;

    private final GreedySight sight;
    private final HalitePosition position;
    private final Torus torus;
    private final GreedyParameters parameters;

    /** A halite amount to the power of the score, as far as amounts have been seen. */
    private double[] powers = new double[0];

    /** What a cell is worth this turn, before distance; 0 if it cannot be a target. */
    private final double[] worth;

    /** 1 / relDist of every way across and along. */
    private final double[] nearness;

    private final int[] across;
    private final int[] enemiesNear;

    Targets(GreedySight sight) {
        this.sight = sight;
        position = sight.position;
        torus = position.torus;
        parameters = sight.parameters;
        worth = new double[torus.cells];
        enemiesNear = new int[torus.cells];
        across = new int[torus.width];
        nearness = new double[(torus.width / 2 + 1) * (torus.height / 2 + 1)];
        for (int dy = 0; dy <= torus.height / 2; dy++) {
            for (int dx = 0; dx <= torus.width / 2; dx++) {
                // P13: with two players a vertical step counts half.
                nearness[dy * (torus.width / 2 + 1) + dx] = 1 / (dx + parameters.verticalWeight * dy);
            }
        }
    }

    /** Values all cells. All targets are free again (P16). */
    void refresh() {
        boolean crowded = position.seats() > 2;
        if (crowded) {
            countEnemies();
        }
        double rich = parameters.richRatio * sight.zones.average();
        for (int cell = 0; cell < torus.cells; cell++) {
            // C7: neither structures nor empty cells.
            if (position.owner[cell] != NONE || position.halite[cell] == 0) {
                worth[cell] = 0;
                continue;
            }
            double value = power(position.halite[cell]);
            // P14, C8: with four players enemies around make a cell a little worse.
            if (crowded) {
                double factor = 1 - parameters.crowdStep * Math.max(0, enemiesNear[cell] - 1);
                value *= Math.max(parameters.crowdFloor, factor);
            }
            // P15, C9: a rich zone makes it a little better.
            worth[cell] = sight.zones.averageAround(cell) > rich ? value * parameters.richFactor : value;
        }
    }

    private double power(int halite) {
        if (halite >= powers.length) {
            int from = powers.length;
            powers = Arrays.copyOf(powers, Math.max(1024, 2 * halite));
            for (int amount = from; amount < powers.length; amount++) {
                powers[amount] = StrictMath.pow(amount, parameters.power);
            }
        }
        return powers[halite];
    }

    private void countEnemies() {
        Arrays.fill(enemiesNear, 0);
        int radius = parameters.crowdRadius;
        for (int ship = 0; ship < position.shipCount; ship++) {
            if (position.shipCell[ship] == NONE || position.shipOwner[ship] == sight.seat) {
                continue;
            }
            for (int dy = -radius; dy <= radius; dy++) {
                int reach = radius - Math.abs(dy);
                for (int dx = -reach; dx <= reach; dx++) {
                    enemiesNear[torus.offset(position.shipCell[ship], dx, dy)]++;
                }
            }
        }
    }

    /** P12: takes the cell with the best worth per distance out of the pool and returns it, or the ship's own if none. */
    int take(int ship) {
        int from = position.shipCell[ship];
        for (int x = 0; x < torus.width; x++) {
            int dx = Math.abs(x - torus.x(from));
            across[x] = Math.min(dx, torus.width - dx);
        }
        int best = from;
        double bestScore = 0;
        int bestDistance = 0;
        int cell = 0;
        for (int y = 0; y < torus.height; y++) {
            int dy = Math.abs(y - torus.y(from));
            int along = Math.min(dy, torus.height - dy);
            int row = along * (torus.width / 2 + 1);
            for (int x = 0; x < torus.width; x++, cell++) {
                double score = worth[cell] * nearness[row + across[x]];
                // C7: of equal scores the nearer cell, then the lower number; never the ship's own.
                if (score >= bestScore && score > 0 && cell != from) {
                    int distance = along + across[x];
                    if (score > bestScore || distance < bestDistance) {
                        best = cell;
                        bestScore = score;
                        bestDistance = distance;
                    }
                }
            }
        }
        // P16: a target is for one ship a turn.
        worth[best] = best == from ? worth[best] : 0;
        return best;
    }
}
