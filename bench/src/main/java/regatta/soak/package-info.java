/** Benchmarks of Soak Overflow, in the game's package to reach package-private members. */
@NullMarked
package regatta.soak;

import org.jspecify.annotations.NullMarked;
