/** Tuning: searches better parameters of a bot by playing games, and tests the result. */
@NullMarked
package regatta.league.tune;

import org.jspecify.annotations.NullMarked;
