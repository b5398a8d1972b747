package regatta.tron;

import regatta.core.Orders;

/** The one order of a turn: the mover goes in a direction, which is the first argument. */
public final class TronOrders {

    private static final int GO = 0;

    private TronOrders() {}

    public static void go(Orders orders, int seat, int direction) {
        orders.add(seat, GO, seat, direction, 0);
    }

    /** Lists the directions in which a cell is free; all of them if none is. */
    public static void list(TronPosition view, int seat, Orders options) {
        boolean stuck = view.freeAround(view.head(seat)) == 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            if (stuck || view.free(Grid.next(view.head(seat), direction))) {
                go(options, seat, direction);
            }
        }
    }

    /** Returns the direction that {@code seat} goes in, or {@link Grid#NONE} unless it gave exactly one such order. */
    public static int direction(Orders orders, int seat) {
        if (orders.count(seat) != 1) {
            return Grid.NONE;
        }
        long direction = orders.first(seat, 0);
        return direction >= 0 && direction < Grid.DIRECTIONS ? (int) direction : Grid.NONE;
    }
}
