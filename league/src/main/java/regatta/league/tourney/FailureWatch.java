package regatta.league.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import regatta.core.Fault;
import regatta.league.store.StoredMatch;
import regatta.league.store.StoredMatch.StoredSeat;

/**
 * Finds the bots that keep failing: those that, in each of their first five matches, failed and beat nobody who did not
 * fail. The first by plan, not by time, so that it does not depend on which match ends first; matches that are not played,
 * because somebody else was set aside, do not count, nor do those in which the machine and not the bot was late. One
 * thread at a time.
 */
final class FailureWatch {

    static final int MATCHES = 5;

    /** What is known about one bot: the numbers of its matches, and which of them it failed in or are passed over. */
    private static final class Course {
        final List<Integer> planned = new ArrayList<>();
        final Set<Integer> failed = new TreeSet<>();
        final Set<Integer> passedOver = new TreeSet<>();

        boolean keepsFailing() {
            int failures = 0;
            for (int match : planned) {
                if (passedOver.contains(match)) {
                    continue;
                }
                if (!failed.contains(match)) {
                    return false;
                }
                if (++failures == MATCHES) {
                    return true;
                }
            }
            return false;
        }
    }

    private final List<Course> courses = new ArrayList<>();

    FailureWatch(int bots) {
        for (int bot = 0; bot < bots; bot++) {
            courses.add(new Course());
        }
    }

    void plan(PlannedMatch match) {
        for (int bot : match.pairing().bots()) {
            courses.get(bot).planned.add(match.number());
        }
    }

    /** Notes that a match is not played, because of somebody in it. */
    void skip(PlannedMatch match) {
        for (int bot : match.pairing().bots()) {
            courses.get(bot).passedOver.add(match.number());
        }
    }

    void note(PlannedMatch planned, StoredMatch match) {
        List<Integer> seated = planned.seated();
        for (int seat = 0; seat < seated.size(); seat++) {
            Course course = courses.get(seated.get(seat));
            if (isFailure(match, seat)) {
                course.failed.add(planned.number());
            } else if (match.voided() != null) {
                course.passedOver.add(planned.number());
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
        return courses.get(bot).keepsFailing();
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
