package regatta.host.process;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Position;
import regatta.core.Seat;

/**
 * A person in a seat, who is asked at a desk.
 *
 * @param <P> the position of the game being played
 */
public final class PersonSeat<P extends Position<P>> implements Seat<P> {

    private final Desk desk;
    private final @Nullable Long clockMillis;

    public PersonSeat(Desk desk, @Nullable Long clockMillis) {
        this.desk = desk;
        this.clockMillis = clockMillis;
    }

    @Override
    public void ask(P position, int awaitedLines) {}

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        try {
            List<String> lines = desk.await(position.turn(), clockMillis);
            if (lines == null) {
                return Fault.late("the person did not move in time");
            }
            lines.forEach(answer::add);
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MatchInterrupted();
        }
    }
}
