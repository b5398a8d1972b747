/** The options that several commands share, and the parsing of their arguments. */
@NullMarked
package regatta.cli.option;

import org.jspecify.annotations.NullMarked;
