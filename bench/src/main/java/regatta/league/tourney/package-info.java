/** Benchmarks of tournaments, and of the predictions of their ratings. */
@NullMarked
package regatta.league.tourney;

import org.jspecify.annotations.NullMarked;
