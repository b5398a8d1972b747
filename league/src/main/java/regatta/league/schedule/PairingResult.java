package regatta.league.schedule;

import java.util.List;
import regatta.league.rating.GameScore;

/**
 * What came of a pairing.
 *
 * @param games the ranks of each game, in the order of the pairing's bots; in the order games were planned
 */
public record PairingResult(Pairing pairing, List<int[]> games) {

    /** Returns the mean score of a bot of the pairing; one half if nothing was played. */
    public double score(int member) {
        return games.stream()
                .mapToDouble(ranks -> GameScore.of(ranks, member))
                .average()
                .orElse(0.5);
    }
}
