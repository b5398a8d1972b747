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
 * A league as a value: its matches, and what follows from them, computed once when it is first needed. Of a bot that was set
 * aside no match counts, and a match that repeats another counts once. Bots are numbered by digest, so that the order of
 * matches leaves no trace. One thread uses it.
 */
public final class League {

    private final List<StoredMatch> played;
    private final Map<StoredBot, String> setAside;
    private final List<StoredMatch> matches = new ArrayList<>();
    private final List<StoredBot> bots;
    private final List<String> names;
    private final Map<String, Integer> players = new HashMap<>();
    private @Nullable LeagueTable table;
    private @Nullable Duels duels;
    private @Nullable Fit fit;

    /**
     * Makes a league of matches.
     *
     * @param setAside the bots that were set aside, and why
     */
    public League(Collection<StoredMatch> played, Map<StoredBot, String> setAside) {
        this.played = List.copyOf(played);
        this.setAside = setAside;
        Map<String, StoredBot> byDigest = new TreeMap<>();
        for (StoredMatch match : StoredMatch.withoutRepeats(played)) {
            if (isWithoutSetAside(match)) {
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

    boolean isWithoutSetAside(StoredMatch match) {
        return match.seats().stream().map(StoredSeat::bot).noneMatch(setAside::containsKey);
    }

    /** Returns all matches, those that do not count too, in the order they were finished. */
    public List<StoredMatch> played() {
        return played;
    }

    /** Returns how many of these were the same as another one, move for move. */
    public int repeated() {
        return played.size() - StoredMatch.withoutRepeats(played).size();
    }

    /** Returns the bots that were set aside, and why. */
    public Map<StoredBot, String> setAside() {
        return setAside;
    }

    /** Returns the matches that count. */
    List<StoredMatch> matches() {
        return matches;
    }

    List<StoredBot> bots() {
        return bots;
    }

    /** Returns names by player, each unlike all others. */
    public List<String> names() {
        return names;
    }

    /** Returns the players by seat. */
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

    /** Returns who is how good. */
    public LeagueTable table() {
        if (table == null) {
            table = LeagueTable.of(this);
        }
        return table;
    }

    /** Returns who did how well against whom. */
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
