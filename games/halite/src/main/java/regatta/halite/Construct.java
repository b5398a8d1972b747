package regatta.halite;

import regatta.core.Events;
import regatta.core.Orders;

/** Turns ships into dropoffs. */
record Construct(Economy economy, TurnNotes notes, Commands commands) {

    void apply(HalitePosition position, Orders orders, Events events) {
        commands.begin(orders, HaliteOrders.CONSTRUCT);
        while (commands.next(orders)) {
            construct(position, commands.seat(), orders.subject(commands.seat(), commands.index()), events);
        }
    }

    /**
     * In the finals the cell and the cargo count towards the price, and any excess is paid out; in the draft they are
     * lost.
     */
    private void construct(HalitePosition position, int seat, int ship, Events events) {
        int cell = position.shipCell[ship];
        long credit = (long) position.halite[cell] + position.shipCargo[ship];
        position.remove(ship);
        position.addDropoff(seat, cell);
        position.bank[seat] -= economy.dropoffPrice;
        if (!economy.draft) {
            position.deliver(seat, cell, credit);
        }
        notes.change(cell);
        events.begin(HaliteEvents.CONSTRUCT);
        events.put(cell);
        events.put(seat);
        events.put(ship);
    }
}
