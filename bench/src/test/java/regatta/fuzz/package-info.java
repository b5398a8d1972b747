/** Fuzz tests of all parsers. */
@NullMarked
package regatta.fuzz;

import org.jspecify.annotations.NullMarked;
