package regatta.league.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import regatta.core.Fault;
import regatta.league.table.StoredMatch;
import regatta.league.table.StoredMatch.StoredSeat;

/**
 * Finds the bots that keep failing: those that, in each of their first five matches, failed and beat nobody who did not
 * fail. The first by plan, not by time, so that it does not depend on which match ends first; matches that are not played,
 * because somebody else was set aside, do not count, nor do those in which the machine and not the bot was late. One
 * thread at a time.
 */
final class FailureWatch {

    static final int MATCHES = 5;

    /** By bot and number of the match: whether it failed. Matches that do not count are not in it. */
    private final List<SortedMap<Integer, Boolean>> matches = new ArrayList<>();

    FailureWatch(int bots) {
        for (int bot = 0; bot < bots; bot++) {
            matches.add(new TreeMap<>());
        }
    }

    void plan(PlannedMatch match) {
        match.pairing().bots().forEach(bot -> matches.get(bot).put(match.number(), false));
    }

    /** Notes that a match is not played, because of somebody in it. */
    void skip(PlannedMatch match) {
        match.pairing().bots().forEach(bot -> matches.get(bot).remove(match.number()));
    }

    void note(PlannedMatch planned, StoredMatch match) {
        List<Integer> seated = planned.seated();
        for (int seat = 0; seat < seated.size(); seat++) {
            if (isFailure(match, seat)) {
                matches.get(seated.get(seat)).put(planned.number(), true);
            } else if (match.voided() != null) {
                matches.get(seated.get(seat)).remove(planned.number());
            }
        }
    }

    /** In a match that is void, lateness proves nothing; a crash does. */
    private static boolean isFailure(StoredMatch match, int seat) {
        List<StoredSeat> seats = match.seats();
        StoredSeat own = seats.get(seat);
        int late = own.faultCounts().getOrDefault(Fault.Kind.LATE, 0);
        int faults = match.voided() == null ? own.faultCount() : own.faultCount() - late;
        return faults > 0 && seats.stream().noneMatch(other -> other.faultCount() == 0 && other.rank() > own.rank());
    }

    boolean keepsFailing(int bot) {
        Stream<Boolean> first = matches.get(bot).values().stream().limit(MATCHES);
        return first.filter(failed -> failed).count() == MATCHES;
    }

    /** Says why a bot was set aside. */
    static String reason(List<StoredMatch> matches, String digest) {
        String detail = matches.stream()
                .flatMap(match -> match.seats().stream())
                .filter(seat ->
                        seat.bot().digest().equals(digest) && !seat.faults().isEmpty())
                .map(seat -> seat.faults().get(0))
                .map(fault -> " (" + fault.kind() + " in turn " + fault.turn() + ": " + fault.detail() + ")")
                .reduce((earlier, later) -> later)
                .orElse("");
        return "failed in each of its first " + MATCHES + " matches" + detail;
    }
}
