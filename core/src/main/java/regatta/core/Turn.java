package regatta.core;

import java.util.ArrayList;
import java.util.List;

/** The messages, orders and events of one turn. A match reuses its instance, so copy anything to keep. */
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

    /** Begins the turn that follows {@code position}. */
    <P extends Position<P>> void begin(Rules<P> rules, P position) {
        number = position.turn();
        orders.clear();
        for (int seat = 0; seat < awaited.length; seat++) {
            awaited[seat] = rules.awaitedLines(position, seat);
            answers.get(seat).clear();
        }
    }

    public int number() {
        return number;
    }

    public int seats() {
        return awaited.length;
    }

    /** Returns whether {@code seat} moves in this turn. */
    public boolean asked(int seat) {
        return awaited[seat] > 0;
    }

    /** Returns the number of lines that {@code seat} must answer. */
    int awaitedLines(int seat) {
        return awaited[seat];
    }

    /** Returns the answer of {@code seat}; empty if it did not move or failed. */
    public Answer answer(int seat) {
        return answers.get(seat);
    }

    public Orders orders() {
        return orders;
    }

    public Events events() {
        return events;
    }
}
