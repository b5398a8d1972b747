/** A bot that searches: moves of both teams for some turns ahead, played out with the rules themselves. */
@NullMarked
package regatta.soak.bots.monsoon;

import org.jspecify.annotations.NullMarked;
