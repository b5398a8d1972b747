/** Lets a built-in bot of Space Explorers play as a strategy of the course. */
@NullMarked
package regatta.spacesettler;

import org.jspecify.annotations.NullMarked;
