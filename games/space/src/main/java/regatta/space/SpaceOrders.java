package regatta.space;

import regatta.core.LegalOrders;
import regatta.core.Orders;
import regatta.core.Rng;

/** The orders of Space Explorers, and which of them are legal. */
public final class SpaceOrders implements LegalOrders<SpacePosition> {

    /**
     * Sends people along a lane. Subject: the id of the planet they leave; arguments: the id of the destination, and
     * how many.
     */
    public static final int SEND = 0;

    /** Lists each lane, with all people who could be sent along it. */
    @Override
    public void list(SpacePosition view, int seat, Orders options) {
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

    /** Sends a random number of people, at most half of them, so that the planet is not left. */
    @Override
    public void add(Orders orders, int seat, Orders options, int index, Rng rng) {
        long max = Math.max(1, options.second(seat, index) / 2);
        long people = 1 + Math.floorMod(rng.nextLong(), max);
        orders.add(seat, SEND, options.subject(seat, index), options.first(seat, index), people);
    }
}
