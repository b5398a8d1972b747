package regatta.halite.bots.hungarian;

import java.util.Arrays;
import regatta.botkit.Assignment;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** Scores every move of every ship (Q9) and finds the moves of the largest sum that send no two to one cell (Q10). */
final class Moves {

    /** Weights are in thousandths of halite a turn. */
    private static final double SCALE = 1000;

    /** What a step nearer home counts for a ship whose time is up: more than anything else. */
    private static final double LAST_WAY = 10_000;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Homes homes;
    private final TileScores tiles;
    private final HomeScores home;
    private final Claims claims;
    private final Dangers dangers;
    private final Kills kills;
    private final Assignment assignment = new Assignment();
    private int[] target = new int[64];

    Moves(HungarianSight sight, Homes homes, TileScores tiles) {
        this.sight = sight;
        this.homes = homes;
        this.tiles = tiles;
        position = sight.position;
        home = new HomeScores(sight, homes);
        claims = new Claims(sight, tiles, home);
        dangers = new Dangers(sight);
        kills = new Kills(sight);
    }

    /** Decides where every ship goes, but for {@code builder}, which becomes a dropoff where it is. */
    void decide(int builder) {
        int ships = sight.fleet.count;
        if (target.length < ships) {
            target = new int[2 * ships];
        }
        Arrays.fill(target, 0, ships, HalitePosition.NONE);
        dangers.refresh();
        tiles.refresh();
        claims.refresh();
        assignment.begin(ships, sight.torus.cells);
        for (int i = 0; i < ships; i++) {
            int ship = sight.fleet.ships[i];
            if (ship == builder) {
                target[i] = position.shipCell[ship];
            } else if (sight.unloading.amount(ship) > 0) {
                assignment.offer(i, position.shipCell[ship], Math.round(LAST_WAY * SCALE));
            } else if (mustGoHome(ship)) {
                goHome(i);
            } else {
                offerMoves(i);
            }
        }
        assignment.fullest();
        for (int i = 0; i < ships; i++) {
            target[i] = target[i] == HalitePosition.NONE ? assignment.jobOf(i) : target[i];
            if (sight.fleet.ships[i] != builder) {
                dangers.dare(sight.fleet.ships[i], target[i]);
            }
        }
    }

    /** Q11: the time left is just enough for the way home and for the queue there. */
    boolean mustGoHome(int ship) {
        int queue = sight.fleet.count / (sight.parameters.endQueue * sight.fleet.structureCount);
        int needed = sight.fleet.distanceHome(position.shipCell[ship])
                + sight.parameters.endMargin
                + queue
                + sight.unloading.turns();
        return needed >= sight.turnsLeft();
    }

    /** Q11: only the distance home counts; who is next to it goes straight in, whoever else does. */
    private void goHome(int i) {
        int ship = sight.fleet.ships[i];
        int from = position.shipCell[ship];
        int door = sight.fleet.nearestStructure(from);
        boolean able = sight.canPay(ship);
        if (able && sight.torus.distance(from, door) <= 1) {
            target[i] = door;
            return;
        }
        for (int direction = able ? 0 : Torus.STILL; direction <= Torus.STILL; direction++) {
            int cell = sight.torus.neighbour(from, direction);
            double score = -LAST_WAY * sight.fleet.distanceHome(cell) - homes.toll(cell);
            assignment.offer(i, cell, Math.round(score * SCALE));
        }
    }

    /** Q9, Q10: five offers, or one if the ship cannot pay for a move. */
    private void offerMoves(int i) {
        int ship = sight.fleet.ships[i];
        int from = position.shipCell[ship];
        tiles.sumUp(i, claims);
        for (int direction = sight.canPay(ship) ? 0 : Torus.STILL; direction <= Torus.STILL; direction++) {
            assignment.offer(i, sight.torus.neighbour(from, direction), Math.round(score(ship, direction) * SCALE));
        }
    }

    /** Q9. */
    private double score(int ship, int direction) {
        int cell = sight.torus.neighbour(position.shipCell[ship], direction);
        return dangers.survival(ship, cell) * Math.max(tiles.score(direction), home.score(ship, direction))
                + dangers.score(ship, cell)
                + kills.score(ship, direction);
    }

    /** Returns the cell where the {@code i}-th ship of the fleet goes. */
    int target(int i) {
        return target[i];
    }
}
