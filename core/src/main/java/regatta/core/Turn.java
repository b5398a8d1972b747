package regatta.core;

import java.util.ArrayList;
import java.util.List;

/**
 * What was said in a turn and what came of it. The tables are the match's own and are reused from turn to turn: copy what
 * you keep.
 */
public final class Turn {

    private final int[] awaited;
    private final List<Answer> answers = new ArrayList<>();
    private final Orders orders;
    private final Events events = new Events();
    private int number;

    Turn(int seats) {
        awaited = new int[seats];
        orders = new Orders(seats);
        for (int seat = 0; seat < seats; seat++) {
            answers.add(new Answer());
        }
    }

    /** Begins the turn that {@code position} is before. */
    <P extends Position<P>> void begin(Rules<P> rules, P position) {
        number = position.turn();
        orders.clear();
        for (int seat = 0; seat < awaited.length; seat++) {
            awaited[seat] = rules.awaitedLines(position, seat);
            answers.get(seat).clear();
        }
    }

    /** Returns the number of the turn, counted from 0. */
    public int number() {
        return number;
    }

    public int seats() {
        return awaited.length;
    }

    /** Returns whether {@code seat} was asked. */
    public boolean asked(int seat) {
        return awaited[seat] > 0;
    }

    /** Returns how many lines were awaited from {@code seat}. */
    int awaitedLines(int seat) {
        return awaited[seat];
    }

    /** Returns what {@code seat} answered; nothing if it was not asked or failed to. */
    public Answer answer(int seat) {
        return answers.get(seat);
    }

    /** Returns the orders of all seats, and their faults. */
    public Orders orders() {
        return orders;
    }

    public Events events() {
        return events;
    }
}
