/** The commands that create starter bots and projects of games. */
@NullMarked
package regatta.cli.create;

import org.jspecify.annotations.NullMarked;
