package regatta.space.bots;

import regatta.core.Bot;
import regatta.core.Budget;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.space.Board;
import regatta.space.SpaceOrders;
import regatta.space.SpacePosition;
import regatta.space.SpaceSight;

/** Gives legal orders by lot. It is there to be beaten, and to show what a bot looks like. */
public record RandomBot(SpacePosition view, int seat, SpaceSight sight, Rng rng) implements Bot {

    public RandomBot(SpacePosition view, int seat, Rng rng) {
        this(view, seat, new SpaceSight(view.board), rng);
    }

    @Override
    public void play(Orders orders, Budget budget) {
        Board board = view.board;
        sight.look(view, seat);
        for (int place = 0; place < sight.visible(); place++) {
            int planet = sight.planet(place);
            long people = view.people[seat][planet];
            if (people > 1 && board.laneCount(planet) > 0 && rng.oneIn(2)) {
                int destination = board.laneEnd(planet, rng.below(board.laneCount(planet)));
                long some = 1 + Math.floorMod(rng.nextLong(), people / 2);
                if (destination != planet) {
                    orders.add(seat, SpaceOrders.SEND, board.id(planet), board.id(destination), some);
                }
            }
        }
    }
}
