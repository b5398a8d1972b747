/** The command {@code regatta}: parser, commands and output. */
@NullMarked
package regatta.cli;

import org.jspecify.annotations.NullMarked;
