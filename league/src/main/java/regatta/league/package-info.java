/** Comparisons of bots, with honest error bounds. */
@NullMarked
package regatta.league;

import org.jspecify.annotations.NullMarked;
