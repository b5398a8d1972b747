package regatta.halite;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Orders;
import regatta.halite.Violation.Remark;

/** Ends seats that failed. Orders are judged by the position as it was when the bots were asked. */
record Faults(Economy economy, TurnNotes notes) {

    /** The kinds of impossible commands. */
    enum Problem {
        UNHEARD_OF,
        SECOND_SPAWN,
        BAD_FUEL,
        UNKNOWN_SHIP,
        SECOND_COMMAND,
        TAKEN_SITE,
        BAD_DUMP,
        TOO_DEAR
    }

    /** Ends the seats whose orders cannot be carried out. */
    void apply(HalitePosition position, Orders orders) {
        for (int seat = 0; seat < position.seats(); seat++) {
            Violation objection = objection(position, seat, orders);
            if (objection != null) {
                orders.fail(seat, objection.fault());
            }
        }
        terminate(position, orders);
    }

    /** Ends the seats that have a fault. */
    static void terminate(HalitePosition position, Orders orders) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.terminated[seat]) {
                orders.drop(seat);
            } else if (orders.fault(seat) != null) {
                orders.drop(seat);
                position.terminate(seat);
            }
        }
    }

    /** Returns the violation in the orders of {@code seat}, or null. */
    @Nullable
    Violation objection(HalitePosition position, int seat, Orders orders) {
        long spending = 0;
        boolean spawned = false;
        for (int i = 0; i < orders.count(seat); i++) {
            Problem problem = problem(position, seat, orders, i, spawned);
            if (problem == null) {
                spawned |= orders.kind(seat, i) == HaliteOrders.SPAWN;
                spending += price(position, seat, orders, i);
                problem = spending > position.bank[seat] ? Problem.TOO_DEAR : null;
            }
            if (problem != null) {
                Violation first = new ViolationText(this, position, seat, orders, i).of(problem);
                List<Remark> remarks = new ErrorLogLines(this, position, seat, orders).all();
                return remarks.isEmpty() ? first : new Violation(first.detail(), remarks);
            }
        }
        return null;
    }

    private @Nullable Problem problem(HalitePosition position, int seat, Orders orders, int i, boolean spawned) {
        int kind = orders.kind(seat, i);
        int ship = orders.subject(seat, i);
        long amount = orders.first(seat, i);
        if (!HaliteOrders.exists(kind, amount)) {
            return Problem.UNHEARD_OF;
        }
        if (kind == HaliteOrders.SPAWN) {
            return spawned ? Problem.SECOND_SPAWN : amount < 0 || amount > economy.capacity ? Problem.BAD_FUEL : null;
        }
        if (!owns(position, seat, ship)) {
            return Problem.UNKNOWN_SHIP;
        }
        if (!notes.command(ship)) {
            return Problem.SECOND_COMMAND;
        }
        if (takenSite(position, seat, orders, i)) {
            return Problem.TAKEN_SITE;
        }
        boolean badDump = kind == HaliteOrders.DUMP && (amount < 0 || amount > position.shipCargo[ship]);
        return badDump ? Problem.BAD_DUMP : null;
    }

    boolean takenSite(HalitePosition position, int seat, Orders orders, int i) {
        int ship = orders.subject(seat, i);
        return orders.kind(seat, i) == HaliteOrders.CONSTRUCT
                && owns(position, seat, ship)
                && position.owner[position.shipCell[ship]] != HalitePosition.NONE;
    }

    /** Returns what a command takes from the bank; nothing if it cannot be carried out. */
    long price(HalitePosition position, int seat, Orders orders, int i) {
        int ship = orders.subject(seat, i);
        return switch (orders.kind(seat, i)) {
            case HaliteOrders.SPAWN -> economy.shipPrice + orders.first(seat, i);
            case HaliteOrders.CONSTRUCT -> owns(position, seat, ship) ? dropoffPrice(position, ship) : 0;
            default -> 0;
        };
    }

    private long dropoffPrice(HalitePosition position, int ship) {
        return economy.dropoffPrice(position.shipCargo[ship], position.halite[position.shipCell[ship]]);
    }

    static boolean owns(HalitePosition position, int seat, int ship) {
        return ship >= 0
                && ship < position.shipCount
                && position.shipCell[ship] != HalitePosition.NONE
                && position.shipOwner[ship] == seat;
    }
}
