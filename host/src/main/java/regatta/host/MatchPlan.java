package regatta.host;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.core.Scenario;

/**
 * A match to be played.
 *
 * @param bots who sits where, by seat
 * @param record where to keep the record, or null for none
 * @param jarCommand how to start a jar as a bot of this game; the jar is the last word
 */
public record MatchPlan(
        Game game,
        Scenario scenario,
        List<BotSpec> bots,
        TimeControl time,
        Sandbox sandbox,
        @Nullable Path record,
        List<String> jarCommand) {

    /** Returns a match by the same terms. */
    public MatchPlan with(Scenario other, List<BotSpec> seated, @Nullable Path kept) {
        return new MatchPlan(game, other, seated, time, sandbox, kept, jarCommand);
    }
}
