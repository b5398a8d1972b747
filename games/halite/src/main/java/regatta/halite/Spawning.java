package regatta.halite;

import regatta.core.Events;
import regatta.core.Orders;
import regatta.halite.Statistics.Count;

/** Launches new ships at the shipyards. */
record Spawning(TurnNotes notes, Wrecks wrecks, CommitOrder commitOrder, int shipPrice) {

    Spawning(TurnNotes notes, Wrecks wrecks, CommitOrder commitOrder, Constants constants) {
        this(notes, wrecks, commitOrder, constants.whole("NEW_ENTITY_ENERGY_COST"));
    }

    void apply(HalitePosition position, Orders orders, Events events) {
        int first = commitOrder.gather(orders, HaliteOrders.SPAWN);
        for (int seat = first; seat != HalitePosition.NONE; seat = commitOrder.next(seat)) {
            for (int i = 0; i < orders.count(seat); i++) {
                if (orders.kind(seat, i) == HaliteOrders.SPAWN) {
                    spawn(position, seat, (int) orders.first(seat, i), events);
                }
            }
        }
    }

    private void spawn(HalitePosition position, int seat, int fuel, Events events) {
        int cell = position.shipyard[seat];
        position.bank[seat] -= shipPrice + fuel;
        int inTheWay = position.shipAt[cell];
        int ship = position.launch(seat, cell, fuel);
        notes.act(ship);
        position.statistics.add(Count.SHIPS_SPAWNED, seat, 1);
        position.statistics.set(Count.LAST_TURN_SHIP_SPAWN, seat, position.turn);
        report(position, cell, seat, ship, events);
        if (inTheWay != HalitePosition.NONE) {
            collide(position, cell, inTheWay, ship, events);
        }
    }

    static void report(HalitePosition position, int cell, int seat, int ship, Events events) {
        events.begin(HaliteEvents.SPAWN);
        events.put(cell);
        events.put(seat);
        events.put(ship);
        events.put(position.shipCargo[ship]);
    }

    private void collide(HalitePosition position, int cell, int inTheWay, int ship, Events events) {
        position.shipAt[cell] = HalitePosition.NONE;
        position.fleets[position.shipOwner[inTheWay]].erase(inTheWay);
        position.fleets[position.shipOwner[ship]].erase(ship);
        wrecks.begin(cell, events);
        wrecks.sink(position, cell, inTheWay, events);
        wrecks.sink(position, cell, ship, events);
        wrecks.end(position, cell, events);
    }
}
