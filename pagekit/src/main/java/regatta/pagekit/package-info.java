/** The interface between a replay page and the rules of one game, compiled for the browser with the game. */
@NullMarked
package regatta.pagekit;

import org.jspecify.annotations.NullMarked;
