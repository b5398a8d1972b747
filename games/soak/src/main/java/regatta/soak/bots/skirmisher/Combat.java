package regatta.soak.bots.skirmisher;

import regatta.core.Orders;
import regatta.soak.Roster;
import regatta.soak.SoakOrders;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** Chooses which agents shoot, throw or hunker down, by id, assuming that all moves succeed. */
record Combat(SoakPosition view, Terrain terrain, SkirmisherParameters weights, Shots shots, Bombs bombs) {

    Combat(SoakPosition view, SkirmisherParameters weights, Shots shots, Bombs bombs) {
        this(view, view.terrain(), weights, shots, bombs);
    }

    /** Gives {@code agent} its combat order and records its certain effect. */
    void fight(int agent, int seat, Stand stand, Orders orders) {
        int enemies = view.living(1 - seat);
        shots.choose(agent, enemies, stand);
        bombs.choose(agent, stand, weights.bombNeeds, shots.damage);
        if (bombs.tile != Terrain.NONE) {
            int tile = bombs.tile;
            orders.add(seat, SoakOrders.THROW, agent, terrain.x[tile], terrain.y[tile]);
            bookBomb(tile, enemies, stand);
        } else if (shots.target != Shots.NOBODY) {
            orders.add(seat, SoakOrders.SHOOT, agent, shots.target, 0);
            stand.book(shots.target, shots.damage);
        } else {
            orders.add(seat, SoakOrders.HUNKER_DOWN, agent, 0, 0);
        }
    }

    /** Only agents that cannot step out are certainly hit. */
    private void bookBomb(int tile, int enemies, Stand stand) {
        for (int left = enemies; left != 0; left &= left - 1) {
            int enemy = Roster.first(left);
            int at = stand.tile[enemy];
            if (bombs.hits(tile, at) && bombs.escapes(tile, at) == 0) {
                stand.book(enemy, Bombs.DAMAGE);
            }
        }
    }
}
