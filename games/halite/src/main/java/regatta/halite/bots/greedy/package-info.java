/** The bot {@code greedy}. The numbers of the rules (P1, C1 …) are those of docs/bots/greedy.md. */
@NullMarked
package regatta.halite.bots.greedy;

import org.jspecify.annotations.NullMarked;
