/** The command {@code play}: one match, several matches, or a match with a human player. */
@NullMarked
package regatta.cli.play;

import org.jspecify.annotations.NullMarked;
