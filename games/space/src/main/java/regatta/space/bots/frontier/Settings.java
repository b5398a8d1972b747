package regatta.space.bots.frontier;

import java.util.List;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/**
 * The numbers of the bot, all of which can be set.
 *
 * @param emptyFactor by what the value of an empty planet is multiplied
 * @param ownDivisor by what the value of an own planet is divided
 * @param safeLead with how many people more than the enemy a shared planet is safe
 * @param needShare a shared planet is in need if the lead there is below its size divided by this
 * @param keep which part of its size an interior planet keeps
 */
record Settings(double emptyFactor, double ownDivisor, long safeLead, long needShare, double keep) {

    static final List<Parameter> PARAMETERS = List.of(
            new Parameter("emptyFactor", 1000, 1, 1000, "by what the value of an empty planet is multiplied")
                    .logarithmic(),
            new Parameter("ownDivisor", 3, 1, 1000, "by what the value of an own planet is divided"),
            new Parameter("safeLead", 10, 0, 1000, "with how many people more a shared planet is held to be own")
                    .whole(),
            new Parameter("needShare", 4, 1, 100, "shared planets are in need below their size divided by this")
                    .whole(),
            new Parameter("keep", 0.7, 0, 1, "which part of its size a planet keeps when it feeds the front"));

    static Settings of(BotSettings settings) {
        return new Settings(
                settings.value("emptyFactor"),
                settings.value("ownDivisor"),
                (long) settings.value("safeLead"),
                (long) settings.value("needShare"),
                settings.value("keep"));
    }
}
