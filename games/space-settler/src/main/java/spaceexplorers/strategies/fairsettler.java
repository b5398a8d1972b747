package spaceexplorers.strategies;

import regatta.spacesettler.BuiltInStrategy;

/** The settler by the fair rules, which it needs for its forecasts: a strategy does not learn the rule set. */
public final class fairsettler extends BuiltInStrategy {

    public fairsettler() {
        super("fair", "settler");
    }
}
