package regatta.halite;

import regatta.core.Orders;

/** Dumps cargo, which is how the draft brings halite home. */
record Dump(Economy economy, TurnNotes notes, Commands commands) {

    void apply(HalitePosition position, Orders orders) {
        commands.begin(orders, HaliteOrders.DUMP);
        while (commands.next(orders)) {
            int seat = commands.seat();
            int ship = orders.subject(seat, commands.index());
            int amount = (int) orders.first(seat, commands.index());
            int cell = position.shipCell[ship];
            position.shipCargo[ship] -= amount;
            economy.salvage(position, cell, seat, amount);
            notes.change(cell);
        }
    }
}
