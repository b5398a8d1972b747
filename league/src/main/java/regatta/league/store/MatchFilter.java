package regatta.league.store;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A filter of the matches of a league.
 *
 * @param keys the keys of the matches, or null for all
 * @param bot the name of a bot that plays in them, or null for all
 * @param offset the number of selected matches to skip
 * @param limit the maximum number of matches
 */
public record MatchFilter(
        @Nullable Collection<String> keys, @Nullable String bot, int offset, int limit) {

    public static final MatchFilter ALL = new MatchFilter(null, null, 0, Integer.MAX_VALUE);

    public static MatchFilter keys(Collection<String> keys) {
        return new MatchFilter(List.copyOf(keys), null, 0, Integer.MAX_VALUE);
    }

    /** Returns a filter for the matches of all bots with a name. */
    public static MatchFilter bot(String name) {
        return new MatchFilter(null, name, 0, Integer.MAX_VALUE);
    }

    /** Returns a filter for a range of the selected matches. */
    public MatchFilter page(int from, int count) {
        return new MatchFilter(keys, bot, from, count);
    }
}
