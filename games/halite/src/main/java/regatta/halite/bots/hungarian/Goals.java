package regatta.halite.bots.hungarian;

import regatta.botkit.Assignment;
import regatta.halite.HalitePosition;

/** The goal each ship is matched with (Q5), which may be far away. */
final class Goals {

    static final int NONE = HalitePosition.NONE;

    /** Weights are in thousandths of halite a turn. */
    private static final double SCALE = 1000;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Homes homes;
    private final Gains gains;
    private final Assignment assignment = new Assignment();

    private int count;
    private final int[] tiles;
    private final double[] scores;
    private int[] goalOf = new int[64];

    /** The tiles somebody is matched with. */
    private final boolean[] matched;

    Goals(HungarianSight sight, Homes homes, Gains gains) {
        this.sight = sight;
        this.homes = homes;
        this.gains = gains;
        position = sight.position;
        tiles = new int[sight.parameters.mostGoals];
        scores = new double[sight.parameters.mostGoals];
        matched = new boolean[sight.torus.cells];
    }

    void refresh() {
        for (int i = 0; i < count; i++) {
            matched[tiles[i]] = false;
        }
        choose();
        cut();
        match();
    }

    /** K8: the best tiles by what a walk there brings for the distance home. */
    private void choose() {
        count = 0;
        for (int tile = 0; tile < sight.torus.cells; tile++) {
            double net = gains.gain(tile, Gains.TURNS) - gains.toll(tile, Gains.TURNS);
            double score = net / (homes.turns(tile) + 1);
            boolean candidate = position.owner[tile] == NONE && score > 0;
            if (candidate && (count < tiles.length || score > scores[count - 1])) {
                insert(tile, score);
            }
        }
    }

    private void insert(int tile, double score) {
        int at = count < tiles.length ? count++ : count - 1;
        while (at > 0 && scores[at - 1] < score) {
            tiles[at] = tiles[at - 1];
            scores[at] = scores[at - 1];
            at--;
        }
        tiles[at] = tile;
        scores[at] = score;
    }

    /** K8: as many as hold a quarter of the map's halite, but not too few. */
    private void cut() {
        double enough = sight.parameters.goalShare * sight.chart.halite();
        long held = 0;
        for (int i = 0; i < count; i++) {
            if (held >= enough && i >= sight.parameters.leastGoals) {
                count = i;
                return;
            }
            held += position.halite[tiles[i]];
        }
    }

    private void match() {
        int ships = sight.fleet.count;
        if (goalOf.length < ships) {
            goalOf = new int[2 * ships];
        }
        assignment.begin(ships, count);
        for (int goal = 0; goal < count; goal++) {
            assignment.room(goal, 1 + ships / count + rush(tiles[goal]));
        }
        for (int i = 0; i < ships; i++) {
            for (int goal = 0; goal < count; goal++) {
                double value = value(sight.fleet.ships[i], tiles[goal]);
                if (value > 0) { // No goal at all counts 0.
                    assignment.offer(i, goal, Math.round(value * SCALE));
                }
            }
        }
        assignment.heaviest();
        for (int i = 0; i < ships; i++) {
            int goal = assignment.jobOf(i);
            goalOf[i] = goal == Assignment.IDLE ? NONE : tiles[goal];
            if (goal != Assignment.IDLE) {
                matched[tiles[goal]] = true;
            }
        }
    }

    /** K8: more ships where the enemy is strong. */
    private int rush(int tile) {
        return (int) (sight.parameters.goalRush * (sight.chart.enemyInfluence(tile) + 1));
    }

    /** K9: what a goal is worth to a ship, if all cells on the way are average ones. */
    double value(int ship, int tile) {
        int distance = sight.torus.distance(position.shipCell[ship], tile);
        double burnt = sight.chart.average() / sight.economy.moveRatio * distance;
        int room = sight.economy.capacity - position.shipCargo[ship];
        return gains.value(tile, room, distance, burnt);
    }

    /** Returns the goal of the {@code i}-th ship of the fleet, or {@link #NONE}. */
    int goalOf(int i) {
        return goalOf[i];
    }

    boolean matched(int tile) {
        return matched[tile];
    }
}
