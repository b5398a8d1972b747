/** Whether a bot is better than another: blocks of games, a sequential test on them, and races of many variants. */
@NullMarked
package regatta.league.verdict;

import org.jspecify.annotations.NullMarked;
