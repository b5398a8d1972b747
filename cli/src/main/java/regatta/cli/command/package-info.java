/** The commands of regatta, one class each. */
@NullMarked
package regatta.cli.command;

import org.jspecify.annotations.NullMarked;
