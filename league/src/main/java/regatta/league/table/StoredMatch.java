package regatta.league.table;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import regatta.core.Fault;
import regatta.core.Scenario;
import regatta.host.match.MatchReport;
import regatta.host.match.TurnFault;
import regatta.host.process.Invalidation;
import regatta.host.record.NamedScenario;

/**
 * A match that was played to its end.
 *
 * @param key what makes it this match; a league counts it once
 * @param label the scenario as it was typed, with files named, not spelled out
 * @param seats by seat
 * @param record where its record is, relative to the store, or null if none was kept
 * @param finishedAt when, in ISO 8601
 * @param course what was played, as {@link MatchReport} tells it; empty if the store is older than that
 * @param voided why it proves nothing, also when it was played again; null if it counts as any other
 */
public record StoredMatch(
        String key,
        Scenario scenario,
        Scenario label,
        List<StoredSeat> seats,
        int turns,
        long wallMillis,
        @Nullable String record,
        String finishedAt,
        String course,
        @Nullable Invalidation voided) {

    /**
     * What came of a seat.
     *
     * @param faultCounts how many faults there were, by kind
     * @param faults the first few of them
     */
    public record StoredSeat(
            StoredBot bot,
            int rank,
            long score,
            Map<Fault.Kind, Integer> faultCounts,
            List<TurnFault> faults,
            MatchReport.Times times,
            long cpuMicros) {

        private static StoredSeat of(StoredBot bot, MatchReport.SeatReport report) {
            Map<Fault.Kind, Integer> counts = new EnumMap<>(Fault.Kind.class);
            report.faults().forEach(fault -> counts.merge(fault.kind(), 1, Integer::sum));
            return new StoredSeat(
                    bot,
                    report.standing().rank(),
                    report.standing().score(),
                    counts,
                    report.faults().stream().limit(MOST_FAULTS).toList(),
                    report.times(),
                    report.cpuMicros());
        }

        /** Returns how many faults there were. */
        public int faultCount() {
            return faultCounts.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    /** Of each seat so many faults are kept; the others are counted. */
    private static final int MOST_FAULTS = 20;

    /**
     * Makes a stored match of the report on it.
     *
     * @param bots by seat
     * @param record where its record is, relative to the store, or null if none was kept
     */
    public static StoredMatch of(
            String key, NamedScenario scenario, List<StoredBot> bots, MatchReport report, @Nullable String record) {
        List<StoredSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            seats.add(StoredSeat.of(bots.get(seat), report.seats().get(seat)));
        }
        return new StoredMatch(
                key,
                scenario.scenario(),
                scenario.label(),
                seats,
                report.turns(),
                report.wallMillis(),
                record,
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                report.course(),
                report.voided());
    }

    /**
     * Returns the matches of which each tells something new. Bots that play by rule on a board that does not change play
     * one match again and again; however often it was played, it counts once.
     */
    public static List<StoredMatch> withoutRepeats(Collection<StoredMatch> all) {
        Set<String> seen = new HashSet<>();
        List<StoredMatch> kept = new ArrayList<>();
        for (StoredMatch match : all) {
            if (match.course().isEmpty() || seen.add(match.performance())) {
                kept.add(match);
            }
        }
        return kept;
    }

    /** Returns what was played and by whom. */
    private String performance() {
        StringBuilder text = new StringBuilder(course);
        seats.forEach(seat -> text.append(' ').append(seat.bot().digest()));
        return text.toString();
    }

    /** Returns the ranks by seat. */
    public int[] ranks() {
        return seats.stream().mapToInt(StoredSeat::rank).toArray();
    }
}
