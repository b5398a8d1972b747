/** Tron Battle: light cycles leave ribbons behind them, and the last one left wins. */
@NullMarked
package regatta.tron;

import org.jspecify.annotations.NullMarked;
