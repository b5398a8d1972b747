/** The command {@code regatta}: what a person types, and what is printed back. */
@NullMarked
package regatta.cli;

import org.jspecify.annotations.NullMarked;
