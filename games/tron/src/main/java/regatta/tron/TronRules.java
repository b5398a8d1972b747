package regatta.tron;

import java.util.ArrayList;
import java.util.List;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.core.Rules;
import regatta.core.Standing;
import regatta.core.TextOut;

/** The rules of Tron: one seat moves per turn, and lives or dies. */
public final class TronRules implements Rules<TronPosition> {

    public static final int MIN_SEATS = 2;
    public static final int MAX_SEATS = 4;

    private final int seats;
    private final long seed;

    /**
     * Opens the rules for a number of seats.
     *
     * @param seed the random seed of the starting cells
     */
    public TronRules(int seats, long seed) {
        this.seats = seats;
        this.seed = seed;
    }

    /** Puts each cycle on a different cell. */
    @Override
    public TronPosition start() {
        TronPosition position = new TronPosition(seats);
        Rng rng = new Rng(seed);
        for (int seat = 0; seat < seats; seat++) {
            int cell = rng.below(Grid.CELLS);
            while (!position.free(cell)) {
                cell = rng.below(Grid.CELLS);
            }
            position.lay(seat, cell);
        }
        return position;
    }

    @Override
    public int awaitedLines(TronPosition position, int seat) {
        return seat == position.mover() && !position.over() ? 1 : 0;
    }

    /** Nothing is hidden: a bot that remembers all messages knows the whole position. See {@link TronMirror}. */
    @Override
    public void veil(TronPosition position, int seat, TronPosition view) {
        view.copyFrom(position);
    }

    @Override
    public void observe(TronPosition position, int seat, TextOut out) {
        TronWire.writeSight(position, seat, out);
    }

    @Override
    public void write(TronPosition position, int seat, Orders orders, TextOut out) {
        TronWire.writeOrder(seat, orders, out);
    }

    @Override
    public void read(TronPosition position, int seat, Answer answer, Orders orders) {
        TronWire.readOrder(seat, answer, orders);
    }

    @Override
    public void advance(TronPosition position, Orders orders, Events events) {
        events.clear();
        move(position, orders, events);
        position.pass();
    }

    private static void move(TronPosition position, Orders orders, Events events) {
        int seat = position.mover();
        int direction = TronOrders.direction(orders, seat);
        if (orders.fault(seat) != null || direction == Grid.NONE) {
            orders.fail(seat, Fault.invalid("No direction was given."));
            crash(position, seat, TronEvents.FAULT, events);
            return;
        }
        int cell = Grid.next(position.head(seat), direction);
        if (position.free(cell)) {
            position.lay(seat, cell);
        } else {
            crash(position, seat, cell == Grid.NONE ? TronEvents.EDGE : position.owner(cell), events);
        }
    }

    private static void crash(TronPosition position, int seat, int obstacle, Events events) {
        TronEvents.crash(events, position, seat, obstacle);
        position.end(seat);
    }

    /** A player that lives longer ranks higher, and no two die in one turn. Living players share the first rank. */
    @Override
    public List<Standing> standings(TronPosition position) {
        List<Standing> standings = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            standings.add(new Standing(seat, rank(position, seat), position.length(seat)));
        }
        return standings;
    }

    private int rank(TronPosition position, int seat) {
        int rank = 1;
        for (int other = 0; other < seats; other++) {
            boolean outlived = position.alive(other) || position.died(other) > position.died(seat);
            rank += !position.alive(seat) && outlived ? 1 : 0;
        }
        return rank;
    }
}
