package regatta.space;

import java.util.List;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.Rules;
import regatta.core.Standing;
import regatta.core.TextOut;

/**
 * The rules of Space Explorers. In the original a tick lets time pass and then asks the mover. A turn here is the
 * second half of a tick and the first half of the next, so that in every position a seat is about to be asked.
 */
public final class SpaceRules implements Rules<SpacePosition> {

    private static final byte NONE = Board.NONE;

    /** The original compares with 100, but one tick too late. */
    static final int LAST_TICK = 101;

    private final Board board;
    private final SpaceRuleSet ruleSet;
    private final Passage passage;
    private final SpaceWire wire;
    private final ViewBuilder veil;

    public SpaceRules(Board board, SpaceRuleSet ruleSet) {
        this.board = board;
        this.ruleSet = ruleSet;
        passage = new Passage(board);
        wire = new SpaceWire(board);
        veil = new ViewBuilder(board);
    }

    public Board board() {
        return board;
    }

    @Override
    public SpacePosition start() {
        SpacePosition position = blank();
        beginTick(position, new Events());
        return position;
    }

    /** Returns a position of this match before any time has passed. */
    SpacePosition blank() {
        return new SpacePosition(board, ruleSet);
    }

    @Override
    public int awaitedLines(SpacePosition position, int seat) {
        return seat == position.mover() && !position.over ? 1 : 0;
    }

    @Override
    public void veil(SpacePosition position, int seat, SpacePosition view) {
        veil.cover(position, seat, view);
    }

    @Override
    public void observe(SpacePosition position, int seat, TextOut out) {
        if (position.turn <= seat) {
            wire.writeBoard(seat, out);
        }
        wire.writeSight(position, seat, out);
    }

    @Override
    public void write(SpacePosition position, int seat, Orders orders, TextOut out) {
        SpaceWire.writeOrders(seat, orders, out);
    }

    @Override
    public void read(SpacePosition position, int seat, Answer answer, Orders orders) {
        wire.readOrders(seat, answer, orders);
    }

    /** A fault costs only the orders that the bot could not give. */
    @Override
    public void advance(SpacePosition position, Orders orders, Events events) {
        events.clear();
        move(position, orders, events);
        position.turn++;
        beginTick(position, events);
    }

    /** Carries out the mover's orders, one after the other. */
    void move(SpacePosition position, Orders orders, Events events) {
        int seat = position.mover();
        for (int i = 0; i < orders.count(seat); i++) {
            int source = board.indexOf(orders.subject(seat, i));
            int destination = board.indexOf(orders.first(seat, i));
            long count = orders.second(seat, i);
            if (accepted(position, source, destination, count)) {
                send(position, source, destination, count, events);
            } else {
                SpaceEvents.put(events, SpaceEvents.IGNORED, seat, i);
            }
        }
    }

    private boolean accepted(SpacePosition position, int source, int destination, long count) {
        return source != NONE
                && destination != NONE
                && source != destination
                && board.length(source, destination) != NONE
                && count > 0
                && count <= position.people[position.mover()][source];
    }

    private static void send(SpacePosition position, int source, int destination, long count, Events events) {
        int seat = position.mover();
        position.launch(seat, source, destination, count);
        SpaceEvents.put(events, SpaceEvents.LAUNCHED, seat, source);
        events.put(destination);
        events.put(SpaceEvents.clipped(count));
        byte before = position.owner[source];
        depart(position, seat, source, count);
        if (position.owner[source] != before) {
            SpaceEvents.put(events, SpaceEvents.CHANGED_HANDS, source, before);
            events.put(position.owner[source]);
        }
    }

    /** Takes people off a planet, as a launch does. For lookahead on single planets. */
    public static void depart(SpacePosition position, int seat, int planet, long count) {
        position.people[seat][planet] -= count;
        position.total[planet] -= count;
        position.owner[planet] = position.total[planet] == 0 ? NONE : position.majority(planet);
    }

    /** Lets a tick pass on one planet. For lookahead: planets do not depend on each other between orders. */
    public static void pass(SpacePosition position, int planet, long arrivals0, long arrivals1) {
        Passage.pass(position, planet, arrivals0, arrivals1);
    }

    /** Lets time pass up to the next move, if there is one. */
    private void beginTick(SpacePosition position, Events events) {
        if (endIfConquered(position, events)) {
            return;
        }
        if (position.ticks == LAST_TICK) {
            long lead = position.peopleOf(0) - position.peopleOf(1);
            end(position, lead > 0 ? 0 : lead < 0 ? 1 : NONE, events);
            return;
        }
        position.ticks++;
        passage.pass(position, events);
        endIfConquered(position, events);
    }

    /** Seat 0 is checked first: it wins a universe without owners. */
    private boolean endIfConquered(SpacePosition position, Events events) {
        int conqueror = !position.alive(1) ? 0 : !position.alive(0) ? 1 : NONE;
        if (conqueror == NONE) {
            return false;
        }
        position.conquered = true;
        boolean drawn = position.ticks == LAST_TICK && ruleSet.drawsLastConquest();
        end(position, drawn ? NONE : conqueror, events);
        return true;
    }

    private static void end(SpacePosition position, int winner, Events events) {
        position.over = true;
        position.winner = winner;
        SpaceEvents.put(events, SpaceEvents.ENDED, winner, position.conquered ? 1 : 0);
    }

    /** The score is the number of people on planets; while the match is running, the seat with more of them leads. */
    @Override
    public List<Standing> standings(SpacePosition position) {
        long first = position.peopleOf(0);
        long second = position.peopleOf(1);
        int leader = position.over ? position.winner : first > second ? 0 : second > first ? 1 : NONE;
        return List.of(
                new Standing(0, leader == 1 ? 2 : 1, first), // Equal: both are first.
                new Standing(1, leader == 0 ? 2 : 1, second));
    }
}
