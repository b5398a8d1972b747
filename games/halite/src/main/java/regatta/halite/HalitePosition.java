package regatta.halite;

import java.util.Arrays;
import regatta.core.Fingerprint;
import regatta.core.Position;

/**
 * A Halite position, stored by field: ship {@code s} is entry {@code s} of each ship array, cell {@code c} entry {@code
 * c} of each cell array, and so on for dropoffs and seats. Mutable, for one thread; only the rules write
 * it.
 */
public final class HalitePosition implements Position<HalitePosition> {

    /**
     * Stands for an empty cell in {@link #shipAt}, an unowned one in {@link #owner} and a sunk ship in {@link
     * #shipCell}.
     */
    public static final int NONE = -1;

    public final Torus torus;
    private final int seats;

    /** The prices and yields of the match. */
    public final Economy economy;

    /** The turn about to be played. In turn 0 bots send their names. */
    public int turn;

    boolean over;

    /** The halite of each cell. */
    public long afloat;

    public final int[] halite;

    /** The owner of the structure on each cell. */
    public final byte[] owner;

    public final int[] shipAt;

    /** For each cell the seats, as bits, that own a structure at most two steps away. */
    final char[] structuresNear;

    /** Ships are numbered in order of launch; numbers are never reused. */
    public int shipCount;

    public byte[] shipOwner;
    public int[] shipCell;
    public int[] shipCargo;
    public boolean[] shipInspired;

    /** The living ships of all seats, and of each seat, in the order in which the original visits them. */
    final HashOrder ships;

    final HashOrder[] fleets;
    private int[][] shipLinks;
    private int[][] fleetLinks;

    /** Dropoffs are numbered in order of construction. */
    public int dropoffCount;

    public final byte[] dropoffOwner;
    public final int[] dropoffCell;

    /** The halite delivered at each dropoff, and the part of it that the statistics have counted. */
    final long[] dropoffDelivered;

    final long[] dropoffReported;

    public final int[] shipyard;
    public final long[] bank;

    /** The halite that each seat delivered in total, and at its shipyard. */
    public final long[] delivered;

    final long[] yardDelivered;

    /** Terminated by a fault: its ships are gone and its structures stay. */
    public final boolean[] terminated;

    /** Has always had ships or the price of one. */
    final boolean[] solvent;

    /** The cells that changed in the turn before, in the order of the message. */
    int changedCount;

    final int[] changedCells;

    /** The number of buckets of the original's table of changed cells: see {@link HashOrder}. */
    int changedLevel;

    public final Statistics statistics;

