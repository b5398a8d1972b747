/**
 * The bots {@code hungarian} and {@code admiral}: a pipeline of stages that plans the moves of a whole fleet at once.
 * Start reading at {@link regatta.halite.bots.fleet.FleetBot}.
 */
@NullMarked
package regatta.halite.bots.fleet;

import org.jspecify.annotations.NullMarked;
