/** Base classes of the benchmarks of all games. */
@NullMarked
package regatta.core;

import org.jspecify.annotations.NullMarked;
