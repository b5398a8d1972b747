package regatta.halite.bots.fleet;

import regatta.botkit.Assignment;
import regatta.halite.HalitePosition;

/** The goal of each ship: a rich cell, possibly far away. The best cells of the map are assigned to the ships. */
final class Goals {

    static final int NONE = HalitePosition.NONE;

    /** Weights of the assignment are in thousandths of halite per turn. */
    private static final double SCALE = 1000;

    private final TurnContext context;
    private final FleetParameters parameters;
    private final InfluenceMaps maps;
    private final Homes homes;
    private final WalkValues walks;
    private final HalitePosition position;
    private final Assignment assignment = new Assignment();

    private int count;
    private final int[] tiles;
    private final double[] scores;
    private int[] goalOf = new int[64];
    private final boolean[] assigned;

    Goals(TurnContext context, FleetParameters parameters, InfluenceMaps maps, Homes homes, WalkValues walks) {
        this.context = context;
        this.parameters = parameters;
        this.maps = maps;
        this.homes = homes;
        this.walks = walks;
        position = context.position;
        tiles = new int[parameters.maxGoals];
        scores = new double[parameters.maxGoals];
        assigned = new boolean[context.torus.cells];
    }

    void refresh() {
        for (int i = 0; i < count; i++) {
            assigned[tiles[i]] = false;
        }
        findBestTiles();
        dropTheRest();
        assign();
    }

    /** Sorts the tiles by the gain of a walk there per turn of the way home. */
    private void findBestTiles() {
        count = 0;
        for (int tile = 0; tile < context.torus.cells; tile++) {
            double net = walks.gain(tile, WalkValues.TURNS) - walks.toll(tile, WalkValues.TURNS);
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

    /** Keeps the first tiles, until they hold a given share of all halite. */
    private void dropTheRest() {
        double enough = parameters.goalShare * position.afloat;
        long held = 0;
        for (int i = 0; i < count; i++) {
            if (held >= enough && i >= parameters.minGoals) {
                count = i;
                return;
            }
            held += position.halite[tiles[i]];
        }
    }

    private void assign() {
        int ships = context.shipCount;
        if (goalOf.length < ships) {
            goalOf = new int[2 * ships];
        }
        assignment.begin(ships, count);
        for (int goal = 0; goal < count; goal++) {
            assignment.capacity(goal, 1 + ships / count + extraRoom(tiles[goal]));
        }
        for (int i = 0; i < ships; i++) {
            for (int goal = 0; goal < count; goal++) {
                double value = value(context.ships[i], tiles[goal]);
                if (value > 0) { // Having no goal is worth 0.
                    assignment.offer(i, goal, Math.round(value * SCALE));
                }
            }
        }
        assignment.heaviest();
        for (int i = 0; i < ships; i++) {
            int goal = assignment.jobOf(i);
            goalOf[i] = goal == Assignment.IDLE ? NONE : tiles[goal];
            if (goal != Assignment.IDLE) {
                assigned[tiles[goal]] = true;
            }
        }
    }

    /** Returns how many more ships a goal takes because the enemy is strong there. */
    private int extraRoom(int tile) {
        return (int) (parameters.goalRush * (maps.enemyInfluence(tile) + 1));
    }

    /** Returns the value of a goal for a ship, if every cell on the way holds the average of the map. */
    double value(int ship, int tile) {
        int distance = context.torus.distance(position.shipCell[ship], tile);
        double burnt = context.averageHalite() / context.economy.moveRatio * distance;
        int room = context.economy.capacity - position.shipCargo[ship];
        return walks.value(tile, room, distance, burnt);
    }

    /** Returns the goal of the {@code i}-th ship of the fleet, or {@link #NONE}. */
    int goalOf(int i) {
        return goalOf[i];
    }

    /** Returns whether a tile is the goal of some ship. */
    boolean isAssigned(int tile) {
        return assigned[tile];
    }
}
