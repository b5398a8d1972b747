/** The tuner: sets the numbers of a bot by playing. */
@NullMarked
package regatta.league.tune;

import org.jspecify.annotations.NullMarked;
