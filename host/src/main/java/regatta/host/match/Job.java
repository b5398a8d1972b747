package regatta.host.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.core.Transcript;
import regatta.host.bot.BotSpec;
import regatta.host.record.LabelledScenario;

/**
 * A match to be played, as a value. A job can be sent to another machine or played twice, because its result is counted
 * by its key.
 *
 * @param key the key by which the result is counted
 * @param named the scenario with its label
 * @param bots the bots, by seat
 * @param keepsRecord whether the result contains the record
 * @param continued the recorded match to continue, or null to begin with the first turn
 */
public record Job(
        String key,
        Game game,
        LabelledScenario named,
        List<BotSpec> bots,
        MatchConditions conditions,
        boolean keepsRecord,
        @Nullable Continuation continued) {

    public Job {
        bots = List.copyOf(bots);
    }

    public Job(
            String key,
            Game game,
            LabelledScenario named,
            List<BotSpec> bots,
            MatchConditions conditions,
            boolean keepsRecord) {
        this(key, game, named, bots, conditions, keepsRecord, null);
    }

    public Job(
            String key,
            Game game,
            Scenario scenario,
            List<BotSpec> bots,
            MatchConditions conditions,
            boolean keepsRecord) {
        this(key, game, new LabelledScenario(scenario), bots, conditions, keepsRecord);
    }

    public Job(Game game, LabelledScenario named, List<BotSpec> bots, MatchConditions conditions) {
        this("", game, named, bots, conditions, false);
    }

    /** Creates a single match without a key, of a scenario without files. */
    public Job(Game game, Scenario scenario, List<BotSpec> bots, MatchConditions conditions) {
        this(game, new LabelledScenario(scenario), bots, conditions);
    }

    public Scenario scenario() {
        return named.scenario();
    }

    /** Returns the same match with a key, and with or without its record in the result. */
    public Job withKey(String newKey, boolean recorded) {
        return new Job(newKey, game, named, bots, conditions, recorded, continued);
    }

    /**
     * Returns a match of the same bots that continues a match of the same scenario.
     *
     * @param rollout see {@link Continuation}
     */
    public Job from(Transcript transcript, int turn, int rollout) {
        return new Job(key, game, named, bots, conditions, keepsRecord, new Continuation(transcript, turn, rollout));
    }

    /** Returns the same match with the variants of the bots for its scenario. */
    public Job withVariants() {
        List<BotSpec> seated = bots.stream()
                .map(bot -> bot.at(scenario(), game.info(), bots.size()))
                .toList();
        return new Job(key, game, named, seated, conditions, keepsRecord, continued);
    }
}
