package regatta.host.match;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import regatta.core.Standing;
import regatta.host.process.Invalidation;

/**
 * The result of a match.
 *
 * @param seats the reports by seat
 * @param complete whether the match was played to its end
 * @param movesDigest a digest of the start position and of all moves: matches with equal digests are the same match,
 *     played twice
 * @param invalidation why the match does not count, or null if it does
 * @param recordProblem why the record is incomplete, as a sentence; null if it is complete or there is none
 * @param refereeOutput the output of the outside program that played the match, shortened; null if the arena played it.
 *     Of such a match no turns are known.
 */
public record MatchReport(
        List<SeatReport> seats,
        int turns,
        long wallMillis,
        boolean complete,
        String movesDigest,
        @Nullable Invalidation invalidation,
        @Nullable String recordProblem,
        @Nullable String refereeOutput) {

    public MatchReport(
            List<SeatReport> seats,
            int turns,
            long wallMillis,
            boolean complete,
            String movesDigest,
            @Nullable Invalidation invalidation,
            @Nullable String recordProblem) {
        this(seats, turns, wallMillis, complete, movesDigest, invalidation, recordProblem, null);
    }

    public int[] ranks() {
        return seats.stream().mapToInt(seat -> seat.standing().rank()).toArray();
    }

    /**
     * The result of one seat.
     *
     * @param faults the faults, in the order of their turns
     * @param cpuMicros the processor time that the bot used in the whole match
     * @param stats the last of each value that the bot reported, by name
     */
    public record SeatReport(
            String bot,
            Standing standing,
            List<TurnFault> faults,
            Times times,
            long cpuMicros,
            Map<String, Double> stats) {}

    /** The answer times of a seat in microseconds, without the first answer. */
    public record Times(int count, long mean, long percentile99, long worst) {

        public static Times of(long[] micros, int count) {
            if (count == 0) {
                return new Times(0, 0, 0, 0);
            }
            long[] sorted = Arrays.copyOf(micros, count);
            Arrays.sort(sorted);
            long mean = Arrays.stream(sorted).sum() / count;
            return new Times(count, mean, sorted[(int) Math.ceil(count * 0.99) - 1], sorted[count - 1]);
        }
    }
}
