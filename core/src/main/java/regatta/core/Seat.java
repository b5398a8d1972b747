package regatta.core;

import org.jspecify.annotations.Nullable;

/** A participant of a match: a process, a person, a built-in bot or a recording. */
public interface Seat<P extends Position<P>> {

    /**
     * Sends the message of a turn to this seat, without waiting for the answer.
     *
     * @param awaitedLines the number of lines of a complete answer
     */
    void ask(P position, int awaitedLines);

    /**
     * Waits for the answer to the last message.
     *
     * @return null if {@code answer} has the lines, else why there is no answer
     */
    @Nullable
    Fault hear(P position, Answer answer);
}
