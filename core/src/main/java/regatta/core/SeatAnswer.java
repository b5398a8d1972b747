package regatta.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a seat in one turn.
 *
 * @param lines the lines; empty if the seat did not move or failed
 * @param fault why there is no answer, or null. Faults found by the rules are not stored, because a replay finds them
 *     again.
 */
public record SeatAnswer(List<String> lines, @Nullable Fault fault) {

    /** The answer of a seat that did not move. */
    public static final SeatAnswer EMPTY = new SeatAnswer(List.of(), null);

    public static SeatAnswer of(List<String> lines) {
        return new SeatAnswer(lines, null);
    }

    public static SeatAnswer missing(Fault why) {
        return new SeatAnswer(List.of(), why);
    }
}
