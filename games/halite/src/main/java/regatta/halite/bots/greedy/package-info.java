/**
 * The bot {@code greedy}, which decides ship by ship. Start reading at {@link regatta.halite.bots.greedy.GreedyBot}.
 */
@NullMarked
package regatta.halite.bots.greedy;

import org.jspecify.annotations.NullMarked;
