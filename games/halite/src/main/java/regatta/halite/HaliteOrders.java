package regatta.halite;

import regatta.core.Orders;

/** The kinds of orders. The subject of an order is a ship, except for {@link #SPAWN}, which has none. */
public final class HaliteOrders {

    /** First argument: a direction of {@link Torus}. */
    public static final int MOVE = 0;

    /** First argument: the fuel of the new ship, always 0 in {@code final}. */
    public static final int SPAWN = 1;

    public static final int CONSTRUCT = 2;

    /** First argument: the amount. Only in {@code draft}. */
    public static final int DUMP = 3;

    private HaliteOrders() {}

    /** Lists a launch, and for each ship the moves it can pay, a dropoff and what it can dump. */
    public static void list(HalitePosition view, int seat, Orders options) {
        if (view.turn == 0) {
            return;
        }
        if (view.bank[seat] >= view.economy.shipPrice) {
            options.add(seat, SPAWN, HalitePosition.NONE, 0, 0);
        }
        for (int ship = view.firstShip(seat); ship != HalitePosition.NONE; ship = view.nextShip(ship)) {
            int cargo = view.shipCargo[ship];
            int halite = view.halite[view.shipCell[ship]];
            boolean pays = cargo >= view.economy.moveCost(halite, view.shipInspired[ship]);
            for (int direction = pays ? 0 : Torus.STILL; direction <= Torus.STILL; direction++) {
                options.add(seat, MOVE, ship, direction, 0);
            }
            boolean site = view.owner[view.shipCell[ship]] == HalitePosition.NONE;
            if (site && view.bank[seat] >= view.economy.dropoffPrice(cargo, halite)) {
                options.add(seat, CONSTRUCT, ship, 0, 0);
            }
            if (view.economy.draft && cargo > 0) {
                options.add(seat, DUMP, ship, cargo, 0);
            }
        }
    }

    /** Returns whether a kind of order exists with this argument. */
    static boolean exists(int kind, long first) {
        return kind == MOVE ? first >= 0 && first <= Torus.STILL : kind >= SPAWN && kind <= DUMP;
    }
}
