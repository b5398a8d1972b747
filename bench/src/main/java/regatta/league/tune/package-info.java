/** What the tuner promises, measured on bots whose best numbers are known. */
@NullMarked
package regatta.league.tune;

import org.jspecify.annotations.NullMarked;
