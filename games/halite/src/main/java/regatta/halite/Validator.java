package regatta.halite;

import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.core.Orders;

/** Finds orders that cost a seat its place. It looks at the position as it was when the bots were asked. */
record Validator(Economy economy, TurnNotes notes, int shipPrice, int capacity) {

    Validator(Economy economy, TurnNotes notes, Constants constants) {
        this(economy, notes, constants.whole("NEW_ENTITY_ENERGY_COST"), constants.whole("MAX_ENERGY"));
    }

    /** Returns what is wrong with the orders of {@code seat}, or null if nothing is. */
    @Nullable
    Fault fault(HalitePosition position, int seat, Orders orders) {
        long spending = 0;
        boolean spawned = false;
        for (int i = 0; i < orders.count(seat); i++) {
            int kind = orders.kind(seat, i);
            int ship = orders.subject(seat, i);
            long amount = orders.first(seat, i);
            if (!HaliteOrders.exists(kind, amount)) {
                return Fault.invalid("Command " + (i + 1) + " of " + orders.count(seat) + " is none of this game.");
            }
            String problem = null;
            if (kind == HaliteOrders.SPAWN) {
                spending += shipPrice + amount;
                problem = spawned ? "a second spawn in one turn" : badFuel(amount);
                spawned = true;
            } else if (!owns(position, seat, ship)) {
                problem = "seat " + seat + " has no such ship";
            } else if (!notes.command(ship)) {
                problem = "a second command for this ship";
            } else if (kind == HaliteOrders.CONSTRUCT) {
                spending += economy.constructPrice(position, ship);
                problem = badSite(position, position.shipCell[ship]);
            } else if (kind == HaliteOrders.DUMP) {
                problem = badDump(amount, position.shipCargo[ship]);
            }
            if (problem == null && spending > position.bank[seat]) {
                problem = "the orders so far cost " + spending + ", the bank holds " + position.bank[seat];
            }
            if (problem != null) {
                return Fault.invalid("Command " + (i + 1) + " of " + orders.count(seat) + ", '"
                        + HaliteWire.command(orders, seat, i) + "': " + problem + ".");
            }
        }
        return null;
    }

    private static boolean owns(HalitePosition position, int seat, int ship) {
        return ship >= 0
                && ship < position.shipCount
                && position.shipCell[ship] != HalitePosition.NONE
                && position.shipOwner[ship] == seat;
    }

    private @Nullable String badFuel(long fuel) {
        return fuel >= 0 && fuel <= capacity ? null : "fuel must be from 0 to " + capacity;
    }

    private static @Nullable String badSite(HalitePosition position, int cell) {
        int owner = position.owner[cell];
        return owner == HalitePosition.NONE ? null : "a structure of seat " + owner + " stands there already";
    }

    private static @Nullable String badDump(long amount, int cargo) {
        return amount >= 0 && amount <= cargo ? null : "the ship carries " + cargo;
    }
}
