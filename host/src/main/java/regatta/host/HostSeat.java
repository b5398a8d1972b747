package regatta.host;

import regatta.core.Position;
import regatta.core.Seat;

/**
 * A seat as the host sees it: with a clock, a log and an end.
 *
 * @param <P> the position of the game being played
 */
interface HostSeat<P extends Position<P>> extends Seat<P>, AutoCloseable {

    /** Returns how long the last answer took, in microseconds. */
    long answerMicros();

    /** Returns whether the last answer was timed anew because the arena itself had stood still. */
    boolean retimed();

    /** Returns what the bot wrote to its standard error since the last call. */
    String takeLog();

    /** Returns the processor time the bot has used, in microseconds. */
    long cpuMicros();

    /** Returns the processor time the bot has used since the last call, in microseconds; 0 where nobody counts it. */
    long takeCpuMicros();

    /** Notes that the bot failed in this turn. */
    void failed();

    @Override
    void close();
}
