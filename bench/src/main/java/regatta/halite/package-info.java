/** Benchmarks of Halite, in the game's package to reach package-private members. */
@NullMarked
package regatta.halite;

import org.jspecify.annotations.NullMarked;
