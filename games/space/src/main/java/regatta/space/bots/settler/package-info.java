/** A bot that forecasts every planet exactly and gives the orders that gain the most, one by one. */
@NullMarked
package regatta.space.bots.settler;

import org.jspecify.annotations.NullMarked;
