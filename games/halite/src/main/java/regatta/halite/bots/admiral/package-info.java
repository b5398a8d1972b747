/** A bot that counts how many turns a full load takes, and what a collision is worth. docs/bots/admiral.md has its ideas. */
@NullMarked
package regatta.halite.bots.admiral;

import org.jspecify.annotations.NullMarked;
