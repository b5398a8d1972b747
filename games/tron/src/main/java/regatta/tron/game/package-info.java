/** Tron as a game of the arena: uses the rules and the bots; nothing depends on it. */
@NullMarked
package regatta.tron.game;

import org.jspecify.annotations.NullMarked;
