/** Options that several commands share, and the words of their command lines. */
@NullMarked
package regatta.cli.option;

import org.jspecify.annotations.NullMarked;
