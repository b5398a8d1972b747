/** What tournaments cost, and how well their ratings predict. */
@NullMarked
package regatta.league.tourney;

import org.jspecify.annotations.NullMarked;
