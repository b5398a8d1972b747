/** The bot {@code hungarian}. The numbers of the rules (Q1, K1 …) are those of docs/bots/hungarian.md. */
@NullMarked
package regatta.halite.bots.hungarian;

import org.jspecify.annotations.NullMarked;
