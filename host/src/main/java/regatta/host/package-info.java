/**
 * Everything a match needs that is not the match: bots as processes, their clocks and their cage, and the record that is
 * kept. Here, and not in core or games, are the threads, the files and the time.
 */
@NullMarked
package regatta.host;

import org.jspecify.annotations.NullMarked;
