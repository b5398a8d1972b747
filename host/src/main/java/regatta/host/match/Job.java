package regatta.host.match;

import java.util.List;
import regatta.core.GameInfo;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.record.NamedScenario;

/**
 * A match to be played, as a value: it can be sent anywhere, played anywhere, and played twice if need be, since whoever
 * counts what came of it does so by its key.
 *
 * @param key what it is counted by
 * @param named what is played, and what people call it
 * @param bots who sits where, by seat
 * @param keepsRecord whether its record is wanted
 */
public record Job(String key, NamedScenario named, List<BotSpec> bots, Conditions conditions, boolean keepsRecord) {

    public Job {
        bots = List.copyOf(bots);
    }

    /** A match of a scenario that was typed in full. */
    public Job(String key, Scenario scenario, List<BotSpec> bots, Conditions conditions, boolean keepsRecord) {
        this(key, new NamedScenario(scenario), bots, conditions, keepsRecord);
    }

    /** A match that nobody counts, such as one that is only watched. */
    public Job(NamedScenario named, List<BotSpec> bots, Conditions conditions) {
        this("", named, bots, conditions, false);
    }

    /** A match that nobody counts, of a scenario that was typed in full. */
    public Job(Scenario scenario, List<BotSpec> bots, Conditions conditions) {
        this(new NamedScenario(scenario), bots, conditions);
    }

    public Scenario scenario() {
        return named.scenario();
    }

    /** Returns the same match, counted by a key, with its record kept or not. */
    public Job counted(String by, boolean recorded) {
        return new Job(by, named, bots, conditions, recorded);
    }

    /** Returns the same match with bots as they play its scenario. */
    Job at(GameInfo game) {
        List<BotSpec> seated =
                bots.stream().map(bot -> bot.at(scenario(), game, bots.size())).toList();
        return new Job(key, named, seated, conditions, keepsRecord);
    }
}
