package regatta.halite.bots.fleet;

import java.util.TreeMap;
import regatta.core.BuiltIn;
import regatta.halite.HalitePosition;

/**
 * The bot {@code hungarian}: a design published in 2018, with tuned numbers. docs/explanation/bots/hungarian.md
 * describes it.
 */
public final class HungarianBot {

    public static final BuiltIn<HalitePosition> BUILT_IN = FleetBot.builtIn(
            "hungarian",
            "Scores every move of every ship and plays the best set of moves without a collision.",
            new TreeMap<>());

    private HungarianBot() {}
}
