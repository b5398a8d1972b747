package regatta.halite.bots.fleet;

import java.util.Arrays;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/**
 * The mining scores of a ship's moves. A move scores as much as the best tile that it leads nearer to, among those
 * within {@link InfluenceMaps#RADIUS} and the ship's goal.
 */
final class TileScores {

    private final TurnContext context;
    private final FleetParameters parameters;
    private final InfluenceMaps maps;
    private final WalkValues walks;
    private final Goals goals;
    private final HalitePosition position;
    private final Diamond diamond;
    private final double[] score = new double[Torus.STILL + 1];

    // For each tile around the ship: own ships on the way there, and what the way costs.
    private final int[] crowd;
    private final int[] burnt;

    TileScores(TurnContext context, FleetParameters parameters, InfluenceMaps maps, WalkValues walks, Goals goals) {
        this.context = context;
        this.parameters = parameters;
        this.maps = maps;
        this.walks = walks;
        this.goals = goals;
        position = context.position;
        diamond = maps.diamond;
        crowd = new int[diamond.size];
        burnt = new int[diamond.size];
    }

    /** Scores the moves of the {@code i}-th ship of the fleet. */
    void refresh(int i) {
        int ship = context.ships[i];
        int cell = position.shipCell[ship];
        int room = context.economy.capacity - position.shipCargo[ship];
        int goal = goals.goalOf(i);
        Arrays.fill(score, Double.NEGATIVE_INFINITY);
        double mined = Math.min(maps.minedInATurn(cell), room);
        score[Torus.STILL] = Math.max(parameters.mining * mined, walks.value(cell, room, 0, 0));
        for (int k = 1; k < diamond.size; k++) {
            int tile = diamond.cell(cell, k);
            findWay(cell, k, tile);
            boolean leftToOthers = diamond.distance[k] > 1 && goals.isAssigned(tile) && tile != goal;
            if (!leftToOthers) {
                double turns = diamond.distance[k] + parameters.crowding * crowd[k];
                scoreMovesTowards(k, walks.value(tile, room, turns, burnt[k]));
            }
        }
        if (goal != Goals.NONE && context.torus.distance(cell, goal) > InfluenceMaps.RADIUS) {
            double value = goals.value(ship, goal);
            scoreMove(context.torus.stepAcross(cell, goal), value);
            scoreMove(context.torus.stepAlong(cell, goal), value);
        }
    }

    /** Takes the way to the {@code k}-th tile with the fewest own ships on it, and of two such ways the cheaper. */
    private void findWay(int cell, int k, int tile) {
        int across = diamond.nearerAcross[k];
        int along = diamond.nearerAlong[k];
        int acrossBurnt = burnt[across] + context.moveCosts[diamond.cell(cell, across)];
        int alongBurnt = burnt[along] + context.moveCosts[diamond.cell(cell, along)];
        boolean better = crowd[across] < crowd[along] || crowd[across] == crowd[along] && acrossBurnt < alongBurnt;
        crowd[k] = (better ? crowd[across] : crowd[along]) + (context.hasOwnShip(tile) ? 1 : 0);
        burnt[k] = better ? acrossBurnt : alongBurnt;
    }

    private void scoreMovesTowards(int k, double value) {
        if (diamond.dx[k] != 0) {
            scoreMove(diamond.dx[k] > 0 ? Torus.EAST : Torus.WEST, value);
        }
        if (diamond.dy[k] != 0) {
            scoreMove(diamond.dy[k] > 0 ? Torus.SOUTH : Torus.NORTH, value);
        }
    }

    private void scoreMove(int direction, double value) {
        if (direction != Torus.STILL) {
            score[direction] = Math.max(score[direction], value);
        }
    }

    /** Returns the score of a move of the ship that was refreshed last, in halite per turn. */
    double score(int direction) {
        return score[direction];
    }
}
