package regatta.halite.bots.fleet;

import java.util.Arrays;
import regatta.botkit.Assignment;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/**
 * The moves of a turn: of all sets of moves that send no two ships to one cell, the one with the highest total score.
 */
final class Moves {

    /** Weights of the assignment are in thousandths of halite per turn. */
    private static final double SCALE = 1000;

    /** The score of one step nearer to home for a ship that must go there: more than anything else. */
    private static final double STEP_HOME = 10_000;

    private final TurnContext context;
    private final Homes homes;
    private final TileScores tiles;
    private final CollisionRisk risk;
    private final Hunting hunting;
    private final HalitePosition position;
    private final Assignment assignment = new Assignment();
    private int[] target = new int[64];

    Moves(TurnContext context, Homes homes, TileScores tiles, CollisionRisk risk, Hunting hunting) {
        this.context = context;
        this.homes = homes;
        this.tiles = tiles;
        this.risk = risk;
        this.hunting = hunting;
        position = context.position;
    }

    /** Decides where every ship goes, except {@code builder}, which becomes a dropoff where it is. */
    void decide(int builder) {
        int ships = context.shipCount;
        if (target.length < ships) {
            target = new int[2 * ships];
        }
        Arrays.fill(target, 0, ships, HalitePosition.NONE);
        assignment.begin(ships, context.torus.cells);
        for (int i = 0; i < ships; i++) {
            int ship = context.ships[i];
            if (ship == builder) {
                target[i] = position.shipCell[ship];
            } else if (homes.unloads(ship)) {
                assignment.offer(i, position.shipCell[ship], Math.round(STEP_HOME * SCALE));
            } else if (homes.mustLeaveFor(ship)) {
                goHome(i);
            } else {
                offerMoves(i);
            }
        }
        assignment.fullest();
        for (int i = 0; i < ships; i++) {
            target[i] = target[i] == HalitePosition.NONE ? assignment.jobOf(i) : target[i];
            if (context.ships[i] != builder) {
                risk.note(context.ships[i], target[i]);
            }
        }
    }

    /**
     * Only the distance home counts. A ship next to a structure enters it: at the end a collision there costs nothing.
     */
    private void goHome(int i) {
        int ship = context.ships[i];
        int from = position.shipCell[ship];
        int structure = context.nearestStructure(from);
        boolean canMove = context.canMove(ship);
        if (canMove && context.torus.distance(from, structure) <= 1) {
            target[i] = structure;
            return;
        }
        for (int direction = canMove ? 0 : Torus.STILL; direction <= Torus.STILL; direction++) {
            int cell = context.torus.neighbour(from, direction);
            double score = -STEP_HOME * context.distanceHome(cell) - homes.toll(cell);
            assignment.offer(i, cell, Math.round(score * SCALE));
        }
    }

    /** Offers a ship its five moves, or only to stay if it cannot pay for a move. */
    private void offerMoves(int i) {
        int ship = context.ships[i];
        int from = position.shipCell[ship];
        tiles.refresh(i);
        for (int direction = context.canMove(ship) ? 0 : Torus.STILL; direction <= Torus.STILL; direction++) {
            int cell = context.torus.neighbour(from, direction);
            assignment.offer(i, cell, Math.round(score(ship, cell, direction) * SCALE));
        }
    }

    private double score(int ship, int cell, int direction) {
        return Math.max(tiles.score(direction), homes.score(ship, direction))
                + risk.score(ship, cell)
                + hunting.score(ship, direction);
    }

    /** Returns the cell where the {@code i}-th ship of the fleet goes. */
    int target(int i) {
        return target[i];
    }
}
