package regatta.soak.bots;

import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.soak.SoakOrders;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** Gives legal orders by lot. It is there to be beaten, and to show what a bot looks like. */
public record RandomBot(SoakPosition view, int seat, Rng rng) implements Bot {

    @Override
    public void play(Orders orders, Budget budget) {
        for (int left = view.living(seat); left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            if (!rng.oneIn(4)) {
                move(agent, orders);
            }
            fight(agent, orders);
        }
    }

    private void move(int agent, Orders orders) {
        Terrain terrain = view.terrain();
        int x = rng.below(terrain.width);
        int y = rng.below(terrain.height);
        orders.add(seat, SoakOrders.MOVE, agent, x, y);
    }

    private void fight(int agent, Orders orders) {
        Terrain terrain = view.terrain();
        switch (rng.below(4)) {
            case 0 -> orders.add(seat, SoakOrders.HUNKER_DOWN, agent, 0, 0);
            case 1 -> orders.add(seat, SoakOrders.SHOOT, agent, 1 + rng.below(view.roster().agents), 0);
            case 2 -> {
                int cell = view.cell[agent];
                int x = terrain.x[cell] + rng.below(5) - 2;
                int y = terrain.y[cell] + rng.below(5) - 2;
                if (view.bombs[agent] > 0 && terrain.cell(x, y) != Terrain.NONE) {
                    orders.add(seat, SoakOrders.THROW, agent, x, y);
                }
            }
            default -> {
                // Sometimes it does not fight.
            }
        }
    }
}
