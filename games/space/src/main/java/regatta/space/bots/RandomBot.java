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
public final class RandomBot implements Bot {

    private final SpacePosition view;
    private final Board board;
    private final SpaceSight sight;
    private final int seat;
    private final Rng rng;

    public RandomBot(SpacePosition view, int seat, long seed) {
        this.view = view;
        this.seat = seat;
        board = view.board;
        sight = new SpaceSight(board);
        rng = new Rng(seed);
    }

    @Override
    public void play(Orders orders, Budget budget) {
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
