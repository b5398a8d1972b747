/** Built-in bots as programs of their own: what talks to a clock and to standard input, outside of the pure packages. */
@NullMarked
package regatta.program;

import org.jspecify.annotations.NullMarked;
