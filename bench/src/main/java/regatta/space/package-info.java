/** How fast Space Explorers is. In the package of the game, to measure what is its own business. */
@NullMarked
package regatta.space;

import org.jspecify.annotations.NullMarked;
