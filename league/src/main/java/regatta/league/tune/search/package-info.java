/** The search for better numbers: optimisers that are asked for a trial and told its score. */
@NullMarked
package regatta.league.tune.search;

import org.jspecify.annotations.NullMarked;
