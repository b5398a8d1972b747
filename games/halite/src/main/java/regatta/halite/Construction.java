package regatta.halite;

import regatta.core.Events;
import regatta.core.Orders;

/** Turns ships into dropoffs. */
record Construction(Economy economy, TurnNotes notes, CommitOrder commitOrder) {

    void apply(HalitePosition position, Orders orders, Events events) {
        int first = commitOrder.gather(orders, HaliteOrders.CONSTRUCT);
        for (int seat = first; seat != HalitePosition.NONE; seat = commitOrder.next(seat)) {
            for (int i = 0; i < orders.count(seat); i++) {
                if (orders.kind(seat, i) == HaliteOrders.CONSTRUCT) {
                    construct(position, seat, orders.subject(seat, i), events);
                }
            }
        }
    }

    private void construct(HalitePosition position, int seat, int ship, Events events) {
        int cell = position.shipCell[ship];
        economy.construct(position, ship);
        notes.change(cell);
        events.begin(HaliteEvents.CONSTRUCT);
        events.put(cell);
        events.put(seat);
        events.put(ship);
    }
}
