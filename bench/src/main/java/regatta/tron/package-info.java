/** Benchmarks of Tron, in the game's package to reach package-private members. */
@NullMarked
package regatta.tron;

import org.jspecify.annotations.NullMarked;
