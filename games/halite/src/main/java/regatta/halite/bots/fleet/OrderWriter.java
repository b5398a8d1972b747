package regatta.halite.bots.fleet;

import java.util.function.IntUnaryOperator;
import regatta.core.Orders;
import regatta.halite.HaliteOrders;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** A writer of orders for decisions: where each ship goes, and which one becomes a dropoff. */
record OrderWriter(TurnContext context, Unloading unloading) {

    /**
     * Writes the orders of all ships.
     *
     * @param builder the ship that becomes a dropoff, or {@link HalitePosition#NONE}
     * @param targets the cell where the {@code i}-th ship of the fleet goes
     * @return whether one of them goes to the shipyard
     */
    boolean write(int builder, IntUnaryOperator targets, Orders orders) {
        boolean yardTaken = false;
        for (int i = 0; i < context.shipCount; i++) {
            int ship = context.ships[i];
            int target = targets.applyAsInt(i);
            int dumped = unloading.amount(ship);
            if (ship == builder) {
                orders.add(context.seat, HaliteOrders.CONSTRUCT, ship, 0, 0);
                continue;
            }
            if (dumped > 0) {
                orders.add(context.seat, HaliteOrders.DUMP, ship, dumped, 0);
            } else {
                writeMove(ship, target, orders);
            }
            yardTaken |= target == context.position.shipyard[context.seat];
        }
        return yardTaken;
    }

    private void writeMove(int ship, int target, Orders orders) {
        int from = context.position.shipCell[ship];
        for (int direction = 0; direction < Torus.STILL; direction++) {
            if (target != from && context.torus.neighbour(from, direction) == target) {
                orders.add(context.seat, HaliteOrders.MOVE, ship, direction, 0);
                return;
            }
        }
    }
}
