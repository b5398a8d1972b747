package regatta.league.verdict;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.host.match.TurnFault;

/**
 * What came of a block: two games that compare two bots on one scenario.
 *
 * @param score of the new bot, from 0 to 1; one half if the games told no difference
 * @param course what was played, by game: a block of the same course tells nothing new
 * @param seatings every seat of its games, in no particular order
 */
public record Block(double score, List<String> course, List<Seating> seatings) {

    /**
     * How a bot behaved in one game.
     *
     * @param fault what it did wrong first, or null
     */
    public record Seating(String bot, @Nullable TurnFault fault) {}
}
