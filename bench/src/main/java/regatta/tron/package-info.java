/** How fast Tron is. In the package of the game, to measure what is its own business. */
@NullMarked
package regatta.tron;

import org.jspecify.annotations.NullMarked;
