/** Measures the league. */
@NullMarked
package regatta.league;

import org.jspecify.annotations.NullMarked;
