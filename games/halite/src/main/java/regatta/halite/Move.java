package regatta.halite;

import java.util.Arrays;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.halite.Statistics.Count;

/**
 * Moves ships, all at once. A mover is lifted off its cell and joins the arrivals at its target; a ship that stays on a
 * target joins last. A ship that arrives alone is put down there; ships that arrive together sink. So ships may swap
 * places and follow each other.
 */
final class Move {

    private static final int NONE = HalitePosition.NONE;

    private final Economy economy;
    private final TurnNotes notes;
    private final Collisions wrecks;
    private final Commands commands;

    /** The targets of moves, and for each its arrivals as a list linked by ship. */
    private final HashOrder targets;

    private final int[] firstArrival;
    private final int[] lastArrival;
    private int[] nextArrival;

    Move(Economy economy, TurnNotes notes, Collisions wrecks, Commands commands, int shipCapacity, long[] cellHashes) {
        this.economy = economy;
        this.notes = notes;
        this.wrecks = wrecks;
        this.commands = commands;
        targets = new HashOrder(HashOrder.links(cellHashes.length), cellHashes);
        firstArrival = new int[cellHashes.length];
        lastArrival = new int[cellHashes.length];
        nextArrival = new int[shipCapacity];
        Arrays.fill(firstArrival, NONE);
    }

    void apply(HalitePosition position, Orders orders, Events events) {
        if (nextArrival.length < position.shipCell.length) {
            nextArrival = new int[position.shipCell.length];
        }
        targets.reset(0);
        liftMovers(position, orders, events);
        liftThoseInTheWay(position);
        land(position, events);
    }

    private void liftMovers(HalitePosition position, Orders orders, Events events) {
        commands.begin(orders, HaliteOrders.MOVE);
        while (commands.next(orders)) {
            int direction = (int) orders.first(commands.seat(), commands.index());
            if (direction != Torus.STILL) {
                depart(position, orders.subject(commands.seat(), commands.index()), direction, events);
            }
        }
    }

    private void depart(HalitePosition position, int ship, int direction, Events events) {
        int cell = position.shipCell[ship];
        int cost = economy.moveCost(position.halite[cell], position.shipInspired[ship]);
        if (position.shipCargo[ship] < cost) {
            strand(position, ship, cost, events);
            return;
        }
        position.shipCargo[ship] -= cost;
        position.statistics.add(Count.BURNT, position.shipOwner[ship], cost);
        lift(position, ship, cell);
        arrive(ship, position.torus.neighbour(cell, direction));
    }

    /** The ship stays, may be rammed, and in the finals mines. */
    private void strand(HalitePosition position, int ship, int cost, Events events) {
        notes.warned = true;
        events.begin(HaliteEvents.STRANDED);
        events.put(position.shipOwner[ship]);
        events.put(ship);
        events.put(cost);
        events.put(position.shipCargo[ship]);
    }

    private static void lift(HalitePosition position, int ship, int cell) {
        position.shipAt[cell] = NONE;
        position.fleets[position.shipOwner[ship]].erase(ship);
    }

    private void arrive(int ship, int target) {
        if (firstArrival[target] == NONE) {
            firstArrival[target] = ship;
            targets.insert(target);
        } else {
            nextArrival[lastArrival[target]] = ship;
        }
        lastArrival[target] = ship;
        nextArrival[ship] = NONE;
    }

    private void liftThoseInTheWay(HalitePosition position) {
        for (int target = targets.first(); target != NONE; target = targets.next(target)) {
            int ship = position.shipAt[target];
            if (ship != NONE) {
                lift(position, ship, target);
                arrive(ship, target);
            }
        }
    }

    private void land(HalitePosition position, Events events) {
        for (int target = targets.first(); target != NONE; target = targets.next(target)) {
            int ship = firstArrival[target];
            firstArrival[target] = NONE;
            if (nextArrival[ship] == NONE) {
                position.shipCell[ship] = target;
                position.shipAt[target] = ship;
                position.fleets[position.shipOwner[ship]].insert(ship);
                notes.act(ship);
            } else {
                wreck(position, target, ship, events);
            }
        }
    }

    private void wreck(HalitePosition position, int cell, int firstShip, Events events) {
        wrecks.begin(cell, events);
        for (int ship = firstShip; ship != NONE; ship = nextArrival[ship]) {
            wrecks.sink(position, cell, ship, events);
        }
        wrecks.end(position, cell, events);
        notes.change(cell);
    }
}
