package regatta.league.store;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.core.Scenario;
import regatta.host.MatchReport;

/**
 * A match that was played to its end.
 *
 * @param key what makes it this match; a league counts it once
 * @param label the scenario as it was typed, with files named, not spelled out
 * @param seats by seat
 * @param record where its record is, relative to the store, or null if none was kept
 * @param finishedAt when, in ISO 8601
 */
public record StoredMatch(
        String key,
        Scenario scenario,
        Scenario label,
        List<StoredSeat> seats,
        int turns,
        long wallMillis,
        @Nullable String record,
        String finishedAt) {

    /**
     * What came of a seat.
     *
     * @param faultCount how many faults there were, of which the first few are kept
     */
    public record StoredSeat(
            StoredBot bot,
            int rank,
            long score,
            int faultCount,
            List<StoredFault> faults,
            MatchReport.Times times,
            long cpuMicros) {}

    /** A fault of a seat. */
    public record StoredFault(Fault.Kind kind, int turn, String detail) {}

    /** Returns the ranks by seat. */
    public int[] ranks() {
        return seats.stream().mapToInt(StoredSeat::rank).toArray();
    }
}
