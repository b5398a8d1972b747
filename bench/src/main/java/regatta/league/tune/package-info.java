/** Benchmarks of the tuner, on simulated bots whose best parameters are known. */
@NullMarked
package regatta.league.tune;

import org.jspecify.annotations.NullMarked;
