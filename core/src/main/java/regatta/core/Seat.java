package regatta.core;

import org.jspecify.annotations.Nullable;

/**
 * Whoever sits in a seat: a process, a person, a built-in bot, a recording.
 *
 * @param <P> the position of the game being played
 */
public interface Seat<P extends Position<P>> {

    /**
     * Shows the turn to this seat, without waiting for its answer.
     *
     * @param awaitedLines the number of lines of a whole answer
     */
    void ask(P position, int awaitedLines);

    /**
     * Takes the answer to the turn last asked.
     *
     * @return null once {@code answer} holds the lines, or why there is no answer
     */
    @Nullable
    Fault hear(P position, Answer answer);
}
