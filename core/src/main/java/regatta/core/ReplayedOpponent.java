package regatta.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recorded bot as an opponent in another match. It repeats its recorded answers as long as they are legal. In a match that
 * takes another course they may not be, such as orders for a ship that has sunk; then it gives no orders, instead of being
 * punished for orders that its bot would not have given.
 *
 * @param <P> the position of the game being played
 */
public final class ReplayedOpponent<P extends Position<P>> implements Seat<P> {

    private final Rules<P> rules;
    private final int seat;
    private final Transcript transcript;
    private final int recordedSeat;
    private final P trial;
    private final Orders orders;
    private final Events events = new Events();
    private int awaitedLines;

    /** Makes an opponent in {@code seat} of what {@code recordedSeat} of a transcript answered. */
    public ReplayedOpponent(Rules<P> rules, P position, int seat, Transcript transcript, int recordedSeat) {
        this.rules = rules;
        this.seat = seat;
        this.transcript = transcript;
        this.recordedSeat = recordedSeat;
        trial = position.copy();
        orders = new Orders(position.seats());
    }

    @Override
    public void ask(P position, int lines) {
        awaitedLines = lines;
    }

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        List<String> lines = transcript.lines(position.turn(), recordedSeat);
        boolean legal = lines.size() >= awaitedLines && isLegal(position, lines);
        (legal ? lines : noOrders(rules, position, seat)).forEach(answer::add);
        while (answer.lines() < awaitedLines) {
            answer.add("");
        }
        return null;
    }

    private boolean isLegal(P position, List<String> lines) {
        trial.copyFrom(position);
        orders.clear();
        rules.read(trial, seat, Answer.of(lines.toArray(new String[0])), orders);
        if (orders.fault(seat) == null) {
            rules.advance(trial, orders, events);
        }
        return orders.fault(seat) == null;
    }

    /** Returns the answer of a seat that gives no orders. */
    public static <P extends Position<P>> List<String> noOrders(Rules<P> rules, P position, int seat) {
        TextOut text = new TextOut();
        rules.write(position, seat, new Orders(position.seats()), text);
        Answer answer = new Answer();
        answer.addLines(text);
        return answer.texts();
    }
}
