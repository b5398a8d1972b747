package regatta.host.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Fitting;
import regatta.core.Position;
import regatta.core.RecordedSeat.Said;
import regatta.core.Rules;
import regatta.core.Seat;

/**
 * A recorded bot as an opponent in another match: it says what was said, as long as it makes sense, and nothing else.
 *
 * @param <P> the position of the game being played
 */
public final class EchoSeat<P extends Position<P>> implements Seat<P> {

    private final List<Said> turns;
    private final Fitting<P> fitting;

    public EchoSeat(Rules<P> rules, P position, int seat, List<Said> turns) {
        this.turns = turns;
        fitting = new Fitting<>(rules, position, seat);
    }

    @Override
    public void ask(P position) {}

    @Override
    public @Nullable Fault hear(P position, int awaitedLines, Answer answer) {
        List<String> said =
                position.turn() < turns.size() ? turns.get(position.turn()).lines() : List.of();
        fitting.fitted(position, said, awaitedLines).forEach(answer::add);
        while (answer.lines() < awaitedLines) {
            answer.add("");
        }
        return null;
    }
}
