/** Tournaments: the planning, playing and counting of matches. */
@NullMarked
package regatta.league.tourney;

import org.jspecify.annotations.NullMarked;
