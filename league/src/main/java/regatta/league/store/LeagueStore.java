package regatta.league.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import regatta.league.table.League;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;

/** Where the matches of a league are kept. Once {@link #add} returned, a match survives the end of the process. */
public interface LeagueStore extends AutoCloseable {

    /** Returns the game of the league. */
    String game();

    /** Returns the matches that a filter selects, in the order they were added. */
    List<StoredMatch> matches(MatchFilter filter);

    /** Adds a match; a match that is there already changes nothing. */
    void add(StoredMatch match);

    /** Keeps the record of a match, and returns where, relative to the store. */
    String keepRecord(String key, byte[] record);

    /** Returns all bots. */
    Collection<StoredBot> bots();

    /** Returns the bots that were set aside, and why. */
    Map<StoredBot, String> setAside();

    /** Sets a bot aside: from now on its matches count for nobody. */
    void setAside(StoredBot bot, String reason, String since);

    /** Returns the league as a whole. */
    default League league() {
        return new League(matches(MatchFilter.ALL), setAside());
    }

    @Override
    void close();
}
