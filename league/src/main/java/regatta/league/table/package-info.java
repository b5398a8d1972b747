/** Leagues: matches and bots, and the ratings, head-to-head scores and slices computed from them. */
@NullMarked
package regatta.league.table;

import org.jspecify.annotations.NullMarked;
