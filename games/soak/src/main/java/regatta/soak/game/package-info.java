/** Soak Overflow as a game of the arena: uses the rules and the bots; nothing depends on it. */
@NullMarked
package regatta.soak.game;

import org.jspecify.annotations.NullMarked;
