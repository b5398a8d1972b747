/** A league: its matches and bots, and the tables, duels and slices that follow from them. */
@NullMarked
package regatta.league.table;

import org.jspecify.annotations.NullMarked;
