package regatta.host;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Answer;
import regatta.core.Fault;
import regatta.core.Position;
import regatta.core.Seat;

/**
 * A built-in bot or a recording in a seat, with a clock that is read but never held against it.
 *
 * @param <P> the position of the game being played
 */
final class InProcessSeat<P extends Position<P>> implements HostSeat<P> {

    private final Seat<P> seat;
    private long askNanos;
    private long answerNanos;
    private long totalNanos;

    InProcessSeat(Seat<P> seat) {
        this.seat = seat;
    }

    @Override
    public void ask(P position) {
        long began = System.nanoTime();
        seat.ask(position);
        askNanos = System.nanoTime() - began;
    }

    @Override
    public @Nullable Fault hear(P position, int awaitedLines, Answer answer) {
        long began = System.nanoTime();
        Fault fault = seat.hear(position, awaitedLines, answer);
        answerNanos = askNanos + System.nanoTime() - began;
        totalNanos += answerNanos;
        return fault;
    }

    /** It runs in the arena's own thread and does nothing but think, so its time is its processor time. */
    @Override
    public SeatTurn takeTurn(boolean metered) {
        long micros = answerNanos / 1000;
        return new SeatTurn(micros, metered ? micros : 0, false, "", List.of());
    }

    @Override
    public long cpuMicros() {
        return totalNanos / 1000;
    }

    @Override
    public @Nullable String voided() {
        return null;
    }

    @Override
    public void failed() {}

    @Override
    public void close() {}
}
