/** Algorithms that bots of several games need: assignments and distances. */
@NullMarked
package regatta.botkit;

import org.jspecify.annotations.NullMarked;
