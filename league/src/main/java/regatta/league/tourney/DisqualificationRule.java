package regatta.league.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import regatta.core.Fault;
import regatta.host.match.TurnFault;
import regatta.league.table.Disqualification;
import regatta.league.table.StoredMatch;
import regatta.league.table.StoredMatch.StoredSeat;

/**
 * The rule that disqualifies failing bots: those that, in each of their first five matches, had a fault and beat no bot
 * without one. The first matches are those of the plan, so the order of results does not matter. Matches that are
 * skipped because of a disqualified bot do not count, nor do those in which the machine caused the delay. Used by one
 * thread at a time.
 */
final class DisqualificationRule {

    /** For each bot and match number, whether the bot failed. Matches that do not count are missing. */
    private final List<SortedMap<Integer, Boolean>> matches = new ArrayList<>();

    DisqualificationRule(int bots) {
        for (int bot = 0; bot < bots; bot++) {
            matches.add(new TreeMap<>());
        }
    }

    void plan(PlannedMatch match) {
        match.pairing().bots().forEach(bot -> matches.get(bot).put(match.number(), false));
    }

    /** Records that a match is skipped because of one of its bots. */
    void skip(PlannedMatch match) {
        match.pairing().bots().forEach(bot -> matches.get(bot).remove(match.number()));
    }

    void note(PlannedMatch planned, StoredMatch match) {
        List<Integer> seated = planned.seated();
        for (int seat = 0; seat < seated.size(); seat++) {
            if (isFailure(match, seat)) {
                matches.get(seated.get(seat)).put(planned.number(), true);
            } else if (match.invalidation() != null) {
                matches.get(seated.get(seat)).remove(planned.number());
            }
        }
    }

    /** In an invalid match, late answers do not count, but crashes do. */
    private static boolean isFailure(StoredMatch match, int seat) {
        List<StoredSeat> seats = match.seats();
        StoredSeat own = seats.get(seat);
        int late = own.faultCounts().getOrDefault(Fault.Kind.LATE, 0);
        int faults = match.invalidation() == null ? failures(own) : failures(own) - late;
        return faults > 0 && seats.stream().noneMatch(other -> failures(other) == 0 && other.rank() > own.rank());
    }

    /** Returns the number of faults without those that a bot reported and survived. */
    private static int failures(StoredSeat seat) {
        return seat.faultCount() - seat.faultCounts().getOrDefault(Fault.Kind.REPORTED, 0);
    }

    boolean keepsFailing(int bot) {
        Stream<Boolean> first = matches.get(bot).values().stream().limit(Disqualification.MATCHES);
        return first.filter(failed -> failed).count() == Disqualification.MATCHES;
    }

    static Disqualification reason(List<StoredMatch> matches, String digest) {
        TurnFault last = null;
        for (StoredMatch match : matches) {
            for (StoredSeat seat : match.seats()) {
                if (seat.bot().digest().equals(digest) && !seat.faults().isEmpty()) {
                    last = seat.faults().get(0);
                }
            }
        }
        return new Disqualification(last);
    }
}
