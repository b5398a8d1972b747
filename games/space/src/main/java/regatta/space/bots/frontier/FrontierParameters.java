package regatta.space.bots.frontier;

import regatta.core.BotParameters;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The parameters of {@link Frontier}. */
final class FrontierParameters extends BotParameters {

    final double emptyFactor = value(
            new Parameter("emptyFactor", 1000, 1, 1000, "the factor of the value of an empty planet").logarithmic());
    final double ownDivisor = real("ownDivisor", 3, 1, 1000, "the divisor of the value of an own planet");
    final long safeLead = whole("safeLead", 10, 0, 1000, "the lead in people with which a shared planet is safe");
    final long needShare = whole("needShare", 4, 1, 100, "shared planets need people below their size divided by this");
    final double keep = real("keep", 0.7, 0, 1, "the share of its size that a planet keeps when it supplies the front");

    FrontierParameters(BotSettings settings) {
        super(settings);
    }
}
