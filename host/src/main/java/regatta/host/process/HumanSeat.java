package regatta.host.process;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Position;
import regatta.core.Seat;

/** The seat of a human player. */
public final class HumanSeat<P extends Position<P>> implements Seat<P> {

    private final HumanInput input;
    private final @Nullable Long clockMillis;

    public HumanSeat(HumanInput input, @Nullable Long clockMillis) {
        this.input = input;
        this.clockMillis = clockMillis;
    }

    @Override
    public void ask(P position, int awaitedLines) {}

    @Override
    public @Nullable Fault hear(P position, Answer answer) {
        try {
            List<String> lines = input.await(position.turn(), clockMillis);
            if (lines == null) {
                return Fault.late("The human player did not move in time.");
            }
            lines.forEach(answer::add);
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MatchInterrupted();
        }
    }
}
