package regatta.host;

import java.util.List;
import regatta.core.GameInfo;
import regatta.core.Scenario;

/**
 * A match to be played, as a value: it can be sent anywhere, played anywhere, and played twice if need be, since whoever
 * counts what came of it does so by its key.
 *
 * @param key what it is counted by
 * @param bots who sits where, by seat
 * @param keepsRecord whether its record is wanted
 */
public record Job(String key, Scenario scenario, List<BotSpec> bots, Conditions conditions, boolean keepsRecord) {

    public Job {
        bots = List.copyOf(bots);
    }

    /** A match that nobody counts, such as one that is only watched. */
    public Job(Scenario scenario, List<BotSpec> bots, Conditions conditions) {
        this("", scenario, bots, conditions, false);
    }

    /** Returns the same match with bots as they play its scenario. */
    Job at(GameInfo game) {
        List<BotSpec> seated =
                bots.stream().map(bot -> bot.at(scenario, game, bots.size())).toList();
        return new Job(key, scenario, seated, conditions, keepsRecord);
    }
}
