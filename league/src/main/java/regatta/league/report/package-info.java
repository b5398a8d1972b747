/** The league as an HTML report: one file without a script, which fetches nothing. */
@NullMarked
package regatta.league.report;

import org.jspecify.annotations.NullMarked;
