package regatta.league.verdict;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.host.match.TurnFault;

/**
 * The result of a block: two games that compare two bots on one scenario.
 *
 * @param score the score of the new bot, from 0 to 1; 0.5 if the games show no difference
 * @param digests a digest of each game; a block with the digests of an earlier one is a repetition
 * @param seats all seats of the games, in no particular order
 */
public record Block(double score, List<String> digests, List<SeatResult> seats) {

    /**
     * The result of a bot in one game.
     *
     * @param fault its first fault, or null
     */
    public record SeatResult(String bot, @Nullable TurnFault fault) {}
}
