/** How fast Halite is. In the package of the game, to measure what is its own business. */
@NullMarked
package regatta.halite;

import org.jspecify.annotations.NullMarked;
