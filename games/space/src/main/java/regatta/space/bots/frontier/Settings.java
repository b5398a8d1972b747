package regatta.space.bots.frontier;

import regatta.core.BotParameters;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The numbers of the bot, all of which can be set. */
final class Settings extends BotParameters {

    final double emptyFactor =
            value(new Parameter("emptyFactor", 1000, 1, 1000, "by what the value of an empty planet is multiplied")
                    .logarithmic());
    final double ownDivisor = real("ownDivisor", 3, 1, 1000, "by what the value of an own planet is divided");
    final long safeLead = whole("safeLead", 10, 0, 1000, "with how many people more a shared planet is held to be own");
    final long needShare = whole("needShare", 4, 1, 100, "shared planets are in need below their size divided by this");
    final double keep = real("keep", 0.7, 0, 1, "which part of its size a planet keeps when it feeds the front");

    Settings(BotSettings settings) {
        super(settings);
    }
}
