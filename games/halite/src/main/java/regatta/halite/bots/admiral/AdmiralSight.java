package regatta.halite.bots.admiral;

import java.util.Arrays;
import regatta.core.BotSettings;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;
import regatta.halite.bots.Diamond;
import regatta.halite.bots.Figures;
import regatta.halite.bots.Fleet;
import regatta.halite.bots.Unloading;

/** What all stages of a turn look at: the position, what is the bot's own in it, and maps of the turn. A table. */
final class AdmiralSight {

    /** The cargo of an enemy that is not there. */
    static final int NOBODY = Integer.MAX_VALUE;

    private static final int NONE = HalitePosition.NONE;
    private static final int INFLUENCE_RADIUS = 6;

    /** What a structure weighs beside a ship where it stands. */
    private static final double STRUCTURE_WEIGHT = 4;

    final HalitePosition position;
    final Torus torus;
    final Figures figures;
    final int seat;
    final AdmiralParameters parameters;
    final Fleet fleet;
    final Unloading unloading;

    private final Diamond inspiring;
    private final Diamond influenced;
    private final double[] weights;

    private final int[] enemiesNear;
    private final double[] own;
    private final double[] enemies;

    /** By cell the cargo of the lightest enemy that can be there next turn, and the heaviest. */
    private final int[] lightest;

    long halite;
    int ships;

    /** What lay on the map at the start. */
    private long initial;

    AdmiralSight(HalitePosition position, Figures figures, int seat, BotSettings settings) {
        this.position = position;
        this.figures = figures;
        this.seat = seat;
        torus = position.torus;
        parameters = new AdmiralParameters(settings, position.seats());
        fleet = new Fleet(position, seat);
        unloading = new Unloading(position, figures, fleet, seat, parameters.unloads, 0);
        inspiring = new Diamond(torus, figures.inspirationRadius());
        influenced = new Diamond(torus, INFLUENCE_RADIUS);
        weights = new double[influenced.size];
        double[] fade = new double[INFLUENCE_RADIUS + 1];
        fade[0] = 1;
        for (int steps = 1; steps < fade.length; steps++) {
            fade[steps] = fade[steps - 1] * parameters.spread;
        }
        for (int k = 0; k < weights.length; k++) {
            weights[k] = fade[influenced.distance[k]];
        }
        enemiesNear = new int[torus.cells];
        own = new double[torus.cells];
        enemies = new double[torus.cells];
        lightest = new int[torus.cells];
    }

    void refresh() {
        fleet.refresh();
        unloading.refresh();
        Arrays.fill(enemiesNear, 0);
        Arrays.fill(own, 1);
        Arrays.fill(enemies, 1);
        Arrays.fill(lightest, NOBODY);
        halite = 0;
        for (int amount : position.halite) {
            halite += amount;
        }
        initial = Math.max(initial, halite);
        ships = 0;
        for (int ship = 0; ship < position.shipCount; ship++) {
            if (position.shipCell[ship] != NONE) {
                ships++;
                enter(ship);
            }
        }
        for (int player = 0; player < position.seats(); player++) {
            influence(position.shipyard[player], player, STRUCTURE_WEIGHT);
        }
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            influence(position.dropoffCell[dropoff], position.dropoffOwner[dropoff], STRUCTURE_WEIGHT);
        }
    }

    private void enter(int ship) {
        int cell = position.shipCell[ship];
        influence(cell, position.shipOwner[ship], 1);
        if (position.shipOwner[ship] == seat) {
            return;
        }
        for (int k = 0; k < inspiring.size; k++) {
            enemiesNear[inspiring.cell(cell, k)]++;
        }
        boolean able = position.shipCargo[ship] >= figures.toll(position.halite[cell]);
        for (int direction = able ? 0 : Torus.STILL; direction <= Torus.STILL; direction++) {
            int reached = torus.neighbour(cell, direction);
            lightest[reached] = Math.min(lightest[reached], position.shipCargo[ship]);
        }
    }

    private void influence(int cell, int player, double weight) {
        double[] map = player == seat ? own : enemies;
        for (int k = 0; k < weights.length; k++) {
            map[influenced.cell(cell, k)] += weight * weights[k];
        }
    }

    /** Returns our share of the influence on a cell, the two ships that would collide there aside. */
    double share(int cell) {
        double mine = Math.max(0.2, own[cell] - 1);
        double theirs = Math.max(0.2, enemies[cell] - 1);
        return mine / (mine + theirs);
    }

    boolean inspired(int cell) {
        return enemiesNear[cell] >= figures.inspiringShips();
    }

    /** Returns the cargo of the lightest enemy that can be on a cell next turn, or {@link #NOBODY}. */
    int lightest(int cell) {
        return lightest[cell];
    }

    /** Returns what is left of the sea for each ship, all players': what a ship is still going to earn. */
    double shipWorth() {
        return parameters.ship * Math.max(0, halite - 0.1 * initial) / Math.max(1, ships);
    }

    double meanCell() {
        return (double) halite / torus.cells;
    }

    boolean ownShip(int cell) {
        int ship = position.shipAt[cell];
        return ship != NONE && position.shipOwner[ship] == seat;
    }

    boolean enemyShip(int cell) {
        int ship = position.shipAt[cell];
        return ship != NONE && position.shipOwner[ship] != seat;
    }

    boolean canPay(int ship) {
        return position.shipCargo[ship] >= figures.toll(position.halite[position.shipCell[ship]]);
    }

    int turnsLeft() {
        return figures.turns() - position.turn;
    }
}
