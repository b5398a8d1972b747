package regatta.halite;

import regatta.core.Orders;

/**
 * Goes through the orders of one kind in the order in which they are carried out. With up to 13 players that is by
 * descending seat; beyond, the original's table of players decides.
 */
final class Commands {

    private final HashOrder seats;
    private int kind;
    private int seat;
    private int index;

    Commands(int seats) {
        this.seats = new HashOrder(HashOrder.links(seats), new long[0]);
    }

    /** Prepares to go through the orders of {@code kind}. */
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

    /** Goes on to the next order, and returns whether there is one. */
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

    /** Returns the number of the order among those of its seat. */
    int index() {
        return index;
    }
}
