package regatta.halite.bots.hungarian;

import java.util.Arrays;
import regatta.botkit.FlowField;
import regatta.halite.HalitePosition;
import regatta.halite.bots.Diamond;

/** The maps of one turn (Q1): who inspires, who holds what, and where it is dangerous. */
final class Chart {

    /** The threat of a cell that no enemy can reach. */
    static final int NO_THREAT = Integer.MAX_VALUE;

    private static final int NONE = HalitePosition.NONE;

    private final HungarianSight sight;
    private final HalitePosition position;
    private final Diamond diamond;
    private final Diamond inspiring;

    private final int[] enemiesNear;
    private final int[] ownShipsNear;

    // K1: in thousandths of an empty ship, so that sums are exact.
    private final int[] ownInfluence;
    private final int[] enemyInfluence;

    private final int[] threat;
    private final FlowField control;
    private int ownSources;

    private int ships;

    Chart(HungarianSight sight) {
        this.sight = sight;
        position = sight.position;
        diamond = sight.diamond;
        int radius = sight.economy.inspirationRadius;
        inspiring = radius == HungarianSight.RADIUS ? diamond : new Diamond(sight.torus, radius);
        enemiesNear = new int[sight.torus.cells];
        ownShipsNear = new int[sight.torus.cells];
        ownInfluence = new int[sight.torus.cells];
        enemyInfluence = new int[sight.torus.cells];
        threat = new int[sight.torus.cells];
        control = new FlowField(sight.torus.width, sight.torus.height);
    }

    void refresh() {
        Arrays.fill(enemiesNear, 0);
        Arrays.fill(ownShipsNear, 0);
        Arrays.fill(ownInfluence, 0);
        Arrays.fill(enemyInfluence, 0);
        Arrays.fill(threat, NO_THREAT);
        ships = 0;
        for (int ship = 0; ship < position.shipCount; ship++) {
            if (position.shipCell[ship] != NONE) {
                ships++;
                enter(ship);
            }
        }
        flood();
    }

    private void enter(int ship) {
        int cell = position.shipCell[ship];
        boolean own = position.shipOwner[ship] == sight.seat;
        // K1: a ship counts as much as it is empty.
        int weight = 1000 - 1000 * position.shipCargo[ship] / sight.economy.capacity;
        int[] influence = own ? ownInfluence : enemyInfluence;
        for (int k = 0; k < diamond.size; k++) {
            influence[diamond.cell(cell, k)] += weight;
            ownShipsNear[diamond.cell(cell, k)] += own ? 1 : 0;
        }
        if (own) {
            return;
        }
        for (int k = 0; k < inspiring.size; k++) {
            enemiesNear[inspiring.cell(cell, k)]++;
        }
        // K2: the lightest enemy that can be there next turn.
        for (int direction = 0; direction <= 4; direction++) {
            int reached = sight.torus.neighbour(cell, direction);
            threat[reached] = Math.min(threat[reached], position.shipCargo[ship]);
        }
    }

    /** K3: a cell is controlled by whose structure is the nearest; of several the bot's own. */
    private void flood() {
        control.begin();
        for (int i = 0; i < sight.fleet.structureCount; i++) {
            control.source(sight.fleet.structures[i], Integer.MAX_VALUE);
        }
        ownSources = sight.fleet.structureCount;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != sight.seat) {
                control.source(position.shipyard[seat], Integer.MAX_VALUE);
            }
        }
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            if (position.dropoffOwner[dropoff] != sight.seat) {
                control.source(position.dropoffCell[dropoff], Integer.MAX_VALUE);
            }
        }
        control.spread(sight.moveCosts);
    }

    /** Returns how many enemy ships inspire on a cell. */
    int enemiesNear(int cell) {
        return enemiesNear[cell];
    }

    /** Returns how many ships of the bot are within {@link HungarianSight#RADIUS} of a cell. */
    int ownShipsNear(int cell) {
        return ownShipsNear[cell];
    }

    boolean inspired(int cell) {
        return enemiesNear[cell] >= sight.economy.inspiringShips;
    }

    /** Returns how much more influence the bot has on a cell than all enemies together, in empty ships. */
    double lead(int cell) {
        return (ownInfluence[cell] - enemyInfluence[cell]) / 1000.0;
    }

    double enemyInfluence(int cell) {
        return enemyInfluence[cell] / 1000.0;
    }

    /** Returns the cargo of the lightest enemy that can be on a cell next turn, or {@link #NO_THREAT}. */
    int threat(int cell) {
        return threat[cell];
    }

    boolean controlled(int cell) {
        return control.nearest(cell) < ownSources;
    }

    long halite() {
        return position.afloat;
    }

    double average() {
        return (double) position.afloat / sight.torus.cells;
    }

    /** Returns which part of all ships is the bot's. */
    double fleetShare() {
        return (double) sight.fleet.count / Math.max(1, ships);
    }
}
