package regatta.tron.bots;

import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.tron.Grid;
import regatta.tron.TronOrders;
import regatta.tron.TronPosition;

/** Goes to a free cell by lot, as long as there is one. It is there to be beaten, and to show what a bot looks like. */
public record RandomBot(TronPosition view, int seat, Rng rng) implements Bot {

    @Override
    public void play(Orders orders, Budget budget) {
        int chosen = Grid.UP;
        int seen = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            if (view.free(Grid.next(view.head(seat), direction)) && rng.oneIn(++seen)) {
                chosen = direction;
            }
        }
        TronOrders.go(orders, seat, chosen);
    }
}
