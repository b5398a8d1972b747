/** Frozen lists of scenarios, and how they are drawn. */
@NullMarked
package regatta.league.book;

import org.jspecify.annotations.NullMarked;
