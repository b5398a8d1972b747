/** How fast Soak Overflow is. In the package of the game, to measure what is its own business. */
@NullMarked
package regatta.soak;

import org.jspecify.annotations.NullMarked;
