package regatta.halite.bots.fleet;

import java.util.Arrays;
import regatta.botkit.FlowField;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/**
 * Maps of the ships and structures around each cell: where ships are inspired, who is stronger, and which player
 * controls the area.
 */
final class InfluenceMaps {

    /** How far the influence of a ship reaches, in steps. Ships also look this far for cells to mine. */
    static final int RADIUS = 4;

    /** Influence is counted in thousandths of an empty ship, so that sums are exact. */
    private static final int EMPTY_SHIP = 1000;

    /** The cells within {@link #RADIUS}. */
    final Diamond diamond;

    private final TurnContext context;
    private final HalitePosition position;
    private final Diamond inspirationDiamond;
    private final int[] enemiesInspiring;
    private final int[] ownShipsNear;
    private final int[] ownInfluence;
    private final int[] enemyInfluence;
    private final boolean[] enemyReach;
    private final FlowField structures;

    InfluenceMaps(TurnContext context) {
        this.context = context;
        position = context.position;
        Torus torus = context.torus;
        diamond = new Diamond(torus, RADIUS);
        int radius = context.economy.inspirationRadius;
        inspirationDiamond = radius == RADIUS ? diamond : new Diamond(torus, radius);
        enemiesInspiring = new int[torus.cells];
        ownShipsNear = new int[torus.cells];
        ownInfluence = new int[torus.cells];
        enemyInfluence = new int[torus.cells];
        enemyReach = new boolean[torus.cells];
        structures = new FlowField(torus.width, torus.height);
    }

    void refresh() {
        Arrays.fill(enemiesInspiring, 0);
        Arrays.fill(ownShipsNear, 0);
        Arrays.fill(ownInfluence, 0);
        Arrays.fill(enemyInfluence, 0);
        Arrays.fill(enemyReach, false);
        for (int ship = 0; ship < position.shipCount; ship++) {
            if (position.shipCell[ship] != HalitePosition.NONE) {
                if (position.shipOwner[ship] == context.seat) {
                    addOwnShip(ship);
                } else {
                    addEnemyShip(ship);
                }
            }
        }
        refreshStructures();
    }

    private void addOwnShip(int ship) {
        int influence = influence(ship);
        for (int k = 0; k < diamond.size; k++) {
            int cell = diamond.cell(position.shipCell[ship], k);
            ownInfluence[cell] += influence;
            ownShipsNear[cell]++;
        }
    }

    private void addEnemyShip(int ship) {
        int at = position.shipCell[ship];
        int influence = influence(ship);
        for (int k = 0; k < diamond.size; k++) {
            enemyInfluence[diamond.cell(at, k)] += influence;
        }
        for (int k = 0; k < inspirationDiamond.size; k++) {
            enemiesInspiring[inspirationDiamond.cell(at, k)]++;
        }
        for (int direction = 0; direction <= Torus.STILL; direction++) {
            enemyReach[context.torus.neighbour(at, direction)] = true;
        }
    }

    /** A ship has as much influence as it is empty. */
    private int influence(int ship) {
        return EMPTY_SHIP - EMPTY_SHIP * position.shipCargo[ship] / context.economy.capacity;
    }

    /** Own structures come first, so that a cell between two structures counts as ours. */
    private void refreshStructures() {
        structures.begin();
        for (int i = 0; i < context.structureCount; i++) {
            structures.source(context.structures[i], Integer.MAX_VALUE);
        }
        for (int player = 0; player < position.seats(); player++) {
            if (player != context.seat) {
                structures.source(position.shipyard[player], Integer.MAX_VALUE);
            }
        }
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            if (position.dropoffOwner[dropoff] != context.seat) {
                structures.source(position.dropoffCell[dropoff], Integer.MAX_VALUE);
            }
        }
        structures.spread(context.moveCosts);
    }

    /** Returns whether a ship of ours is inspired on a cell. */
    boolean inspired(int cell) {
        return enemiesInspiring[cell] >= context.economy.inspiringShips;
    }

    /** Returns what an empty ship of ours would gain on a cell in one turn. */
    double minedInATurn(int cell) {
        double taken = context.economy.lift(position.halite[cell]);
        return inspired(cell) ? taken * context.economy.inspiredFactor() : taken;
    }

    /** Returns how many own ships are within {@link #RADIUS} of a cell. */
    int ownShipsNear(int cell) {
        return ownShipsNear[cell];
    }

    /** Returns our influence on a cell minus that of all enemies, in empty ships. */
    double lead(int cell) {
        return (double) (ownInfluence[cell] - enemyInfluence[cell]) / EMPTY_SHIP;
    }

    /** Returns the influence of all enemies on a cell, in empty ships. */
    double enemyInfluence(int cell) {
        return (double) enemyInfluence[cell] / EMPTY_SHIP;
    }

    /** Returns whether an enemy ship is on a cell or can move there this turn. */
    boolean enemyCanReach(int cell) {
        return enemyReach[cell];
    }

    /** Returns whether the nearest structure is one of ours. */
    boolean inOwnWaters(int cell) {
        return structures.nearest(cell) < context.structureCount;
    }
}
