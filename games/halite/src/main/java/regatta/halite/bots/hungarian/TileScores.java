package regatta.halite.bots.hungarian;

import java.util.Arrays;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;
import regatta.halite.bots.Diamond;

/** What the tiles that a move leads nearer to promise (Q2 to Q4). */
final class TileScores {

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Diamond diamond;
    private final Gains gains;
    private final Goals goals;

    /** What every tile around every ship of the fleet promises it. */
    private double[] values = new double[0];

    /** What they promise the moves of one ship. */
    private final double[] score = new double[5];

    // The ways to the tiles around a ship: own ships on them, and what is burnt.
    private final int[] crowd;
    private final int[] burnt;

    TileScores(HungarianSight sight, Gains gains, Goals goals) {
        this.sight = sight;
        this.gains = gains;
        this.goals = goals;
        position = sight.position;
        diamond = sight.diamond;
        crowd = new int[diamond.size];
        burnt = new int[diamond.size];
    }

    /** Looks around all ships. */
    void refresh() {
        int ships = sight.fleet.count;
        if (values.length < ships * diamond.size) {
            values = new double[2 * ships * diamond.size];
        }
        for (int i = 0; i < ships; i++) {
            look(i);
        }
    }

    private void look(int i) {
        int ship = sight.fleet.ships[i];
        int cell = position.shipCell[ship];
        int room = sight.economy.capacity - position.shipCargo[ship];
        int goal = goals.goalOf(i);
        int row = i * diamond.size;
        // Q4: to stay competes with plain mining.
        values[row] = Math.max(sight.parameters.mining * mining(cell, room), gains.value(cell, room, 0, 0));
        for (int k = 1; k < diamond.size; k++) {
            int tile = diamond.cell(cell, k);
            walk(cell, k, tile);
            // K10: what others are matched with is left to them, unless it is next door.
            boolean left = diamond.distance[k] > 1 && goals.matched(tile) && tile != goal;
            double turns = diamond.distance[k] + sight.parameters.crowding * crowd[k];
            values[row + k] = left ? Double.NEGATIVE_INFINITY : gains.value(tile, room, turns, burnt[k]);
        }
    }

    /** Returns what the {@code k}-th tile around the {@code i}-th ship of the fleet promises it. */
    double value(int i, int k) {
        return values[i * diamond.size + k];
    }

    /** Finds what the tiles around the {@code i}-th ship promise its moves. */
    void sumUp(int i, Claims claims) {
        int ship = sight.fleet.ships[i];
        int cell = position.shipCell[ship];
        int goal = goals.goalOf(i);
        Arrays.fill(score, Double.NEGATIVE_INFINITY);
        score[Torus.STILL] = value(i, 0);
        for (int k = 1; k < diamond.size; k++) {
            double value = value(i, k);
            boolean taken = value > 0 && claims.takenFrom(i, diamond.cell(cell, k));
            offer(k, taken ? sight.parameters.shared * value : value);
        }
        if (goal != Goals.NONE && sight.torus.distance(cell, goal) > HungarianSight.RADIUS) {
            double value = goals.value(ship, goal);
            offerMove(sight.torus.stepAcross(cell, goal), value);
            offerMove(sight.torus.stepAlong(cell, goal), value);
        }
    }

    private double mining(int cell, int room) {
        double lifted = sight.economy.lift(position.halite[cell]);
        double gained = sight.chart.inspired(cell) ? lifted * sight.economy.inspiredFactor() : lifted;
        return Math.min(gained, room);
    }

    /** K6: takes the emptier of the ways to the {@code k}-th tile, and of two such the cheaper. */
    private void walk(int cell, int k, int tile) {
        int across = diamond.nearerAcross[k];
        int along = diamond.nearerAlong[k];
        int acrossBurnt = burntBy(cell, across);
        int alongBurnt = burntBy(cell, along);
        boolean better = crowd[across] < crowd[along] || crowd[across] == crowd[along] && acrossBurnt < alongBurnt;
        crowd[k] = (better ? crowd[across] : crowd[along]) + (sight.ownShip(tile) ? 1 : 0);
        burnt[k] = better ? acrossBurnt : alongBurnt;
    }

    private int burntBy(int cell, int k) {
        return burnt[k] + sight.moveCosts[diamond.cell(cell, k)];
    }

    /** Q4: a tile counts for the moves that lead nearer to it. */
    private void offer(int k, double value) {
        if (diamond.dx[k] != 0) {
            offerMove(diamond.dx[k] > 0 ? Torus.EAST : Torus.WEST, value);
        }
        if (diamond.dy[k] != 0) {
            offerMove(diamond.dy[k] > 0 ? Torus.SOUTH : Torus.NORTH, value);
        }
    }

    private void offerMove(int direction, double value) {
        if (direction != Torus.STILL) {
            score[direction] = Math.max(score[direction], value);
        }
    }

    /** Returns the best promise of a move of the ship last summed up. */
    double score(int direction) {
        return score[direction];
    }
}
