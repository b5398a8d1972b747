package regatta.league.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import regatta.league.store.StoredMatch;
import regatta.league.store.StoredMatch.StoredSeat;

/**
 * Finds the bots that keep failing: those that, in each of their first five planned matches, failed and beat nobody who
 * did not fail. The first by plan, not by time, so that it does not depend on which match ends first. One thread at a
 * time.
 */
final class FailureWatch {

    static final int MATCHES = 5;

    /** By bot the numbers of its first matches. */
    private final List<List<Integer>> first = new ArrayList<>();

    /** By bot those of them that it failed in. */
    private final List<Set<Integer>> failed = new ArrayList<>();

    FailureWatch(int bots) {
        for (int bot = 0; bot < bots; bot++) {
            first.add(new ArrayList<>());
            failed.add(new TreeSet<>());
        }
    }

    void plan(PlannedMatch match) {
        for (int bot : match.pairing().bots()) {
            if (first.get(bot).size() < MATCHES) {
                first.get(bot).add(match.number());
            }
        }
    }

    void note(PlannedMatch planned, StoredMatch match) {
        List<Integer> seated = planned.seated();
        for (int seat = 0; seat < seated.size(); seat++) {
            int bot = seated.get(seat);
            if (first.get(bot).contains(planned.number()) && isFailure(match.seats(), seat)) {
                failed.get(bot).add(planned.number());
            }
        }
    }

    private static boolean isFailure(List<StoredSeat> seats, int seat) {
        StoredSeat own = seats.get(seat);
        return own.faultCount() > 0
                && seats.stream().noneMatch(other -> other.faultCount() == 0 && other.rank() > own.rank());
    }

    boolean keepsFailing(int bot) {
        return failed.get(bot).size() == MATCHES;
    }

    /** Says why a bot was set aside. */
    static String reason(StoredMatch last, String digest) {
        String detail = last.seats().stream()
                .filter(seat ->
                        seat.bot().digest().equals(digest) && !seat.faults().isEmpty())
                .map(seat -> seat.faults().get(0))
                .map(fault -> " (" + fault.kind() + " in turn " + fault.turn() + ": " + fault.detail() + ")")
                .findFirst()
                .orElse("");
        return "failed in each of its first " + MATCHES + " matches" + detail;
    }
}
