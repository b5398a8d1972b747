package regatta.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recorded bot as an opponent in another match. It repeats its recorded answers while they are legal. When the match
 * has diverged and an answer is illegal, such as an order for a ship that was lost, it gives no orders.
 */
public final class ReplayedOpponent<P extends Position<P>> implements Seat<P> {

    private final Rules<P> rules;
    private final int seat;
    private final Transcript transcript;
    private final int recordedSeat;
    private final OrderCheck<P> check;
    private int awaitedLines;

    /** Creates an opponent in {@code seat} that repeats the answers of {@code recordedSeat} in a transcript. */
    public ReplayedOpponent(Rules<P> rules, P position, int seat, Transcript transcript, int recordedSeat) {
        this.rules = rules;
        this.seat = seat;
        this.transcript = transcript;
        this.recordedSeat = recordedSeat;
        check = new OrderCheck<>(rules, position);
    }

    @Override
    public void ask(P position, int lines) {
        awaitedLines = lines;
    }

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        List<String> lines = transcript.lines(position.turn(), recordedSeat);
        boolean legal = lines.size() >= awaitedLines && check.fault(position, seat, lines) == null;
        (legal ? lines : noOrders(rules, position, seat)).forEach(answer::add);
        while (answer.lines() < awaitedLines) {
            answer.add("");
        }
        return null;
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
