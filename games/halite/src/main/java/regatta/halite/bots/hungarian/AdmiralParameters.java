package regatta.halite.bots.hungarian;

import java.util.List;
import java.util.Map;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The numbers of the champion, which the tuner chose where they differ from those of {@link HungarianBot}. */
final class AdmiralParameters extends HungarianParameters {

    private static final Map<String, Double> STANDARDS = Map.ofEntries(
            Map.entry("neighbourGain", 0.519),
            Map.entry("crowding", 1.17),
            Map.entry("mostGoals", 31.0),
            Map.entry("leastGoals", 9.0),
            Map.entry("goalShare", 0.236),
            Map.entry("returnPower", 1.25),
            Map.entry("harbourLead", 5.21),
            Map.entry("calmLead", 0.606),
            Map.entry("surroundedCost", 0.0879),
            Map.entry("blockReward", 0.0317),
            Map.entry("ramReward", 0.0625),
            Map.entry("siteSum", 7592.0),
            Map.entry("siteVelocity", 1292.0),
            Map.entry("siteInspired", 2.55),
            Map.entry("siteTurns", 64.0),
            Map.entry("littleCargo", 107.0),
            Map.entry("evenShare", 0.233),
            Map.entry("sureLead", 0.948),
            Map.entry("sureRatio", 2.33),
            Map.entry("sureStake", 220.0),
            Map.entry("fightLead", 4.18),
            Map.entry("strongLead", 1.14),
            Map.entry("strongShare", 0.293),
            Map.entry("blockRatio", 2.63),
            Map.entry("blockLeast", 422.0),
            Map.entry("ramRatio", 1.98),
            Map.entry("ramLeast", 276.0),
            Map.entry("homing", 0.821),
            Map.entry("mining", 1.52),
            Map.entry("spawnDelay", 30.0),
            Map.entry("spawnWorth", 831.0));

    static final List<Parameter> LIST = new AdmiralParameters(BotSettings.usual()).list();

    AdmiralParameters(BotSettings settings) {
        super(settings, STANDARDS);
    }
}
