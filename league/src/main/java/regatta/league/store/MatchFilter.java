package regatta.league.store;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Selects matches of a league.
 *
 * @param keys the keys of the matches, or null for those of any key
 * @param bot the name of a bot that plays in them, or null for those of any bot
 * @param offset how many of the matches so selected to leave out
 * @param limit how many to return at most
 */
public record MatchFilter(
        @Nullable Collection<String> keys, @Nullable String bot, int offset, int limit) {

    public static final MatchFilter ALL = new MatchFilter(null, null, 0, Integer.MAX_VALUE);

    public static MatchFilter keys(Collection<String> keys) {
        return new MatchFilter(List.copyOf(keys), null, 0, Integer.MAX_VALUE);
    }

    /** Selects the matches of all bots of a name. */
    public static MatchFilter bot(String name) {
        return new MatchFilter(null, name, 0, Integer.MAX_VALUE);
    }

    /** Selects a part of the same matches. */
    public MatchFilter page(int from, int count) {
        return new MatchFilter(keys, bot, from, count);
    }
}
