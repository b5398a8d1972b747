package regatta.league.tourney;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import regatta.league.schedule.Pairing;
import regatta.league.schedule.PairingResult;
import regatta.league.store.LeagueStore;
import regatta.league.store.MatchFilter;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;

/**
 * The results of a tournament, round by round, with those that earlier runs left in the store; and the bots that are set
 * aside because of them. One thread at a time.
 */
final class TourneyResults {

    private final List<StoredBot> bots;
    private final LeagueStore store;
    private final FailureWatch failures;
    private final List<StoredMatch> counted = new ArrayList<>();
    private final Set<Integer> setAside = new TreeSet<>();
    private final Map<StoredBot, String> reasons;
    private final List<List<PairingResult>> rounds = new ArrayList<>();
    private int resumed;
    private int skipped;

    /** The matches of the present round, the results of those that are over, and those that did not begin yet. */
    private List<PlannedMatch> round = List.of();

    private final Map<PlannedMatch, StoredMatch> played = new HashMap<>();
    private final Queue<PlannedMatch> open = new ArrayDeque<>();

    TourneyResults(List<StoredBot> bots, LeagueStore store) {
        this.bots = bots;
        this.store = store;
        failures = new FailureWatch(bots.size());
        reasons = store.setAside();
    }

    /** Begins a round, and counts those of its matches that are in the store. */
    void begin(List<PlannedMatch> matches) {
        round = matches;
        matches.forEach(failures::plan);
        Map<String, StoredMatch> known = new HashMap<>();
        store.matches(MatchFilter.keys(matches.stream().map(PlannedMatch::key).toList()))
                .forEach(match -> known.put(match.key(), match));
        for (PlannedMatch match : matches) {
            StoredMatch result = known.remove(match.key()); // One board of two names is played for each.
            if (result == null) {
                open.add(match);
            } else {
                resumed++;
                note(match, result);
            }
        }
    }

    /** Returns the next match to be played, or null if there is none in this round. */
    @Nullable
    PlannedMatch take() {
        for (PlannedMatch match = open.poll(); match != null; match = open.poll()) {
            if (match.pairing().bots().stream().noneMatch(setAside::contains)) {
                return match;
            }
            skipped++;
            failures.skip(match);
            match.pairing().bots().forEach(this::setAsideIfFailing);
        }
        return null;
    }

    /** Counts a match for good: what was counted survives the end of this process. */
    void count(PlannedMatch match, StoredMatch result) {
        store.add(result);
        note(match, result);
    }

    private void note(PlannedMatch match, StoredMatch result) {
        played.put(match, result);
        counted.add(result);
        failures.note(match, result);
        match.pairing().bots().forEach(this::setAsideIfFailing);
    }

    private void setAsideIfFailing(int bot) {
        if (failures.keepsFailing(bot) && setAside.add(bot) && !reasons.containsKey(bots.get(bot))) {
            String reason = FailureWatch.reason(counted, bots.get(bot).digest());
            reasons.put(bots.get(bot), reason);
            store.setAside(
                    bots.get(bot),
                    reason,
                    Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        }
    }

    /**
     * Ends the round. Of a pairing with a bot that was set aside nothing counts: how much of it was played by then depends
     * on which match ended first.
     */
    void end() {
        Map<Pairing, List<int[]>> games = new LinkedHashMap<>();
        for (PlannedMatch match : round) {
            List<int[]> ofPairing = games.computeIfAbsent(match.pairing(), pairing -> new ArrayList<>());
            StoredMatch result = played.get(match);
            if (result != null && match.pairing().bots().stream().noneMatch(setAside::contains)) {
                ofPairing.add(match.ranks(result));
            }
        }
        List<PairingResult> results = new ArrayList<>();
        games.forEach((pairing, ranks) -> results.add(new PairingResult(pairing, ranks)));
        rounds.add(results);
        played.clear();
    }

    /** Returns the results of the rounds that are over. */
    List<List<PairingResult>> rounds() {
        return List.copyOf(rounds);
    }

    Set<Integer> setAside() {
        return Set.copyOf(setAside);
    }

    /** Returns the bots of this tournament that were set aside, and why. */
    Map<StoredBot, String> reasons() {
        Map<StoredBot, String> found = new TreeMap<>((a, b) -> a.digest().compareTo(b.digest()));
        setAside.forEach(bot -> found.put(bots.get(bot), reasons.getOrDefault(bots.get(bot), "")));
        return found;
    }

    /** Returns the matches that are over, those of bots that were set aside too. */
    List<StoredMatch> counted() {
        return counted;
    }

    Progress progress(int planned) {
        return new Progress(counted.size(), resumed, skipped, planned);
    }
}
