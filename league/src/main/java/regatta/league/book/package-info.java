/** Books (frozen lists of scenarios) and random scenarios. */
@NullMarked
package regatta.league.book;

import org.jspecify.annotations.NullMarked;
