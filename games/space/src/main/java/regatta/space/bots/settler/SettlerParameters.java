package regatta.space.bots.settler;

import regatta.core.BotParameters;
import regatta.core.BotSettings;

/** The parameters of {@link Settler}. */
final class SettlerParameters extends BotParameters {

    final int horizon = (int) real("horizon", 12, 1, 40, "the horizon of forecasts in ticks");
    final double mean = real("mean", 0.68, 0, 10, "the weight of the mean lead relative to the lead at the horizon");
    final double price = real("price", 0.015, 0, 1, "the cost of sending one person");
    final double min = real("least", 0.41, 0, 10, "the minimum gain of an order");
    final double thrift = real("thrift", 1, 0, 1, "the weight of the gain per person");
    final double explore = real("explore", 1, 0, 50, "the value of settling next to unknown, empty or enemy planets");
    final double regrowth =
            real("regrowth", 2, 0, 10, "the number of ticks in which people sent to the front must regrow");

    SettlerParameters(BotSettings settings) {
        super(settings);
    }
}
