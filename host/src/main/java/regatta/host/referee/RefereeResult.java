package regatta.host.referee;

import java.util.List;
import java.util.Map;

/**
 * The result that a referee reports.
 *
 * @param scores the scores by seat
 * @param ranks the ranks by seat
 * @param faults the faults by seat, in the words of the referee; none for most seats
 */
record RefereeResult(List<Long> scores, List<Integer> ranks, Map<Integer, String> faults) {

    /** Returns a result in which more points are better. Equal scores share a rank. */
    static RefereeResult ofScores(List<Long> scores, Map<Integer, String> faults) {
        List<Integer> ranks = scores.stream()
                .map(score ->
                        1 + (int) scores.stream().filter(other -> other > score).count())
                .toList();
        return new RefereeResult(scores, ranks, faults);
    }
}
