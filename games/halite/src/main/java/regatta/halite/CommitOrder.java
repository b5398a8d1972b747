package regatta.halite;

import regatta.core.Orders;

/**
 * The order in which seats carry out one kind of order. With up to 13 players it is by descending seat; beyond, the
 * original's table of players decides.
 */
final class CommitOrder {

    private final HashOrder seats;

    CommitOrder(int seats) {
        this.seats = new HashOrder(HashOrder.links(seats), new long[0]);
    }

    /** Gathers the seats that gave an order of {@code kind}, and returns the first of them or {@link HashOrder#NONE}. */
    int gather(Orders orders, int kind) {
        seats.reset(0);
        for (int seat = 0; seat < orders.seats(); seat++) {
            if (gave(orders, seat, kind)) {
                seats.insert(seat);
            }
        }
        return seats.first();
    }

    int next(int seat) {
        return seats.next(seat);
    }

    private static boolean gave(Orders orders, int seat, int kind) {
        for (int i = 0; i < orders.count(seat); i++) {
            if (orders.kind(seat, i) == kind) {
                return true;
            }
        }
        return false;
    }
}
