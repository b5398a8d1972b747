/** Who plays whom: pure functions of who entered and what was played so far. */
@NullMarked
package regatta.league.schedule;

import org.jspecify.annotations.NullMarked;
