package regatta.halite;

import org.jspecify.annotations.Nullable;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.halite.Statistics.Count;

/** The rules of the 2018 finals: the engine that called itself 1.2.2.finals. */
final class FinalRules extends HaliteRules {

    private static final int NONE = HalitePosition.NONE;

    private final int capacity;
    private final int shipPrice;
    private final int dropoffPrice;
    private final int moveRatio;
    private final int inspiredMoveRatio;
    private final int extractRatio;
    private final int inspiredExtractRatio;
    private final double inspiredBonus;
    private final boolean inspiration;
    private final int inspiringShips;
    private final @Nullable Capture capture;

    FinalRules(HaliteSettings settings) {
        super(settings);
        Constants constants = settings.constants();
        capacity = constants.whole("MAX_ENERGY");
        shipPrice = constants.whole("NEW_ENTITY_ENERGY_COST");
        dropoffPrice = constants.whole("DROPOFF_COST");
        moveRatio = constants.whole("MOVE_COST_RATIO");
        inspiredMoveRatio = constants.whole("INSPIRED_MOVE_COST_RATIO");
        extractRatio = constants.whole("EXTRACT_RATIO");
        inspiredExtractRatio = constants.whole("INSPIRED_EXTRACT_RATIO");
        inspiredBonus = constants.real("INSPIRED_BONUS_MULTIPLIER");
        inspiration = constants.on("INSPIRATION_ENABLED");
        inspiringShips = constants.whole("INSPIRATION_SHIP_COUNT");
        capture = constants.on("CAPTURE_ENABLED") ? new Capture(constants, notes, settings.seats(), cellHashes) : null;
    }

    @Override
    void commit(HalitePosition position, Orders orders, Events events) {
        construction.apply(position, orders, events);
        movement.apply(position, orders, events);
        deliver(position);
        spawning.apply(position, orders, events);
    }

    private void deliver(HalitePosition position) {
        HashOrder ships = position.ships;
        for (int ship = ships.first(); ship != NONE; ship = ships.next(ship)) {
            int cell = position.shipCell[ship];
            int seat = position.shipOwner[ship];
            if (position.owner[cell] == seat) {
                position.deliver(seat, cell, position.shipCargo[ship]);
                position.shipCargo[ship] = 0;
                notes.act(ship);
                notes.change(cell);
            }
        }
    }

    @Override
    void harvest(HalitePosition position, Events events) {
        HashOrder ships = position.ships;
        for (int ship = ships.first(); ship != NONE; ship = ships.next(ship)) {
            if (!notes.acted(ship) && position.shipCargo[ship] < capacity) {
                mine(position, ship);
            }
        }
        if (capture != null) {
            capture.apply(position, events);
        }
    }

    private void mine(HalitePosition position, int ship) {
        int cell = position.shipCell[ship];
        boolean inspired = position.shipInspired[ship];
        int ratio = inspired ? inspiredExtractRatio : extractRatio;
        int room = capacity - position.shipCargo[ship];
        int take = Math.min((position.halite[cell] + ratio - 1) / ratio, room);
        int gain = inspired ? (int) Math.min((long) (take + inspiredBonus * take), room) : take;
        position.shipCargo[ship] += gain;
        position.halite[cell] -= take;
        position.afloat -= take;
        int seat = position.shipOwner[ship];
        position.statistics.add(Count.TOTAL_MINED, seat, take);
        position.statistics.add(Count.TOTAL_BONUS, seat, gain - take);
        notes.change(cell);
    }

    @Override
    void prepare(HalitePosition position) {
        if (!inspiration) {
            return;
        }
        HashOrder ships = position.ships;
        for (int ship = ships.first(); ship != NONE; ship = ships.next(ship)) {
            position.shipInspired[ship] = lookout.othersAround(position, ship) >= inspiringShips;
        }
    }

    @Override
    boolean ended(HalitePosition position) {
        if (position.afloat == 0) {
            return noCargo(position);
        }
        int alive = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.terminated[seat]) {
                continue;
            }
            if (able(position, seat)) {
                alive++;
            } else if (position.solvent[seat]) {
                position.solvent[seat] = false;
                position.statistics.set(Count.LAST_TURN_ALIVE, seat, position.turn);
            }
        }
        return alive == 0 || alive == 1 && position.seats() > 1;
    }

    private static boolean noCargo(HalitePosition position) {
        HashOrder ships = position.ships;
        for (int ship = ships.first(); ship != NONE; ship = ships.next(ship)) {
            if (position.shipCargo[ship] > 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int moveCost(HalitePosition position, int ship) {
        int ratio = position.shipInspired[ship] ? inspiredMoveRatio : moveRatio;
        return position.halite[position.shipCell[ship]] / ratio;
    }

    @Override
    public long constructPrice(HalitePosition position, int ship) {
        return Math.max(0, dropoffPrice - position.halite[position.shipCell[ship]] - position.shipCargo[ship]);
    }

    /** The cell and the cargo count towards the price; what they are worth above it is paid out. */
    @Override
    public void construct(HalitePosition position, int ship) {
        int seat = position.shipOwner[ship];
        int cell = position.shipCell[ship];
        long credit = (long) position.halite[cell] + position.shipCargo[ship];
        replace(position, ship, dropoffPrice);
        position.deliver(seat, cell, credit);
    }

    /** On a structure the cargo goes to its owner, whoever lost it; elsewhere into the sea. */
    @Override
    public void salvage(HalitePosition position, int cell, int seat, int cargo) {
        int owner = ownerOf(position, cell);
        if (owner == NONE) {
            spill(position, cell, cargo);
        } else {
            position.deliver(owner, cell, cargo);
        }
    }

    @Override
    public int absorbed(int cargo) {
        return cargo;
    }

    @Override
    public boolean able(HalitePosition position, int seat) {
        return position.shipsOf(seat) > 0 || position.bank[seat] >= shipPrice;
    }
}
