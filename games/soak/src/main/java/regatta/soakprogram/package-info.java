/** The bots of Soak Overflow as programs on standard input and output. Unlike the game, they read a clock and streams. */
@NullMarked
package regatta.soakprogram;

import org.jspecify.annotations.NullMarked;
