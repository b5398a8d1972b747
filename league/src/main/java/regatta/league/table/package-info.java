/** What the matches of a league say: tables, duels, slices. */
@NullMarked
package regatta.league.table;

import org.jspecify.annotations.NullMarked;
