/** The optimisers of tuning, with an ask-and-tell interface. */
@NullMarked
package regatta.league.tune.search;

import org.jspecify.annotations.NullMarked;
