package regatta.halite;

import regatta.core.Events;
import regatta.core.Orders;
import regatta.halite.Statistics.Count;

/** Launches new ships at the shipyards. */
record Launch(Economy economy, TurnNotes notes, Collisions wrecks, Commands commands) {

    void apply(HalitePosition position, Orders orders, Events events) {
        commands.begin(orders, HaliteOrders.SPAWN);
        while (commands.next(orders)) {
            int fuel = (int) orders.first(commands.seat(), commands.index());
            launch(position, commands.seat(), fuel, events);
        }
    }

    private void launch(HalitePosition position, int seat, int fuel, Events events) {
        int cell = position.shipyard[seat];
        position.bank[seat] -= economy.shipPrice + fuel;
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

    private static void report(HalitePosition position, int cell, int seat, int ship, Events events) {
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
