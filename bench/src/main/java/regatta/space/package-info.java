/** Benchmarks of Space Explorers, in the game's package to reach package-private members. */
@NullMarked
package regatta.space;

import org.jspecify.annotations.NullMarked;
