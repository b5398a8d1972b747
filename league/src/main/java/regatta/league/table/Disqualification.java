package regatta.league.table;

import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.host.match.TurnFault;

/**
 * The reason for a disqualification: a bot failed in each of its first matches.
 *
 * @param fault the last of its faults, or null if it is not known
 */
public record Disqualification(@Nullable TurnFault fault) {

    /** The number of failed matches that disqualifies a bot. */
    public static final int MATCHES = 5;

    private static final String FAILED = "FAILED";

    /** Returns the form in which a store keeps it: {@code FAILED CRASHED 3 DETAIL}. */
    public String code() {
        return fault == null ? FAILED : FAILED + " " + fault.kind() + " " + fault.turn() + " " + fault.detail();
    }

    /**
     * Parses the form of a store.
     *
     * @throws IllegalArgumentException if it is malformed
     */
    public static Disqualification parse(String code) {
        String[] parts = code.split(" ", 4);
        if (!parts[0].equals(FAILED) || parts.length != 1 && parts.length != 4) {
            throw new IllegalArgumentException("'" + code + "' is not a reason for a disqualification");
        }
        return new Disqualification(
                parts.length == 1
                        ? null
                        : new TurnFault(Integer.parseInt(parts[2]), Fault.Kind.valueOf(parts[1]), parts[3]));
    }

    @Override
    public String toString() {
        String detail =
                fault == null ? "" : " (" + fault.kind() + " in turn " + fault.turn() + ": " + fault.cause() + ")";
        return "failed in each of its first " + MATCHES + " matches" + detail;
    }
}
