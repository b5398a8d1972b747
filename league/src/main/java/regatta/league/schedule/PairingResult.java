package regatta.league.schedule;

import java.util.List;
import regatta.league.rating.Results;

/**
 * The result of a pairing.
 *
 * @param games the ranks of each game in planned order, by bot of the pairing
 */
public record PairingResult(Pairing pairing, List<int[]> games) {

    /** Returns the mean score of a bot of the pairing; 0.5 without games. */
    public double score(int member) {
        return games.stream()
                .mapToDouble(ranks -> Results.score(ranks, member))
                .average()
                .orElse(0.5);
    }
}
