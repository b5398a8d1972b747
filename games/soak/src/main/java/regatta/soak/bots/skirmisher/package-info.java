/**
 * The skirmisher: a bot that looks one turn ahead, without search. A turn goes through {@link
 * regatta.soak.bots.skirmisher.Foresight}, {@link regatta.soak.bots.skirmisher.StrategicPoints}, {@link
 * regatta.soak.bots.skirmisher.Moves} and {@link regatta.soak.bots.skirmisher.Combat}, in this order.
 */
@NullMarked
package regatta.soak.bots.skirmisher;

import org.jspecify.annotations.NullMarked;
