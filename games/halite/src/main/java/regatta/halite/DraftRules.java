package regatta.halite;

import regatta.core.Events;
import regatta.core.Orders;
import regatta.halite.Statistics.Count;

/**
 * The rules page of July 2018. Ships carry fuel from the start, bring halite home by dumping it, and pay a tax where the
 * structure is another player's; only a ship without any command extracts.
 */
final class DraftRules extends HaliteRules {

    private static final int NONE = HalitePosition.NONE;

    private final int capacity;
    private final int dropoffPrice;
    private final int moveRatio;
    private final int extractRatio;
    private final int taxRatio;

    DraftRules(HaliteSettings settings) {
        super(settings);
        Constants constants = settings.constants();
        capacity = constants.whole("MAX_ENERGY");
        dropoffPrice = constants.whole("DROPOFF_COST");
        moveRatio = constants.whole("MOVE_COST_RATIO");
        extractRatio = constants.whole("EXTRACT_RATIO");
        taxRatio = constants.whole("DROPOFF_PENALTY_RATIO");
    }

    @Override
    void commit(HalitePosition position, Orders orders, Events events) {
        dump(position, orders);
        construction.apply(position, orders, events);
        movement.apply(position, orders, events);
        spawning.apply(position, orders, events);
    }

    private void dump(HalitePosition position, Orders orders) {
        for (int seat = commitOrder.gather(orders, HaliteOrders.DUMP); seat != NONE; seat = commitOrder.next(seat)) {
            for (int i = 0; i < orders.count(seat); i++) {
                if (orders.kind(seat, i) == HaliteOrders.DUMP) {
                    int ship = orders.subject(seat, i);
                    int cell = position.shipCell[ship];
                    int amount = (int) orders.first(seat, i);
                    position.shipCargo[ship] -= amount;
                    salvage(position, cell, seat, amount);
                    notes.change(cell);
                }
            }
        }
    }

    @Override
    void harvest(HalitePosition position, Events events) {
        HashOrder ships = position.ships;
        for (int ship = ships.first(); ship != NONE; ship = ships.next(ship)) {
            if (!notes.commanded(ship) && !notes.acted(ship) && position.shipCargo[ship] < capacity) {
                extract(position, ship);
            }
        }
    }

    private void extract(HalitePosition position, int ship) {
        int cell = position.shipCell[ship];
        int take = Math.min(share(position.halite[cell], extractRatio), capacity - position.shipCargo[ship]);
        position.shipCargo[ship] += take;
        position.halite[cell] -= take;
        position.afloat -= take;
        position.statistics.add(Count.TOTAL_MINED, position.shipOwner[ship], take);
        notes.change(cell);
    }

    /** Returns one part in {@code ratio}, rounded to nearest, halves up. */
    private static int share(int amount, int ratio) {
        return (amount + ratio / 2) / ratio;
    }

    @Override
    void prepare(HalitePosition position) {
        // Nobody is inspired yet in July.
    }

    @Override
    boolean ended(HalitePosition position) {
        int remaining = remaining(position);
        return remaining == 0 || remaining == 1 && position.seats() > 1;
    }

    @Override
    public int moveCost(HalitePosition position, int ship) {
        return share(position.halite[position.shipCell[ship]], moveRatio);
    }

    @Override
    public long constructPrice(HalitePosition position, int ship) {
        return dropoffPrice;
    }

    /** What the cell and the ship held is lost. */
    @Override
    public void construct(HalitePosition position, int ship) {
        replace(position, ship, dropoffPrice);
    }

    /** Dumped or sunk alike: home for the owner of the site, taxed for others, and into the sea elsewhere. */
    @Override
    public void salvage(HalitePosition position, int cell, int seat, int cargo) {
        int owner = ownerOf(position, cell);
        if (owner == NONE) {
            spill(position, cell, cargo);
        } else if (owner == seat) {
            position.deliver(owner, cell, cargo);
        } else {
            int tax = absorbed(cargo);
            position.deliver(owner, cell, tax);
            position.bank[seat] += cargo - tax;
            position.delivered[seat] += cargo - tax;
        }
    }

    @Override
    public int absorbed(int cargo) {
        return cargo / taxRatio;
    }

    @Override
    public boolean able(HalitePosition position, int seat) {
        return !position.terminated[seat];
    }
}
