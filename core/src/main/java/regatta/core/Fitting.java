package regatta.core;

import java.util.List;

/**
 * Tells whether what was said in one match can be said in another. On another course recorded orders may make no sense any
 * more, such as those for a ship that has sunk; then a seat says nothing rather than be punished for what its bot would not
 * have said. A table: one owner, one thread.
 *
 * @param <P> the position of the game
 */
public final class Fitting<P extends Position<P>> {

    private final Rules<P> rules;
    private final int seat;
    private final P trial;
    private final Orders orders;
    private final Events events = new Events();

    /** Prepares to try what {@code seat} says in matches of {@code rules}. */
    public Fitting(Rules<P> rules, P position, int seat) {
        this.rules = rules;
        this.seat = seat;
        trial = position.copy();
        orders = new Orders(position.seats());
    }

    /** Returns {@code lines} if they are an answer without fault here, or else the lines that order nothing. */
    public List<String> fitted(P position, List<String> lines, int awaitedLines) {
        return lines.size() >= awaitedLines && fits(position, lines) ? lines : silence(rules, position, seat);
    }

    private boolean fits(P position, List<String> lines) {
        trial.copyFrom(position);
        orders.clear();
        rules.read(trial, seat, Answer.of(lines.toArray(new String[0])), orders);
        if (orders.fault(seat) == null) {
            rules.advance(trial, orders, events);
        }
        return orders.fault(seat) == null;
    }

    /** Returns the lines with which a seat orders nothing. */
    public static <P extends Position<P>> List<String> silence(Rules<P> rules, P position, int seat) {
        TextOut text = new TextOut();
        rules.write(position, seat, new Orders(position.seats()), text);
        Answer answer = new Answer();
        answer.addLines(text);
        return answer.texts();
    }
}
