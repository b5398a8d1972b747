package regatta.space.bots;

import regatta.core.Bot;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.space.Board;
import regatta.space.SpaceOrders;
import regatta.space.SpacePosition;
import regatta.space.SpaceView;

/** Gives legal orders by lot. It is there to be beaten, and to show what a bot looks like. */
public final class RandomBot implements Bot {

    private final SpacePosition position;
    private final Board board;
    private final SpaceView view;
    private final int seat;
    private final Rng rng;

    public RandomBot(SpacePosition position, int seat, long seed) {
        this.position = position;
        this.seat = seat;
        board = position.board;
        view = new SpaceView(board);
        rng = new Rng(seed);
    }

    @Override
    public void play(Orders orders) {
        view.look(position, seat);
        for (int place = 0; place < view.visible(); place++) {
            int planet = view.planet(place);
            long people = position.people[seat][planet];
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
