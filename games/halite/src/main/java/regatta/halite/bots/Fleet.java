package regatta.halite.bots;

import java.util.Arrays;
import regatta.halite.HalitePosition;

/** What one seat has, noted anew each turn: its ships from the oldest to the youngest, and its structures. A table. */
public final class Fleet {

    private static final int NONE = HalitePosition.NONE;

    private final HalitePosition position;
    private final int seat;

    public int count;

    /** The numbers of the ships, ascending. */
    public int[] ships = new int[64];

    public int structureCount;

    /** The cells of the structures: the dropoffs in order of construction, then the shipyard. */
    public final int[] structures;

    public Fleet(HalitePosition position, int seat) {
        this.position = position;
        this.seat = seat;
        structures = new int[position.torus.cells];
    }

    /** Notes what there is this turn. */
    public void refresh() {
        count = 0;
        for (int ship = 0; ship < position.shipCount; ship++) {
            if (position.shipCell[ship] != NONE && position.shipOwner[ship] == seat) {
                if (count == ships.length) {
                    ships = Arrays.copyOf(ships, count * 2);
                }
                ships[count++] = ship;
            }
        }
        structureCount = 0;
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            if (position.dropoffOwner[dropoff] == seat) {
                structures[structureCount++] = position.dropoffCell[dropoff];
            }
        }
        structures[structureCount++] = position.shipyard[seat];
    }

    /** Returns the nearest structure of this seat; of several the earliest, so the shipyard last. */
    public int nearestStructure(int cell) {
        int nearest = structures[0];
        for (int i = 1; i < structureCount; i++) {
            if (position.torus.distance(cell, structures[i]) < position.torus.distance(cell, nearest)) {
                nearest = structures[i];
            }
        }
        return nearest;
    }

    public int distanceHome(int cell) {
        return position.torus.distance(cell, nearestStructure(cell));
    }

    /** Returns how far the nearest structure of any seat is. */
    public static int distanceHome(HalitePosition position, int seat, int cell) {
        return position.torus.distance(cell, nearestStructure(position, seat, cell));
    }

    /** Returns the nearest structure of any seat. */
    public static int nearestStructure(HalitePosition position, int seat, int cell) {
        int nearest = position.shipyard[seat];
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            int there = position.dropoffCell[dropoff];
            if (position.dropoffOwner[dropoff] == seat
                    && position.torus.distance(cell, there) < position.torus.distance(cell, nearest)) {
                nearest = there;
            }
        }
        return nearest;
    }
}
