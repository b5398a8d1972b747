/** Playing matches: a match as a value, the arena that plays it, and farms that play many. */
@NullMarked
package regatta.host.match;

import org.jspecify.annotations.NullMarked;
