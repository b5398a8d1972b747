package regatta.league.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import regatta.league.rating.PlackettLuce;
import regatta.league.rating.Ratings;
import regatta.league.rating.Results;
import regatta.league.table.StoredMatch.StoredSeat;

/**
 * A league: its matches, and the tables that follow from them, computed when first needed. Matches of disqualified bots
 * do not count, and identical matches count once. Bots are numbered by digest, so the order of matches does not matter.
 * Used by one thread.
 */
public final class League {

    private final List<StoredMatch> played;
    private final Map<StoredBot, Disqualification> disqualified;
    private final List<StoredMatch> matches = new ArrayList<>();
    private final List<StoredBot> bots;
    private final List<String> names;
    private final Map<String, Integer> players = new HashMap<>();
    private @Nullable LeagueTable table;
    private @Nullable Duels duels;
    private @Nullable Fit fit;

    /**
     * Creates a league.
     *
     * @param disqualified the disqualified bots with the reasons
     */
    public League(Collection<StoredMatch> played, Map<StoredBot, Disqualification> disqualified) {
        this.played = List.copyOf(played);
        this.disqualified = disqualified;
        Map<String, StoredBot> byDigest = new TreeMap<>();
        for (StoredMatch match : StoredMatch.withoutRepeats(played)) {
            if (isWithoutDisqualified(match)) {
                matches.add(match);
                match.seats().forEach(seat -> byDigest.put(seat.bot().digest(), seat.bot()));
            }
        }
        bots = List.copyOf(byDigest.values());
        bots.forEach(bot -> players.put(bot.digest(), players.size()));
        Map<String, Long> bearers =
                bots.stream().collect(Collectors.groupingBy(StoredBot::name, Collectors.counting()));
        names = bots.stream()
                .map(bot -> bearers.getOrDefault(bot.name(), 0L) > 1 ? bot.longName() : bot.name())
                .toList();
    }

    boolean isWithoutDisqualified(StoredMatch match) {
        return match.seats().stream().map(StoredSeat::bot).noneMatch(disqualified::containsKey);
    }

    /** Returns all matches in the order in which they finished, including those that do not count. */
    public List<StoredMatch> played() {
        return played;
    }

    /** Returns the number of matches that are identical to another one. */
    public int repeated() {
        return played.size() - StoredMatch.withoutRepeats(played).size();
    }

    public Map<StoredBot, Disqualification> disqualified() {
        return disqualified;
    }

    /** Returns the matches that count. */
    List<StoredMatch> matches() {
        return matches;
    }

    public List<StoredBot> bots() {
        return bots;
    }

    /** Returns the unique name of each player. */
    public List<String> names() {
        return names;
    }

    int[] players(StoredMatch match) {
        return match.seats().stream().mapToInt(seat -> player(seat.bot())).toArray();
    }

    int player(StoredBot bot) {
        return Objects.requireNonNull(players.get(bot.digest()));
    }

    /** Returns the ratings after the first {@code count} matches that count. */
    Ratings ratings(int count) {
        Results results = new Results(bots.size());
        matches.subList(0, count).forEach(match -> results.add(players(match), match.ranks()));
        return PlackettLuce.fit(results);
    }

    public LeagueTable table() {
        if (table == null) {
            table = LeagueTable.of(this);
        }
        return table;
    }

    public Duels duels() {
        if (duels == null) {
            duels = new Duels(this);
        }
        return duels;
    }

    /** Returns how well the ratings explain the results. */
    public Fit fit() {
        if (fit == null) {
            fit = new Fit(table(), duels());
        }
        return fit;
    }
}
