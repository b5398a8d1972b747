/** How much the arena adds to what a bot takes. In the package of the host, to measure what is its own business. */
@NullMarked
package regatta.host;

import org.jspecify.annotations.NullMarked;
