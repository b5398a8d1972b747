package regatta.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a seat in one turn.
 *
 * @param lines the answer; empty if the seat was not asked or gave none
 * @param fault why there is no answer, or null; faults that the rules find are not kept here, because they find them again
 */
public record SeatAnswer(List<String> lines, @Nullable Fault fault) {

    /** The answer of a seat that was not asked. */
    public static final SeatAnswer EMPTY = new SeatAnswer(List.of(), null);

    public static SeatAnswer of(List<String> lines) {
        return new SeatAnswer(lines, null);
    }

    public static SeatAnswer missing(Fault why) {
        return new SeatAnswer(List.of(), why);
    }
}
