/** The league as a page: one file without a script, which fetches nothing. */
@NullMarked
package regatta.league.page;

import org.jspecify.annotations.NullMarked;
