package regatta.halite;

import regatta.core.Orders;

/**
 * Iterates over the orders of one kind in the order in which they are carried out. With up to 13 players that is by
 * descending seat; with more, by the original's hash table of players.
 */
final class Commands {

    private final HashOrder seats;
    private int kind;
    private int seat;
    private int index;

    Commands(int seats) {
        this.seats = new HashOrder(HashOrder.links(seats), new long[0]);
    }

    /** Prepares to iterate over the orders of {@code kind}. */
    void begin(Orders orders, int kind) {
        this.kind = kind;
        seats.reset(0);
        for (int giver = 0; giver < orders.seats(); giver++) {
            if (gave(orders, giver, kind)) {
                seats.insert(giver);
            }
        }
        seat = seats.first();
        index = -1;
    }

    private static boolean gave(Orders orders, int seat, int kind) {
        for (int i = 0; i < orders.count(seat); i++) {
            if (orders.kind(seat, i) == kind) {
                return true;
            }
        }
        return false;
    }

    /** Moves to the next order, and returns whether there is one. */
    boolean next(Orders orders) {
        for (; seat != HashOrder.NONE; seat = seats.next(seat), index = -1) {
            while (++index < orders.count(seat)) {
                if (orders.kind(seat, index) == kind) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the seat that gave the order. */
    int seat() {
        return seat;
    }

    /** Returns the index of the order among those of its seat. */
    int index() {
        return index;
    }
}
