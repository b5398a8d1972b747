package regatta.space.bots.frontier;

import regatta.core.Orders;
import regatta.space.Board;
import regatta.space.SpaceOrders;

/** Sends people from one planet at a time, never the last one that can be spared. */
final class Dispatch {

    private final Board board;
    private Orders orders = new Orders(1);
    private int seat;
    private int source;
    private long spare;

    Dispatch(Board board) {
        this.board = board;
    }

    /** Begins a turn. */
    void begin(Orders into, int asSeat) {
        orders = into;
        seat = asSeat;
    }

    /** Moves to the next planet. */
    void from(int planet, long people) {
        source = planet;
        spare = people;
    }

    int source() {
        return source;
    }

    /** Returns how many people can still be spared. */
    long spare() {
        return spare;
    }

    /** Sends people to a neighbour, if there are more of them than that. Returns whether they went. */
    boolean send(int destination, long count) {
        if (count <= 0 || spare <= count || destination == source) {
            return false;
        }
        orders.add(seat, SpaceOrders.SEND, board.id(source), board.id(destination), count);
        spare -= count;
        return true;
    }
}
