package regatta.host.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;

/**
 * A game whose matches are played by a program outside the arena. The arena learns the result of a match, but no turns:
 * there are no records, replay viewers and built-in bots.
 */
public interface OutsideGame extends Game {

    /**
     * The comparison of matches that were played twice.
     *
     * @param matches the number of matches that were played twice
     * @param different the number of those that ended differently
     */
    record Repetition(int matches, int different) {}

    /**
     * Plays a match in the calling thread. Interrupting it ends the match early.
     *
     * @throws regatta.core.BadInput if the program fails and no bot is the cause
     */
    MatchReport play(Job job);

    /** Returns the command-line arguments that name the program. */
    List<String> arguments();

    /** Returns what is known about repeated matches so far, or null if none was played twice. */
    @Nullable
    Repetition repetition();
}
