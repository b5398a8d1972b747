/** Tron Battle: light cycles draw ribbons behind them, and the last one that still rides wins. */
@NullMarked
package regatta.tron;

import org.jspecify.annotations.NullMarked;
