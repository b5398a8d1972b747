package regatta.league.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import regatta.league.rating.Results;
import regatta.league.store.StoredBot;
import regatta.league.store.StoredMatch;
import regatta.league.store.StoredMatch.StoredSeat;

/** The matches that count and the bots in them, numbered by digest, so that the order of matches leaves no trace. */
final class Roster {

    private final List<StoredMatch> matches;
    private final List<StoredBot> bots;
    private final List<String> names;
    private final Map<String, Integer> players = new HashMap<>();

    private Roster(List<StoredMatch> matches, List<StoredBot> bots) {
        this.matches = matches;
        this.bots = bots;
        bots.forEach(bot -> players.put(bot.digest(), players.size()));
        Map<String, Long> bearers =
                bots.stream().collect(Collectors.groupingBy(StoredBot::name, Collectors.counting()));
        names = bots.stream()
                .map(bot -> bearers.getOrDefault(bot.name(), 0L) > 1 ? bot.longName() : bot.name())
                .toList();
    }

    /** Takes the matches that count: none of a bot that was set aside, and none twice. */
    static Roster of(Collection<StoredMatch> all, Set<StoredBot> setAside) {
        List<StoredMatch> matches = new ArrayList<>();
        Map<String, StoredBot> bots = new TreeMap<>();
        for (StoredMatch match : StoredMatch.withoutRepeats(all)) {
            if (match.seats().stream().map(StoredSeat::bot).noneMatch(setAside::contains)) {
                matches.add(match);
                match.seats().forEach(seat -> bots.put(seat.bot().digest(), seat.bot()));
            }
        }
        return new Roster(matches, List.copyOf(bots.values()));
    }

    List<StoredMatch> matches() {
        return matches;
    }

    List<StoredBot> bots() {
        return bots;
    }

    /** Returns names by player, each unlike all others. */
    List<String> names() {
        return names;
    }

    int player(StoredBot bot) {
        return Objects.requireNonNull(players.get(bot.digest()));
    }

    /** Returns the results of the first {@code count} matches. */
    Results results(int count) {
        Results results = new Results(bots.size());
        for (StoredMatch match : matches.subList(0, count)) {
            results.add(
                    match.seats().stream().mapToInt(seat -> player(seat.bot())).toArray(), match.ranks());
        }
        return results;
    }

    Results results() {
        return results(matches.size());
    }
}
