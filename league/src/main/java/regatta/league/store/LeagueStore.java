package regatta.league.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import regatta.league.table.Disqualification;
import regatta.league.table.League;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;

/** The storage of a league. A match survives the end of the process once {@link #add} has returned. */
public interface LeagueStore extends AutoCloseable {

    String game();

    /** Returns the matches that a filter selects, in the order they were added. */
    List<StoredMatch> matches(MatchFilter filter);

    /** Adds a match. A match that is already stored is ignored. */
    void add(StoredMatch match);

    /** Stores the record of a match and returns its path relative to the store. */
    String keepRecord(String key, byte[] record);

    Collection<StoredBot> bots();

    Map<StoredBot, Disqualification> disqualified();

    /** Disqualifies a bot, so that its matches no longer count. */
    void disqualify(StoredBot bot, Disqualification reason, String since);

    default League league() {
        return new League(matches(MatchFilter.ALL), disqualified());
    }

    @Override
    void close();
}
