/** The HTML report of a league: a single file without scripts and external resources. */
@NullMarked
package regatta.league.report;

import org.jspecify.annotations.NullMarked;
