/** The bots that come with Halite. */
@NullMarked
package regatta.halite.bots;

import org.jspecify.annotations.NullMarked;
