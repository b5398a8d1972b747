/** Built-in bots as separate programs, with the clock and standard input that pure packages must not use. */
@NullMarked
package regatta.program;

import org.jspecify.annotations.NullMarked;
