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
import regatta.host.record.LabelledScenario;

/**
 * A finished match.
 *
 * @param key the identity of the match; a league counts it once
 * @param label the scenario as typed, with files named, not included
 * @param seats the result of each seat
 * @param record the path of its record relative to the store, or null
 * @param finishedAt the time of its end, in ISO 8601
 * @param course a digest of the game, as in {@link MatchReport}; empty in stores of earlier releases
 * @param invalidation the reason why it is invalid, even after a second try; null if it is valid
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
        @Nullable Invalidation invalidation) {

    /**
     * The result of a seat.
     *
     * @param faultCounts the number of faults of each kind
     * @param faults the first faults
     * @param stats the last of each value that the bot reported, by name
     */
    public record StoredSeat(
            StoredBot bot,
            int rank,
            long score,
            Map<Fault.Kind, Integer> faultCounts,
            List<TurnFault> faults,
            MatchReport.Times times,
            long cpuMicros,
            Map<String, Double> stats) {

        private static StoredSeat of(StoredBot bot, MatchReport.SeatReport report) {
            Map<Fault.Kind, Integer> counts = new EnumMap<>(Fault.Kind.class);
            report.faults().forEach(fault -> counts.merge(fault.kind(), 1, Integer::sum));
            return new StoredSeat(
                    bot,
                    report.standing().rank(),
                    report.standing().score(),
                    counts,
                    report.faults().stream().limit(MAX_FAULTS).toList(),
                    report.times(),
                    report.cpuMicros(),
                    report.stats());
        }

        public int faultCount() {
            return faultCounts.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    /** The number of faults stored per seat. The others are only counted. */
    private static final int MAX_FAULTS = 20;

    /**
     * Returns the stored form of a match report.
     *
     * @param bots the bot of each seat
     * @param record the path of its record relative to the store, or null
     */
    public static StoredMatch of(
            String key, LabelledScenario scenario, List<StoredBot> bots, MatchReport report, @Nullable String record) {
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
                report.movesDigest(),
                report.invalidation());
    }

    /**
     * Returns the matches without repetitions. Deterministic bots on a fixed board always play the same match, which
     * counts once.
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

    /** Returns the moves and the players as a key. */
    private String performance() {
        StringBuilder text = new StringBuilder(course);
        seats.forEach(seat -> text.append(' ').append(seat.bot().digest()));
        return text.toString();
    }

    public int[] ranks() {
        return seats.stream().mapToInt(StoredSeat::rank).toArray();
    }
}
