package regatta.halite.bots.fleet;

import java.util.Arrays;
import regatta.halite.Economy;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/**
 * The facts of a turn that every stage starts from: the position, the ships and structures of the bot's seat, and what
 * leaving each cell costs. {@link #refresh} updates them once per turn.
 */
public final class TurnContext {

    private static final int NONE = HalitePosition.NONE;

    public final HalitePosition position;
    public final Torus torus;
    public final Economy economy;
    public final int seat;

    /** The number of ships of the seat. */
    public int shipCount;

    /** The ships of the seat in ascending order, so the oldest first. */
    public int[] ships = new int[64];

    public int structureCount;

    /** The cells of the seat's structures: the dropoffs in order of construction, then the shipyard. */
    public final int[] structures;

    /** The halite that leaving each cell costs. */
    final int[] moveCosts;

    public TurnContext(HalitePosition position, int seat) {
        this.position = position;
        this.seat = seat;
        torus = position.torus;
        economy = position.economy;
        structures = new int[torus.cells];
        moveCosts = new int[torus.cells];
    }

    public void refresh() {
        shipCount = 0;
        for (int ship = 0; ship < position.shipCount; ship++) {
            if (position.shipCell[ship] != NONE && position.shipOwner[ship] == seat) {
                if (shipCount == ships.length) {
                    ships = Arrays.copyOf(ships, shipCount * 2);
                }
                ships[shipCount++] = ship;
            }
        }
        structureCount = 0;
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            if (position.dropoffOwner[dropoff] == seat) {
                structures[structureCount++] = position.dropoffCell[dropoff];
            }
        }
        structures[structureCount++] = position.shipyard[seat];
        for (int cell = 0; cell < moveCosts.length; cell++) {
            moveCosts[cell] = economy.moveCost(position.halite[cell]);
        }
    }

    public int turnsLeft() {
        return economy.turns - position.turn;
    }

    /** Returns the average halite of a cell. */
    public double averageHalite() {
        return (double) position.afloat / torus.cells;
    }

    /** Returns whether a ship has the halite that leaving its cell costs. */
    public boolean canMove(int ship) {
        return position.shipCargo[ship] >= moveCosts[position.shipCell[ship]];
    }

    public boolean hasOwnShip(int cell) {
        int ship = position.shipAt[cell];
        return ship != NONE && position.shipOwner[ship] == seat;
    }

    /** Returns the enemy ship on a cell, or {@link HalitePosition#NONE}. */
    public int enemyShipAt(int cell) {
        int ship = position.shipAt[cell];
        return ship != NONE && position.shipOwner[ship] != seat ? ship : NONE;
    }

    public boolean hasOwnStructure(int cell) {
        return position.owner[cell] == seat;
    }

    public boolean hasEnemyStructure(int cell) {
        return position.owner[cell] != NONE && position.owner[cell] != seat;
    }

    /** Returns the nearest own structure; of several the earliest dropoff, and the shipyard last. */
    public int nearestStructure(int cell) {
        int nearest = structures[0];
        for (int i = 1; i < structureCount; i++) {
            if (torus.distance(cell, structures[i]) < torus.distance(cell, nearest)) {
                nearest = structures[i];
            }
        }
        return nearest;
    }

    public int distanceHome(int cell) {
        return torus.distance(cell, nearestStructure(cell));
    }

    /** Returns the nearest structure of any player; of several the shipyard first. */
    public int nearestStructureOf(int player, int cell) {
        int nearest = position.shipyard[player];
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            int there = position.dropoffCell[dropoff];
            if (position.dropoffOwner[dropoff] == player
                    && torus.distance(cell, there) < torus.distance(cell, nearest)) {
                nearest = there;
            }
        }
        return nearest;
    }

    /** Returns the distance to the nearest structure of any player. */
    public int distanceToStructureOf(int player, int cell) {
        return torus.distance(cell, nearestStructureOf(player, cell));
    }
}
