package regatta.league;

import java.util.List;

/**
 * What came of a block: two games that compare two bots on one scenario.
 *
 * @param score of the new bot, from 0 to 1; one half if the games told no difference
 * @param seatings every seat of its games, in no particular order
 */
record Block(double score, List<Seating> seatings) {

    /**
     * How a bot behaved in one game.
     *
     * @param fault what it did wrong first, or empty
     */
    record Seating(String bot, String fault) {}
}
