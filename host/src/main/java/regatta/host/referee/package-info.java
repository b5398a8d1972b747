/** Games whose matches are played by a program outside the arena, such as the referee of a contest. */
@NullMarked
package regatta.host.referee;

import org.jspecify.annotations.NullMarked;
