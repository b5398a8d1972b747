/** Benchmarks and simulations of verdicts and ratings. */
@NullMarked
package regatta.league;

import org.jspecify.annotations.NullMarked;
