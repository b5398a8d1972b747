/** The statistics of comparisons: blocks of two games, sequential tests, and races of several candidates. */
@NullMarked
package regatta.league.verdict;

import org.jspecify.annotations.NullMarked;
