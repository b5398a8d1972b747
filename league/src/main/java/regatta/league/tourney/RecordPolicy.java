package regatta.league.tourney;

import java.util.List;
import regatta.core.Standing;
import regatta.host.match.MatchReport;

/** The choice of matches whose records are kept. */
public enum RecordPolicy {
    NONE,
    /** Matches in which another bot beat the first. */
    LOSSES,
    /** Matches in which a bot failed. */
    FAULTS,
    ALL;

    boolean wants(MatchReport report, List<Integer> seated) {
        return switch (this) {
            case NONE -> false;
            case ALL -> true;
            case FAULTS ->
                report.seats().stream().anyMatch(seat -> !seat.faults().isEmpty());
            case LOSSES -> {
                int seat = seated.indexOf(0);
                Standing first = seat < 0 ? null : report.seats().get(seat).standing();
                yield first != null && first.rank() > 1;
            }
        };
    }
}
