package regatta.halite.bots.hungarian;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BotSettings;
import regatta.core.BuiltIn.Parameter;

/** The numbers of the champion where they differ from those of {@link HungarianBot}: what no document asks for. */
final class AdmiralParameters extends HungarianParameters {

    static final List<Parameter> LIST = new AdmiralParameters(BotSettings.usual(), 2).list();

    AdmiralParameters(BotSettings settings, int seats) {
        super(settings, seats, standards());
    }

    private static Map<String, Double> standards() {
        Map<String, Double> own = new TreeMap<>();
        own.put("shared", 0.5);
        own.put("siteCredit", 1500.0);
        return own;
    }
}
