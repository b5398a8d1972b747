package regatta.space;

import regatta.core.Orders;

/** The kinds of orders. */
public final class SpaceOrders {

    /** Sends people along a lane. Subject: the id of the planet they leave; then the id of the next one, and how many. */
    public static final int SEND = 0;

    private SpaceOrders() {}

    /** Lists all whom the mover could send along each lane. */
    public static void list(SpacePosition view, int seat, Orders options) {
        Board board = view.board;
        for (int planet = 0; planet < board.count(); planet++) {
            for (int lane = 0; lane < board.laneCount(planet); lane++) {
                int destination = board.laneEnd(planet, lane);
                if (view.people[seat][planet] > 0 && destination != planet) {
                    options.add(seat, SEND, board.id(planet), board.id(destination), view.people[seat][planet]);
                }
            }
        }
    }
}
