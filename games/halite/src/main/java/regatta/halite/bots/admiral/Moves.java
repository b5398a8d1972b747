package regatta.halite.bots.admiral;

import java.util.Arrays;
import regatta.botkit.Assignment;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** Finds the moves of the largest sum that send no two ships to one cell. Worths are in halite. */
final class Moves {

    private static final int NONE = HalitePosition.NONE;

    /** Weights are in hundredths of halite. */
    private static final double SCALE = 100;

    /** What a step nearer home counts for a ship whose time is up: more than anything else. */
    private static final double LAST_WAY = 2_000;

    private final AdmiralSight sight;
    private final HalitePosition position;
    private final Torus torus;
    private final Homes homes;
    private final Mining mining;
    private final Risks risks;
    private final Assignment assignment = new Assignment();
    private int[] goes = new int[64];
    private boolean[] mines = new boolean[64];

    /** By ship whether it is on its way home. */
    private boolean[] returning = new boolean[256];

    Moves(AdmiralSight sight, Homes homes, Mining mining, Risks risks) {
        this.sight = sight;
        this.homes = homes;
        this.mining = mining;
        this.risks = risks;
        position = sight.position;
        torus = sight.torus;
    }

    /** Decides where every ship goes. */
    void decide(int builder, int pioneer, int site) {
        int ships = sight.fleet.count;
        grow(ships);
        Arrays.fill(goes, 0, ships, NONE);
        for (int i = 0; i < ships; i++) {
            int ship = sight.fleet.ships[i];
            updateRole(ship);
            mines[i] = ship != builder && ship != pioneer && !returning[ship] && !lastWay(ship);
        }
        mining.assign(mines);
        assignment.begin(ships, torus.cells);
        for (int i = 0; i < ships; i++) {
            int ship = sight.fleet.ships[i];
            if (ship == builder) {
                goes[i] = position.shipCell[ship];
            } else if (sight.unloading.amount(ship) > 0) {
                assignment.offer(i, position.shipCell[ship], Math.round(LAST_WAY * SCALE));
            } else if (lastWay(ship)) {
                goLastWay(i, ship);
            } else if (ship == pioneer) {
                offer(i, ship, site);
            } else {
                offer(i, ship, returning[ship] ? NONE : mining.target(i));
            }
        }
        assignment.fullest();
        for (int i = 0; i < ships; i++) {
            goes[i] = goes[i] == NONE ? assignment.jobOf(i) : goes[i];
        }
    }

    private void grow(int ships) {
        if (goes.length < ships) {
            goes = new int[2 * ships];
            mines = new boolean[2 * ships];
        }
        if (returning.length < position.shipCount) {
            returning = Arrays.copyOf(returning, 2 * position.shipCount);
        }
    }

    /** A ship that goes home does so until it is there. */
    private void updateRole(int ship) {
        if (position.owner[position.shipCell[ship]] == sight.seat) {
            returning[ship] = false;
        }
        returning[ship] |= position.shipCargo[ship] >= sight.parameters.returnAt;
    }

    boolean isReturning(int ship) {
        return ship < returning.length && returning[ship];
    }

    private boolean lastWay(int ship) {
        int queue = sight.fleet.count / (sight.parameters.endQueue * sight.fleet.structureCount);
        int needed = sight.fleet.distanceHome(position.shipCell[ship])
                + sight.parameters.endMargin
                + queue
                + sight.unloading.turns();
        return needed >= sight.turnsLeft();
    }

    /** Only the way home counts; who is next to it goes straight in, whoever else does. */
    private void goLastWay(int i, int ship) {
        int from = position.shipCell[ship];
        int door = sight.fleet.nearestStructure(from);
        boolean able = sight.canPay(ship);
        if (able && torus.distance(from, door) <= 1) {
            goes[i] = door;
            return;
        }
        for (int direction = able ? 0 : Torus.STILL; direction <= Torus.STILL; direction++) {
            int cell = torus.neighbour(from, direction);
            double worth = -LAST_WAY * sight.fleet.distanceHome(cell)
                    - homes.toll(cell)
                    + risks.of(position.shipCargo[ship], cell);
            assignment.offer(i, cell, Math.round(worth * SCALE));
        }
    }

    /** Offers a ship its moves, towards a cell or, if there is none, home. */
    private void offer(int i, int ship, int target) {
        int from = position.shipCell[ship];
        for (int direction = sight.canPay(ship) ? 0 : Torus.STILL; direction <= Torus.STILL; direction++) {
            int cell = torus.neighbour(from, direction);
            double worth = target == NONE ? homeward(from, cell) : towards(ship, from, cell, target);
            worth += risks.of(position.shipCargo[ship], cell);
            assignment.offer(i, cell, Math.round(worth * SCALE));
        }
    }

    private double homeward(int from, int cell) {
        double steps = homes.turns(from) - homes.turns(cell);
        double toll = homes.toll(from) - homes.toll(cell);
        return sight.parameters.haste * sight.parameters.step * steps + 0.2 * toll - (cell == from ? 0.1 : 0);
    }

    private double towards(int ship, int from, int cell, int target) {
        if (from == target) {
            return cell == from ? mined(ship, from) : 0;
        }
        double worth = sight.parameters.step * (torus.distance(from, target) - torus.distance(cell, target));
        if (cell == from && position.owner[cell] == sight.seat) {
            worth -= 4 * sight.parameters.step; // It stands in the way of others.
        }
        // Of two ways the one that keeps both axes open, and then the cheaper one.
        double open = Math.min(across(cell, target), along(cell, target));
        return worth + 0.2 * open - 0.01 * sight.figures.toll(position.halite[cell]);
    }

    private int across(int from, int to) {
        int steps = Math.abs(torus.x(from) - torus.x(to));
        return Math.min(steps, torus.width - steps);
    }

    private int along(int from, int to) {
        int steps = Math.abs(torus.y(from) - torus.y(to));
        return Math.min(steps, torus.height - steps);
    }

    /** Returns what a ship gains if it stays and mines. */
    private double mined(int ship, int cell) {
        double factor = sight.inspired(cell) ? sight.figures.inspiredFactor() : 1;
        int room = sight.figures.capacity() - position.shipCargo[ship];
        return Math.min(room, factor * sight.figures.lift(position.halite[cell])) + 2 * sight.parameters.step;
    }

    /** Returns the cell where the {@code i}-th ship of the fleet goes. */
    int goes(int i) {
        return goes[i];
    }
}
