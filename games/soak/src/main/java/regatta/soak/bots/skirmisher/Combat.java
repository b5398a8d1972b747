package regatta.soak.bots.skirmisher;

import regatta.core.Orders;
import regatta.soak.Roster;
import regatta.soak.SoakOrders;
import regatta.soak.SoakPosition;
import regatta.soak.Terrain;

/** Chooses who shoots, throws or hunkers down, by id, once all moves are chosen and taken to succeed. */
record Combat(SoakPosition view, Terrain terrain, Weights weights, Shots shots, Bombs bombs) {

    Combat(SoakPosition view, Weights weights, Shots shots, Bombs bombs) {
        this(view, view.terrain(), weights, shots, bombs);
    }

    /** Gives {@code agent} its combat order and books what it does for certain. */
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

    /** Whoever can step out may be dry: only those who cannot are wet for certain. */
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
