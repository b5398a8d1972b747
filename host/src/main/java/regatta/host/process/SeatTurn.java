package regatta.host.process;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The host's measurements of one seat in one turn.
 *
 * @param micros the time to the answer
 * @param cpuMicros the processor time used for it
 * @param stallAdjusted whether a pause of the arena was subtracted from {@code micros}
 * @param log the standard error; one char per byte if the bot runs without a sandbox
 * @param notes the annotations in the standard error, each a JSON value
 */
public record SeatTurn(long micros, long cpuMicros, boolean stallAdjusted, String log, List<String> notes) {

    /** The value of a seat that did not move in this turn. */
    public static final SeatTurn NOTHING = new SeatTurn(0, 0, false, "", List.of());

    /** Returns the values that the bot reported in this turn, by name. */
    public Map<String, Double> stats() {
        return notes.isEmpty() ? Map.of() : Annotations.stats(notes);
    }

    /** Returns the error that the bot reported in this turn, or null. */
    public @Nullable String error() {
        return notes.isEmpty() ? null : Annotations.error(notes);
    }
}
