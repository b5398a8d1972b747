package regatta.halite.bots.fleet;

import java.util.Map;
import java.util.TreeMap;
import regatta.core.BuiltIn;
import regatta.halite.HalitePosition;

/**
 * The bot {@code admiral}, the champion: {@code hungarian} with parameters that are stronger against bots of other
 * authors. docs/explanation/bots/admiral.md describes it.
 */
public final class AdmiralBot {

    private static final Map<String, Double> OWN = new TreeMap<>();

    static {
        // It does not send more ships to where the enemy is strong, and values inspired cells more.
        OWN.put("goalRush", 0.0);
        OWN.put("inspireFactor", 1.2);
        OWN.put("inspireFactor4", 1.3);
        // With more than two players it fears collisions less, and more precisely.
        OWN.put("lossWeight4", 2.0);
        OWN.put("approachByCargo", 1.0);
        OWN.put("shipFades", 1.0);
    }

    public static final BuiltIn<HalitePosition> BUILT_IN = FleetBot.builtIn(
            "admiral", "The champion: spreads out, goes for inspired cells, and trades ships only where it pays.", OWN);

    private AdmiralBot() {}
}
