package regatta.host.match;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Standing;
import regatta.host.process.Invalidation;

/**
 * What came of a match.
 *
 * @param seats by seat
 * @param complete whether it was played to its end
 * @param course a digest of the board and of all that was said: two matches of one course are one match, played twice
 * @param voided why the match proves nothing, such as that the machine and not a bot was slow; null if it counts
 * @param recordProblem why the record is not whole, as a sentence; null if it is, or if none was wanted
 */
public record MatchReport(
        List<SeatReport> seats,
        int turns,
        long wallMillis,
        boolean complete,
        String course,
        @Nullable Invalidation voided,
        @Nullable String recordProblem) {

    /** Returns the ranks by seat. */
    public int[] ranks() {
        return seats.stream().mapToInt(seat -> seat.standing().rank()).toArray();
    }

    /**
     * What came of one seat.
     *
     * @param faults in the order of their turns
     * @param cpuMicros the processor time the bot used in the whole match
     */
    public record SeatReport(String bot, Standing standing, List<TurnFault> faults, Times times, long cpuMicros) {}

    /** How long the answers of a seat took, but for the first, in microseconds. */
    public record Times(int count, long mean, long percentile99, long worst) {

        static Times of(long[] micros, int count) {
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
