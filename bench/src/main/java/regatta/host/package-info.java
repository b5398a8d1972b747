/** Benchmarks of the host, in its package to reach package-private members. */
@NullMarked
package regatta.host;

import org.jspecify.annotations.NullMarked;
