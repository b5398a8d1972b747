package regatta.host.process;

import org.jspecify.annotations.Nullable;
import regatta.core.Position;
import regatta.core.Seat;

/** A seat with the facts that the host needs: times, logs and an end. */
public interface HostSeat<P extends Position<P>> extends Seat<P>, AutoCloseable {

    /**
     * Returns the measurements of the last answer, once.
     *
     * @param metered whether to measure the processor time of the answer, which means reading counters of the system
     */
    SeatTurn takeTurn(boolean metered);

    long cpuMicros();

    /** Returns why the match does not count because of this seat, or null if it does. */
    @Nullable
    Invalidation invalidation();

    /** Records that the bot failed in this turn. */
    void failed();

    /** Ends the input of a bot that is a program and waits up to a second for its end; null for other bots. */
    default @Nullable BotEnding awaitEnding() {
        return null;
    }

    @Override
    void close();
}
