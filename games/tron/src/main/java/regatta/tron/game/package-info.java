/** Tron as a game of the arena: it sees the rules and the bots, and nothing sees it. */
@NullMarked
package regatta.tron.game;

import org.jspecify.annotations.NullMarked;
