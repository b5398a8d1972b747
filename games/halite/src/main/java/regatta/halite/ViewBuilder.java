package regatta.halite;

import java.util.Arrays;
import regatta.halite.Statistics.Count;

/**
 * Builds views: from a position, and from a message. Both go through this class, so that they cannot differ: what no
 * message contains is the same in both. No seat is terminated in a view, its statistics begin with it, and its sets
 * iterate in the order of the message.
 */
final class ViewBuilder {

    private static final int NONE = HalitePosition.NONE;

    private final Economy economy;
    private final Inspire inspire;
    private final int startingBank;
    private final int startingShips;

    /** The ships added so far, in the order of the message. */
    private int[] listed = new int[64];

    private int listedCount;
    private int fleetStart;

    ViewBuilder(HaliteSettings settings, Economy economy, Inspire inspire) {
        this.economy = economy;
        this.inspire = inspire;
        startingBank = settings.constants().whole("INITIAL_ENERGY");
        startingShips = settings.startingShips();
    }

    /** Makes {@code view} show what the messages of {@code position} contain. */
    void veil(HalitePosition position, HalitePosition view) {
        view.over = position.over;
        view.afloat = position.afloat;
        System.arraycopy(position.halite, 0, view.halite, 0, view.torus.cells);
        System.arraycopy(position.shipyard, 0, view.shipyard, 0, view.seats());
        if (position.turn == 0) {
            greet(view);
            return;
        }
        begin(view, position.turn);
        for (int seat = 0; seat < position.seats(); seat++) {
            tellFleet(position, seat, view);
        }
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            dropoff(view, dropoff, position.dropoffOwner[dropoff], position.dropoffCell[dropoff]);
        }
        for (int i = 0; i < position.changedCount; i++) {
            change(view, position.changedCells[i]);
        }
        settle(view);
        if (position.turn == 1) {
            // Turn 0 only takes names. It may have cost a seat its ships, but inspiration was not updated.
            inspire.apply(view);
        }
    }

    private void tellFleet(HalitePosition position, int seat, HalitePosition view) {
        view.bank[seat] = position.bank[seat];
        for (int ship = position.firstShip(seat); ship != NONE; ship = position.nextShip(ship)) {
            ship(view, ship, seat, position.shipCell[ship], position.shipCargo[ship]);
            view.shipInspired[ship] = position.shipInspired[ship];
        }
        endFleet(view, seat);
    }

    /** Completes {@code view} from the halite and the shipyards of a first message. */
    void greet(HalitePosition view) {
        clear(view, 0);
        Arrays.fill(view.bank, startingBank);
        view.launchFirst(startingShips);
        build(view);
        open(view);
    }

    /** Begins the message of a turn: everything of the one before is removed, except the halite and the shipyards. */
    void begin(HalitePosition view, int turn) {
        clear(view, turn);
        listedCount = 0;
        fleetStart = 0;
    }

    private static void clear(HalitePosition view, int turn) {
        view.turn = turn;
        Arrays.fill(view.owner, (byte) NONE);
        Arrays.fill(view.shipAt, NONE);
        Arrays.fill(view.structuresNear, (char) 0);
        view.shipCount = 0;
        view.ships.reset(0);
        for (HashOrder fleet : view.fleets) {
            fleet.reset(0);
        }
        view.dropoffCount = 0;
        Arrays.fill(view.delivered, 0);
        Arrays.fill(view.yardDelivered, 0);
        Arrays.fill(view.terminated, false);
        view.changedCount = 0;
        view.changedLevel = 0;
    }

    /** Adds a ship. */
    void ship(HalitePosition view, int ship, int seat, int cell, int cargo) {
        if (listedCount == listed.length) {
            listed = Arrays.copyOf(listed, listedCount * 2);
        }
        listed[listedCount++] = ship;
        view.put(ship, seat, cell, cargo);
        // Only a snapshot puts two ships on one cell: the younger one hides the other.
        view.shipAt[cell] = Math.max(view.shipAt[cell], ship);
    }

    /** Makes a fleet of the ships added since the last one. */
    void endFleet(HalitePosition view, int seat) {
        view.fleets[seat].become(listed, fleetStart, listedCount);
        fleetStart = listedCount;
    }

    /** Adds a dropoff. The order does not matter, but no number may be missing when the message ends. */
    void dropoff(HalitePosition view, int dropoff, int seat, int cell) {
        view.dropoffCount = Math.max(view.dropoffCount, dropoff + 1);
        view.dropoffOwner[dropoff] = (byte) seat;
        view.dropoffCell[dropoff] = cell;
        view.dropoffDelivered[dropoff] = 0;
        view.dropoffReported[dropoff] = NONE;
    }

    void change(HalitePosition view, int cell) {
        view.changedCells[view.changedCount++] = cell;
    }

    /** Ends the message of a turn, and computes inspiration, which messages do not contain. */
    void end(HalitePosition view) {
        settle(view);
        inspire.apply(view);
    }

    private void settle(HalitePosition view) {
        view.ships.become(listed, 0, listedCount);
        view.changedLevel = HashOrder.levelFor(view.changedCount);
        build(view);
        open(view);
    }

    private static void build(HalitePosition view) {
        for (int seat = 0; seat < view.seats(); seat++) {
            view.build(seat, view.shipyard[seat]);
        }
        for (int dropoff = 0; dropoff < view.dropoffCount; dropoff++) {
            view.build(view.dropoffOwner[dropoff], view.dropoffCell[dropoff]);
        }
    }

    /** Initializes the statistics: only the banks are known, and a seat that can act is alive. */
    private void open(HalitePosition view) {
        Statistics statistics = view.statistics;
        statistics.clear();
        statistics.nextEntry();
        for (int seat = 0; seat < view.seats(); seat++) {
            view.solvent[seat] = economy.able(view, seat);
            if (view.solvent[seat]) {
                statistics.enter(seat, view.bank[seat]);
                statistics.set(Count.LAST_TURN_ALIVE, seat, Math.max(0, view.turn - 1));
            }
        }
    }
}
