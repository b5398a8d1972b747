package regatta.space.bots.settler;

import java.util.List;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/**
 * The numbers of the bot, all of which can be set.
 *
 * @param horizon how many ticks a planet is forecast
 * @param mean what the mean lead on the way counts beside the lead at the horizon
 * @param price what sending one person costs
 * @param least what an order must gain
 * @param thrift how much an order is judged by what it gains a person, and not by what it gains
 * @param explore what it is worth to settle next to a planet that is unknown, empty or the enemy's
 * @param regrowth in how many ticks what the pipeline takes must grow again
 */
record Settings(int horizon, double mean, double price, double least, double thrift, double explore, double regrowth) {

    static final List<Parameter> PARAMETERS = List.of(
            new Parameter("horizon", 12, 1, 40, "how many ticks ahead a planet is forecast"),
            new Parameter("mean", 0.68, 0, 10, "what the mean lead on the way counts beside the lead at the horizon"),
            new Parameter("price", 0.015, 0, 1, "what sending one person costs"),
            new Parameter("least", 0.41, 0, 10, "what an order must gain"),
            new Parameter("thrift", 1, 0, 1, "how much an order is judged by what it gains a person"),
            new Parameter(
                    "explore", 1, 0, 50, "what it is worth to settle next to the unknown, the empty or the enemy"),
            new Parameter("regrowth", 2, 0, 10, "in how many ticks what feeds the front must grow again"));

    static Settings of(BotSettings settings) {
        return new Settings(
                (int) settings.value("horizon"),
                settings.value("mean"),
                settings.value("price"),
                settings.value("least"),
                settings.value("thrift"),
                settings.value("explore"),
                settings.value("regrowth"));
    }
}
