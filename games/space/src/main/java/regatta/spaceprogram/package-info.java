/** The bots of Space Explorers as programs on standard input and output. Unlike the game, they read streams. */
@NullMarked
package regatta.spaceprogram;

import org.jspecify.annotations.NullMarked;
