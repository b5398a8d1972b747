package regatta.core;

import org.jspecify.annotations.Nullable;

/**
 * Whoever sits in a seat: a process, a person, a built-in bot, a recording.
 *
 * @param <P> the position of the game being played
 */
public interface Seat<P extends Position<P>> {

    /** Shows the turn to this seat, without waiting for what it says. */
    void ask(P position);

    /**
     * Takes the answer to the turn last asked.
     *
     * @param awaitedLines how many lines make the answer whole
     * @return null once {@code answer} holds the lines, or why there is no answer
     */
    @Nullable
    Fault hear(P position, int awaitedLines, Answer answer);
}
