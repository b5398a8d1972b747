package regatta.halite.bots.greedy;

import java.util.Arrays;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;
import regatta.halite.bots.fleet.TurnContext;

/** The targets of the ships that look for a better cell: each takes the cell with the highest score. */
final class Targets {

    private static final int NONE = HalitePosition.NONE;

    private final TurnContext context;
    private final GreedyParameters parameters;
    private final Zones zones;
    private final HalitePosition position;
    private final Torus torus;

    /** Amounts of halite raised to {@link GreedyParameters#power}, up to the largest amount that was seen. */
    private double[] powers = new double[0];

    /** The worth of each cell this turn, before distance; 0 if it cannot be a target. */
    private final double[] worth;

    /** The inverse of the weighted distance, for every distance along both axes. */
    private final double[] nearness;

    private final int[] across;
    private final int[] enemiesNear;

    Targets(TurnContext context, GreedyParameters parameters, Zones zones) {
        this.context = context;
        this.parameters = parameters;
        this.zones = zones;
        position = context.position;
        torus = context.torus;
        worth = new double[torus.cells];
        enemiesNear = new int[torus.cells];
        across = new int[torus.width];
        nearness = new double[(torus.width / 2 + 1) * (torus.height / 2 + 1)];
        for (int dy = 0; dy <= torus.height / 2; dy++) {
            for (int dx = 0; dx <= torus.width / 2; dx++) {
                nearness[dy * (torus.width / 2 + 1) + dx] = 1 / (dx + parameters.verticalWeight * dy);
            }
        }
    }

    /** Values all cells. All of them can be targets again. */
    void refresh() {
        boolean crowded = position.seats() > 2;
        if (crowded) {
            countEnemies();
        }
        double rich = parameters.richRatio * context.averageHalite();
        for (int cell = 0; cell < torus.cells; cell++) {
            if (position.owner[cell] != NONE || position.halite[cell] == 0) {
                worth[cell] = 0;
                continue;
            }
            double value = power(position.halite[cell]);
            if (crowded) {
                double factor = 1 - parameters.crowdStep * Math.max(0, enemiesNear[cell] - 1);
                value *= Math.max(parameters.crowdFloor, factor);
            }
            worth[cell] = zones.averageAround(cell) > rich ? value * parameters.richFactor : value;
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
            if (position.shipCell[ship] == NONE || position.shipOwner[ship] == context.seat) {
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

    /**
     * Takes the cell with the highest worth per distance, for this ship alone, and returns it; without any, the ship's
     * own.
     */
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
                // Of equal scores the nearer cell counts, then the one with the lower number.
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
        worth[best] = best == from ? worth[best] : 0;
        return best;
    }
}
