package regatta.space.bots.settler;

import regatta.core.BotParameters;
import regatta.core.BotSettings;

/** The numbers of the bot, all of which can be set. */
final class Settings extends BotParameters {

    final int horizon = (int) real("horizon", 12, 1, 40, "how many ticks ahead a planet is forecast");
    final double mean =
            real("mean", 0.68, 0, 10, "what the mean lead on the way counts beside the lead at the horizon");
    final double price = real("price", 0.015, 0, 1, "what sending one person costs");
    final double least = real("least", 0.41, 0, 10, "what an order must gain");
    final double thrift = real("thrift", 1, 0, 1, "how much an order is judged by what it gains a person");
    final double explore =
            real("explore", 1, 0, 50, "what it is worth to settle next to the unknown, the empty or the enemy");
    final double regrowth = real("regrowth", 2, 0, 10, "in how many ticks what feeds the front must grow again");

    Settings(BotSettings settings) {
        super(settings);
    }
}
