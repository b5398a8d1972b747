/** Schedules: pure functions from the results of a tournament to its next pairings. */
@NullMarked
package regatta.league.schedule;

import org.jspecify.annotations.NullMarked;
