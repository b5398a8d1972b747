package regatta.halite.bots;

import java.util.function.IntUnaryOperator;
import regatta.core.Orders;
import regatta.halite.HaliteOrders;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** Makes orders of what a bot decided: where each ship goes, and which one becomes a dropoff. */
public record Helm(HalitePosition position, Fleet fleet, Unloading unloading, int seat) {

    /**
     * Orders all ships.
     *
     * @param builder the ship that becomes a dropoff, or {@link HalitePosition#NONE}
     * @param goes the cell where each ship of the fleet goes, by its place in the fleet
     * @return whether one of them goes to the shipyard
     */
    public boolean steer(int builder, IntUnaryOperator goes, Orders orders) {
        boolean yardTaken = false;
        for (int i = 0; i < fleet.count; i++) {
            int ship = fleet.ships[i];
            if (ship == builder) {
                orders.add(seat, HaliteOrders.CONSTRUCT, ship, 0, 0);
            } else {
                int target = goes.applyAsInt(i);
                if (unloading.amount(ship) > 0) {
                    orders.add(seat, HaliteOrders.DUMP, ship, unloading.amount(ship), 0);
                } else {
                    steer(ship, target, orders);
                }
                yardTaken |= target == position.shipyard[seat];
            }
        }
        return yardTaken;
    }

    private void steer(int ship, int target, Orders orders) {
        int from = position.shipCell[ship];
        for (int direction = 0; direction < Torus.STILL; direction++) {
            if (target != from && position.torus.neighbour(from, direction) == target) {
                orders.add(seat, HaliteOrders.MOVE, ship, direction, 0);
                return;
            }
        }
    }

    public void spawn(Orders orders) {
        orders.add(seat, HaliteOrders.SPAWN, HalitePosition.NONE, 0, 0);
    }
}
