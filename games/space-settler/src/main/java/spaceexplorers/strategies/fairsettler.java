package spaceexplorers.strategies;

import regatta.spacesettler.BuiltInStrategy;

/** The settler by the fair rules: a strategy is not told which are played, and the settler forecasts by them. */
public final class fairsettler extends BuiltInStrategy {

    public fairsettler() {
        super("fair", "settler");
    }
}
