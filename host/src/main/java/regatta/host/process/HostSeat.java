package regatta.host.process;

import org.jspecify.annotations.Nullable;
import regatta.core.Position;
import regatta.core.Seat;

/**
 * A seat as the host sees it: with a clock, a log and an end.
 *
 * @param <P> the position of the game being played
 */
public interface HostSeat<P extends Position<P>> extends Seat<P>, AutoCloseable {

    /**
     * Hands over what was noted about the last answer, once.
     *
     * @param metered whether the processor time of the answer is wanted, which costs a look at the machine's counters
     */
    SeatTurn takeTurn(boolean metered);

    /** Returns the processor time the bot has used, in microseconds. */
    long cpuMicros();

    /** Returns why the match proves nothing about this seat, or null if it does. */
    @Nullable
    Invalidation voided();

    /** Notes that the bot failed in this turn. */
    void failed();

    @Override
    void close();
}
