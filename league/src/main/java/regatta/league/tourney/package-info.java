/** Tournaments: plans, plays and counts the matches of a schedule. */
@NullMarked
package regatta.league.tourney;

import org.jspecify.annotations.NullMarked;
