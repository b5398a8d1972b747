package regatta.halite.bots.admiral;

import java.util.Arrays;
import regatta.botkit.Assignment;
import regatta.halite.HalitePosition;

/**
 * Where ships mine. A cell is judged by how many turns it takes to bring a full load home by way of it, if whatever comes
 * after it is as good: the turns to get there and mine it, times what is still to be loaded in parts of what it yields, and
 * the way home from there. One assignment gives each ship a cell of its own.
 */
final class Mining {

    private static final int MOST_TURNS = 7;
    private static final int CANDIDATES = 24;
    private static final int NONE = HalitePosition.NONE;

    private final AdmiralSight sight;
    private final HalitePosition position;
    private final Homes homes;
    private final Risks risks;
    private final Assignment assignment = new Assignment();

    /** What is left of a cell after so many turns of mining. */
    private final double[] left = new double[MOST_TURNS + 1];

    private final int[] candidate = new int[CANDIDATES];
    private final double[] turns = new double[CANDIDATES];
    private int candidates;

    private int[] target = new int[64];

    Mining(AdmiralSight sight, Homes homes, Risks risks) {
        this.sight = sight;
        this.homes = homes;
        this.risks = risks;
        position = sight.position;
        left[0] = 1;
        for (int turn = 1; turn <= MOST_TURNS; turn++) {
            left[turn] = left[turn - 1] * (1 - 1.0 / sight.figures.extractRatio());
        }
    }

    /** Gives a cell to each ship of the fleet that {@code mines} says is looking for one. */
    void assign(boolean[] mines) {
        int ships = sight.fleet.count;
        if (target.length < ships) {
            target = new int[2 * ships];
        }
        assignment.begin(ships, sight.torus.cells);
        for (int i = 0; i < ships; i++) {
            if (mines[i]) {
                search(sight.fleet.ships[i]);
                for (int k = 0; k < candidates; k++) {
                    assignment.offer(i, candidate[k], Math.round(10_000_000 / turns[k]));
                }
            }
        }
        assignment.heaviest();
        for (int i = 0; i < ships; i++) {
            int job = mines[i] ? assignment.jobOf(i) : Assignment.IDLE;
            target[i] = job == Assignment.IDLE ? NONE : job;
        }
    }

    /** Returns the cell where the {@code i}-th ship of the fleet is to mine, or {@link HalitePosition#NONE}. */
    int target(int i) {
        return target[i];
    }

    /** Finds the best cells for a ship. */
    private void search(int ship) {
        candidates = 0;
        Arrays.fill(turns, Double.POSITIVE_INFINITY);
        int from = position.shipCell[ship];
        int room = sight.figures.capacity() - position.shipCargo[ship];
        double fuel = sight.parameters.fuel * sight.meanCell();
        for (int cell = 0; cell < sight.torus.cells; cell++) {
            int halite = position.halite[cell];
            if (halite > 0 && position.owner[cell] == NONE) {
                int way = sight.torus.distance(from, cell);
                double load = load(cell, halite, way, room, fuel);
                if (load < turns[CANDIDATES - 1]) {
                    consider(cell, risky(ship, cell) ? load * sight.parameters.rivals : load);
                }
            }
        }
    }

    private boolean risky(int ship, int cell) {
        return risks.of(position.shipCargo[ship], cell) < 0;
    }

    private void consider(int cell, double load) {
        int place = Math.min(candidates, CANDIDATES - 1);
        if (load >= turns[place] && candidates == CANDIDATES) {
            return;
        }
        for (; place > 0 && turns[place - 1] > load; place--) {
            turns[place] = turns[place - 1];
            candidate[place] = candidate[place - 1];
        }
        turns[place] = load;
        candidate[place] = cell;
        candidates = Math.min(candidates + 1, CANDIDATES);
    }

    /** Returns how many turns a full load takes by way of a cell. */
    private double load(int cell, int halite, int way, int room, double fuel) {
        double factor = sight.inspired(cell) ? 1 + sight.parameters.inspired * lasting(way) : 1;
        double best = Double.POSITIVE_INFINITY;
        for (int stay = 1; stay <= MOST_TURNS; stay++) {
            double mined = Math.min(room, factor * halite * (1 - left[stay])) - fuel * way;
            if (mined > 0) {
                double needed = (way + stay) * Math.max(1, room / mined);
                if (needed >= best) {
                    break;
                }
                best = needed;
            }
        }
        return best + sight.parameters.wayHome * homes.turns(cell);
    }

    /** Returns how much of inspiration is thought to be left in so many turns. */
    private double lasting(int way) {
        return Math.max(0.5, 1 - 0.5 * way / sight.parameters.inspiredTurns);
    }
}
