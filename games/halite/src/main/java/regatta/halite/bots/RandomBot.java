package regatta.halite.bots;

import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.halite.HaliteOrders;
import regatta.halite.HalitePosition;
import regatta.halite.Torus;

/** Gives legal orders by lot. It is there to be beaten, and to show what a bot looks like. */
public record RandomBot(HalitePosition position, int seat, Rng rng) implements Bot {

    @Override
    public void play(Orders orders, Budget budget) {
        if (position.turn == 0) {
            return;
        }
        long purse = position.bank[seat];
        if (purse >= position.economy.shipPrice && rng.oneIn(4)) {
            orders.add(seat, HaliteOrders.SPAWN, HalitePosition.NONE, 0, 0);
            purse -= position.economy.shipPrice;
        }
        for (int ship = position.firstShip(seat); ship != HalitePosition.NONE; ship = position.nextShip(ship)) {
            boolean free = position.owner[position.shipCell[ship]] == HalitePosition.NONE;
            if (free && purse >= position.economy.dropoffPrice && rng.oneIn(200)) {
                orders.add(seat, HaliteOrders.CONSTRUCT, ship, 0, 0);
                purse -= position.economy.dropoffPrice;
            } else if (rng.oneIn(2)) {
                orders.add(seat, HaliteOrders.MOVE, ship, rng.below(Torus.STILL), 0);
            }
        }
    }
}
