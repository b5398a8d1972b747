/** Ratings by maximum likelihood over all games, with error bars. */
@NullMarked
package regatta.league.rating;

import org.jspecify.annotations.NullMarked;
