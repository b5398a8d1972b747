package regatta.halite;

import java.util.Arrays;
import regatta.core.Events;

/** Captures: a ship that is far outnumbered changes hands. Off unless the constants enable it. */
final class Capture {

    private static final int NONE = HalitePosition.NONE;

    private final int radius;
    private final int margin;
    private final TurnNotes notes;
    private final HashOrder captured;
    private final HashOrder seats;
    private final int[] newOwner;
    private final int[] counts;

    Capture(Constants constants, TurnNotes notes, int seatCount, long[] cellHashes) {
        radius = constants.whole("CAPTURE_RADIUS");
        margin = constants.whole("SHIPS_ABOVE_FOR_CAPTURE");
        this.notes = notes;
        captured = new HashOrder(HashOrder.links(cellHashes.length), cellHashes);
        newOwner = new int[cellHashes.length];
        counts = new int[seatCount];
        seats = new HashOrder(HashOrder.links(seatCount), new long[0]);
        for (int seat = 0; seat < seatCount; seat++) {
            seats.insert(seat);
        }
    }

    void apply(HalitePosition position, Events events) {
        captured.reset(0);
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int ship = position.firstShip(seat); ship != NONE; ship = position.nextShip(ship)) {
                int captor = captor(position, ship);
                if (captor != NONE) {
                    newOwner[position.shipCell[ship]] = captor;
                    captured.insert(position.shipCell[ship]);
                }
            }
        }
        for (int cell = captured.first(); cell != NONE; cell = captured.next(cell)) {
            change(position, cell, newOwner[cell], events);
        }
    }

    private int captor(HalitePosition position, int ship) {
        count(position, position.shipCell[ship]);
        int owner = position.shipOwner[ship];
        int captor = NONE;
        for (int seat = seats.first(); seat != NONE; seat = seats.next(seat)) {
            if (seat != owner && (captor == NONE || counts[seat] > counts[captor])) {
                captor = seat;
            }
        }
        return captor != NONE && counts[owner] + margin <= counts[captor] ? captor : NONE;
    }

    private void count(HalitePosition position, int cell) {
        Torus torus = position.torus;
        Arrays.fill(counts, 0);
        for (int dy = -radius; dy <= radius; dy++) {
            for (int dx = -radius; dx <= radius; dx++) {
                int there = torus.offset(cell, dx, dy);
                int ship = position.shipAt[there];
                if (ship != NONE && torus.distance(cell, there) <= radius) {
                    counts[position.shipOwner[ship]]++;
                }
            }
        }
    }

    private void change(HalitePosition position, int cell, int captor, Events events) {
        int old = position.shipAt[cell];
        int cargo = position.shipCargo[old];
        int loser = position.shipOwner[old];
        position.remove(old);
        int ship = position.launch(captor, cell, cargo);
        notes.act(ship);
        events.begin(HaliteEvents.CAPTURE);
        events.put(cell);
        events.put(loser);
        events.put(captor);
        events.put(old);
        events.put(ship);
    }
}
