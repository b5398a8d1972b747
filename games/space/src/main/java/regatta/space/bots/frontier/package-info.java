/**
 * The frontier: a bot that settles what is empty and pours its people into the enemy next to it. A turn goes through
 * {@link regatta.space.bots.frontier.Identity}, {@link regatta.space.bots.frontier.Appraisal}, {@link
 * regatta.space.bots.frontier.Front} and then, for each planet that has people to spare, {@link
 * regatta.space.bots.frontier.Explorers}, {@link regatta.space.bots.frontier.Pressure} and {@link
 * regatta.space.bots.frontier.Supply}.
 */
@NullMarked
package regatta.space.bots.frontier;

import org.jspecify.annotations.NullMarked;
