package regatta.halite.bots.hungarian;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The numbers of the champion, which the tuner chose where they differ from those of {@link HungarianBot}. */
final class AdmiralParameters extends HungarianParameters {

    static final List<Parameter> LIST = new AdmiralParameters(BotSettings.usual()).list();

    AdmiralParameters(BotSettings settings) {
        super(settings, standards());
    }

    private static Map<String, Double> standards() {
        Map<String, Double> own = new TreeMap<>();
        own.put("neighbourGain", 0.519);
        own.put("crowding", 1.17);
        own.put("mostGoals", 31.0);
        own.put("leastGoals", 9.0);
        own.put("goalShare", 0.236);
        own.put("returnPower", 1.25);
        own.put("harbourLead", 5.21);
        own.put("calmLead", 0.606);
        own.put("surroundedCost", 0.0879);
        own.put("blockReward", 0.0317);
        own.put("ramReward", 0.0625);
        own.put("siteSum", 7592.0);
        own.put("siteVelocity", 1292.0);
        own.put("siteInspired", 2.55);
        own.put("siteTurns", 64.0);
        own.put("littleCargo", 107.0);
        own.put("evenShare", 0.233);
        own.put("sureLead", 0.948);
        own.put("sureRatio", 2.33);
        own.put("sureStake", 220.0);
        own.put("fightLead", 4.18);
        own.put("strongLead", 1.14);
        own.put("strongShare", 0.293);
        own.put("blockRatio", 2.63);
        own.put("blockLeast", 422.0);
        own.put("ramRatio", 1.98);
        own.put("ramLeast", 276.0);
        own.put("homing", 0.821);
        own.put("mining", 1.52);
        own.put("spawnDelay", 30.0);
        own.put("spawnWorth", 831.0);
        return own;
    }
}