    HalitePosition(Torus torus, Economy economy, int seats, int shipCapacity) {
        this.torus = torus;
        this.seats = seats;
        this.economy = economy;
        halite = new int[torus.cells];
        owner = new byte[torus.cells];
        shipAt = new int[torus.cells];
        structuresNear = new char[torus.cells];
        Arrays.fill(owner, (byte) NONE);
        Arrays.fill(shipAt, NONE);
        shipOwner = new byte[shipCapacity];
        shipCell = new int[shipCapacity];
        shipCargo = new int[shipCapacity];
        shipInspired = new boolean[shipCapacity];
        shipLinks = HashOrder.links(shipCapacity);
        fleetLinks = HashOrder.links(shipCapacity);
        ships = new HashOrder(shipLinks, new long[0]);
        fleets = new HashOrder[seats];
        for (int seat = 0; seat < seats; seat++) {
            fleets[seat] = new HashOrder(fleetLinks, new long[0]);
        }
        dropoffOwner = new byte[torus.cells];
        dropoffCell = new int[torus.cells];
        dropoffDelivered = new long[torus.cells];
        dropoffReported = new long[torus.cells];
        shipyard = new int[seats];
        bank = new long[seats];
        delivered = new long[seats];
        yardDelivered = new long[seats];
        terminated = new boolean[seats];
        solvent = new boolean[seats];
        changedCells = new int[torus.cells];
        statistics = new Statistics(seats, economy.turns);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public int turnLimit() {
        return economy.turns + 1;
    }

    @Override
    public boolean over() {
        return over;
    }

    /** Returns the number of ships of {@code seat}. */
    public int shipsOf(int seat) {
        return fleets[seat].size();
    }

    /** Returns the first ship of {@code seat} in the order of the message, or {@link #NONE}. */
    public int firstShip(int seat) {
        return fleets[seat].first();
    }

    /** Returns the ship that follows {@code ship} in its fleet, or {@link #NONE}. */
    public int nextShip(int ship) {
        return fleets[shipOwner[ship]].next(ship);
    }

    /** Returns the number of dropoffs of {@code seat}. */
    public int dropoffsOf(int seat) {
        int count = 0;
        for (int dropoff = 0; dropoff < dropoffCount; dropoff++) {
            count += dropoffOwner[dropoff] == seat ? 1 : 0;
        }
        return count;
    }

    /** Launches the ships that a match begins with: on each shipyard, then north of it, then south. */
    void launchFirst(int shipsPerSeat) {
        int[] places = {Torus.STILL, Torus.NORTH, Torus.SOUTH};
        for (int ship = 0; ship < shipsPerSeat; ship++) {
            for (int seat = 0; seat < seats; seat++) {
                launch(seat, torus.neighbour(shipyard[seat], places[ship]), 0);
            }
        }
    }

    int launch(int seat, int cell, int cargo) {
        int ship = shipCount++;
        if (ship == shipCell.length) {
            grow(ship * 2);
        }
        shipOwner[ship] = (byte) seat;
        shipCell[ship] = cell;
        shipCargo[ship] = cargo;
        shipInspired[ship] = false;
        shipAt[cell] = ship;
        ships.insert(ship);
        fleets[seat].insert(ship);
        return ship;
    }

    /** Adds a ship with a given number, outside of all orders; skipped numbers are as if sunk. */
    void put(int ship, int seat, int cell, int cargo) {
        while (ship >= shipCell.length) {
            grow(shipCell.length * 2);
        }
        for (; shipCount <= ship; shipCount++) {
            shipCell[shipCount] = NONE;
        }
        shipOwner[ship] = (byte) seat;
        shipCell[ship] = cell;
        shipCargo[ship] = cargo;
        shipInspired[ship] = false;
    }

    /** Only captures make more ships than one per turn and seat; without them this is never called. */
    private void grow(int capacity) {
        shipOwner = Arrays.copyOf(shipOwner, capacity);
        shipCell = Arrays.copyOf(shipCell, capacity);
        shipCargo = Arrays.copyOf(shipCargo, capacity);
        shipInspired = Arrays.copyOf(shipInspired, capacity);
        shipLinks = new int[][] {Arrays.copyOf(shipLinks[0], capacity), Arrays.copyOf(shipLinks[1], capacity)};
        fleetLinks = new int[][] {Arrays.copyOf(fleetLinks[0], capacity), Arrays.copyOf(fleetLinks[1], capacity)};
        ships.relink(shipLinks);
        for (HashOrder fleet : fleets) {
            fleet.relink(fleetLinks);
        }
    }

    /** Removes a ship that stands on its cell. */
    void remove(int ship) {
        shipAt[shipCell[ship]] = NONE;
        fleets[shipOwner[ship]].erase(ship);
        sink(ship);
    }

    /** Removes a ship that was lifted off its cell and out of its fleet. */
    void sink(int ship) {
        ships.erase(ship);
        shipCell[ship] = NONE;
    }

    /** Makes {@code cell} a structure of {@code seat}. Its halite is gone. */
    void build(int seat, int cell) {
        owner[cell] = (byte) seat;
        afloat -= halite[cell];
        halite[cell] = 0;
        for (int dy = -2; dy <= 2; dy++) {
            int reach = 2 - Math.abs(dy);
            for (int dx = -reach; dx <= reach; dx++) {
                structuresNear[torus.offset(cell, dx, dy)] |= (char) (1 << seat);
            }
        }
    }

    int addDropoff(int seat, int cell) {
        build(seat, cell);
        int dropoff = dropoffCount++;
        dropoffOwner[dropoff] = (byte) seat;
        dropoffCell[dropoff] = cell;
        dropoffDelivered[dropoff] = 0;
        dropoffReported[dropoff] = NONE;
        return dropoff;
    }

    /** Credits {@code seat} with halite delivered at {@code cell}, one of its structures. */
    void deliver(int seat, int cell, long amount) {
        bank[seat] += amount;
        delivered[seat] += amount;
        if (cell == shipyard[seat]) {
            yardDelivered[seat] += amount;
            return;
        }
        for (int dropoff = 0; dropoff < dropoffCount; dropoff++) {
            if (dropoffCell[dropoff] == cell) {
                dropoffDelivered[dropoff] += amount;
                return;
            }
        }
    }

    /** Terminates {@code seat}: its bank and ships vanish, its structures stay. */
    void terminate(int seat) {
        terminated[seat] = true;
        solvent[seat] = false;
        bank[seat] = 0;
        for (int ship = firstShip(seat); ship != NONE; ship = nextShip(ship)) {
            shipAt[shipCell[ship]] = NONE;
            sink(ship);
        }
        fleets[seat].reset(0);
    }

    @Override
    public HalitePosition copy() {
        HalitePosition copy = new HalitePosition(torus, economy, seats, shipCell.length);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(HalitePosition other) {
        turn = other.turn;
        over = other.over;
        afloat = other.afloat;
        System.arraycopy(other.halite, 0, halite, 0, torus.cells);
        System.arraycopy(other.owner, 0, owner, 0, torus.cells);
        System.arraycopy(other.shipAt, 0, shipAt, 0, torus.cells);
        System.arraycopy(other.structuresNear, 0, structuresNear, 0, torus.cells);
        copyShips(other);
        dropoffCount = other.dropoffCount;
        System.arraycopy(other.dropoffOwner, 0, dropoffOwner, 0, dropoffCount);
        System.arraycopy(other.dropoffCell, 0, dropoffCell, 0, dropoffCount);
        System.arraycopy(other.dropoffDelivered, 0, dropoffDelivered, 0, dropoffCount);
        System.arraycopy(other.dropoffReported, 0, dropoffReported, 0, dropoffCount);
        System.arraycopy(other.shipyard, 0, shipyard, 0, seats);
        System.arraycopy(other.bank, 0, bank, 0, seats);
        System.arraycopy(other.delivered, 0, delivered, 0, seats);
        System.arraycopy(other.yardDelivered, 0, yardDelivered, 0, seats);
        System.arraycopy(other.terminated, 0, terminated, 0, seats);
        System.arraycopy(other.solvent, 0, solvent, 0, seats);
        changedCount = other.changedCount;
        System.arraycopy(other.changedCells, 0, changedCells, 0, changedCount);
        changedLevel = other.changedLevel;
        statistics.copyFrom(other.statistics);
    }

    private void copyShips(HalitePosition other) {
        if (shipCell.length < other.shipCell.length) {
            grow(other.shipCell.length);
        }
        shipCount = other.shipCount;
        System.arraycopy(other.shipOwner, 0, shipOwner, 0, shipCount);
        System.arraycopy(other.shipCell, 0, shipCell, 0, shipCount);
        System.arraycopy(other.shipCargo, 0, shipCargo, 0, shipCount);
        System.arraycopy(other.shipInspired, 0, shipInspired, 0, shipCount);
        for (int link = 0; link < 2; link++) {
            System.arraycopy(other.shipLinks[link], 0, shipLinks[link], 0, shipCount);
            System.arraycopy(other.fleetLinks[link], 0, fleetLinks[link], 0, shipCount);
        }
        ships.copyFrom(other.ships);
        for (int seat = 0; seat < seats; seat++) {
            fleets[seat].copyFrom(other.fleets[seat]);
        }
    }

    @Override
    public long fingerprint() {
        Fingerprint print = new Fingerprint().add(turn).add(over).add(afloat);
        print.add(halite, torus.cells).add(owner, torus.cells);
        print.add(shipCount);
        for (int seat = 0; seat < seats; seat++) {
            print.add(fleets[seat].size());
            for (int ship = firstShip(seat); ship != NONE; ship = nextShip(ship)) {
                print.add(ship).add(shipCell[ship]).add(shipCargo[ship]).add(shipInspired[ship]);
            }
        }
        print.add(dropoffCount).add(dropoffOwner, dropoffCount).add(dropoffCell, dropoffCount);
        print.add(dropoffDelivered, dropoffCount).add(dropoffReported, dropoffCount);
        print.add(bank, seats).add(delivered, seats).add(yardDelivered, seats);
        for (int seat = 0; seat < seats; seat++) {
            print.add(terminated[seat]).add(solvent[seat]);
        }
        print.add(changedCount).add(changedCells, changedCount);
        statistics.addTo(print);
        return print.value();
    }
}
