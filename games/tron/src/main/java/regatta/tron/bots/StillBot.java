package regatta.tron.bots;

import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.Orders;
import regatta.tron.Grid;
import regatta.tron.TronOrders;
import regatta.tron.TronPosition;

/** Goes straight on until it hits something: the nearest thing to doing nothing in a game that does not allow it. */
public record StillBot(TronPosition view, int seat) implements Bot {

    @Override
    public void play(Orders orders, Budget budget) {
        int heading = view.heading(seat);
        TronOrders.go(orders, seat, heading == Grid.NONE ? Grid.UP : heading);
    }
}
