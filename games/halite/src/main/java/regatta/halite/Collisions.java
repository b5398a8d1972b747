package regatta.halite;

import regatta.core.Events;
import regatta.halite.Statistics.Count;

/** Sinks ships that met on one cell. */
final class Collisions {

    private final Economy economy;
    private final TurnNotes notes;
    private final int[] shipsOfSeat;

    Collisions(Economy economy, TurnNotes notes, int seats) {
        this.economy = economy;
        this.notes = notes;
        shipsOfSeat = new int[seats];
    }

    /** Opens the wreck event; ships are then sunk one by one. */
    void begin(int cell, Events events) {
        events.begin(HaliteEvents.WRECK);
        events.put(cell);
    }

    /** Sinks a ship that was lifted off its cell. */
    void sink(HalitePosition position, int cell, int ship, Events events) {
        events.put(ship);
        int seat = position.shipOwner[ship];
        int cargo = position.shipCargo[ship];
        position.statistics.add(Count.ALL_COLLISIONS, seat, 1);
        if (position.owner[cell] == seat) {
            position.statistics.add(Count.DROPOFF_COLLISIONS, seat, 1);
        } else {
            position.statistics.add(Count.TOTAL_DROPPED, seat, cargo);
        }
        shipsOfSeat[seat]++;
        int owner = position.owner[cell];
        if (owner != HalitePosition.NONE && owner != seat) {
            position.statistics.add(Count.ABSORBED, owner, economy.absorbed(cargo));
        }
        economy.salvage(position, cell, seat, cargo);
        position.sink(ship);
    }

    /** Closes the event and records the seats that lost several ships to each other. */
    void end(HalitePosition position, int cell, Events events) {
        for (int seat = 0; seat < shipsOfSeat.length; seat++) {
            if (shipsOfSeat[seat] > 1) {
                position.statistics.add(Count.SELF_COLLISIONS, seat, shipsOfSeat[seat]);
                notes.warned = true;
                events.begin(HaliteEvents.SELF_COLLISION);
                events.put(seat);
                events.put(cell);
            }
            shipsOfSeat[seat] = 0;
        }
    }
}
