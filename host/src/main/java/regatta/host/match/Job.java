package regatta.host.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.GameInfo;
import regatta.core.Scenario;
import regatta.core.Transcript;
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
 * @param continued how it begins if it plays on from a turn of another match, or null if it begins with the first turn
 */
public record Job(
        String key,
        NamedScenario named,
        List<BotSpec> bots,
        Conditions conditions,
        boolean keepsRecord,
        @Nullable Continuation continued) {

    public Job {
        bots = List.copyOf(bots);
    }

    /** A match that begins with its first turn. */
    public Job(String key, NamedScenario named, List<BotSpec> bots, Conditions conditions, boolean keepsRecord) {
        this(key, named, bots, conditions, keepsRecord, null);
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
        return new Job(by, named, bots, conditions, recorded, continued);
    }

    /**
     * Returns a match of the same bots that plays on from a turn of a match of the same scenario.
     *
     * @param rollout 0 for the bots as they are; any other number varies the first turns by chance
     */
    public Job from(Transcript transcript, int turn, int rollout) {
        return new Job(key, named, bots, conditions, keepsRecord, new Continuation(transcript, turn, rollout));
    }

    /** Returns the same match with bots as they play its scenario. */
    Job at(GameInfo game) {
        List<BotSpec> seated =
                bots.stream().map(bot -> bot.at(scenario(), game, bots.size())).toList();
        return new Job(key, named, seated, conditions, keepsRecord, continued);
    }
}
