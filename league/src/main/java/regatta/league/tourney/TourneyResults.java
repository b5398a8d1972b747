package regatta.league.tourney;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import regatta.league.schedule.Pairing;
import regatta.league.schedule.PairingResult;
import regatta.league.store.LeagueStore;
import regatta.league.store.MatchFilter;
import regatta.league.table.Disqualification;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;

/**
 * The results of a tournament, round by round, including stored ones of earlier runs, and the bots disqualified by
 * them. Used by one thread at a time.
 */
final class TourneyResults {

    private final List<StoredBot> bots;
    private final LeagueStore store;
    private final DisqualificationRule failures;
    private final List<StoredMatch> counted = new ArrayList<>();
    private final Set<Integer> disqualified = new TreeSet<>();
    private final Map<StoredBot, Disqualification> reasons;
    private final List<List<PairingResult>> rounds = new ArrayList<>();
    private int resumed;
    private int skipped;

    /** The matches of the current round. */
    private List<PlannedMatch> round = List.of();

    private final Map<PlannedMatch, StoredMatch> played = new HashMap<>();
    private final Queue<PlannedMatch> open = new ArrayDeque<>();
    private int running;

    TourneyResults(List<StoredBot> bots, LeagueStore store) {
        this.bots = bots;
        this.store = store;
        failures = new DisqualificationRule(bots.size());
        reasons = store.disqualified();
    }

    /** Starts a round, and counts its stored matches. */
    void begin(List<PlannedMatch> matches) {
        round = matches;
        matches.forEach(failures::plan);
        Map<String, StoredMatch> known = new HashMap<>();
        store.matches(MatchFilter.keys(matches.stream().map(PlannedMatch::key).toList()))
                .forEach(match -> known.put(match.key(), match));
        for (PlannedMatch match : matches) {
            StoredMatch result = known.remove(match.key()); // A board with two names is played once for each.
            if (result == null) {
                open.add(match);
            } else {
                resumed++;
                note(match, result);
            }
        }
    }

    /** Returns the next match of this round, or null. */
    @Nullable
    PlannedMatch take() {
        for (PlannedMatch match = open.poll(); match != null; match = open.poll()) {
            if (match.pairing().bots().stream().noneMatch(disqualified::contains)) {
                running++;
                return match;
            }
            skipped++;
            failures.skip(match);
            match.pairing().bots().forEach(this::disqualifyIfFailing);
        }
        return null;
    }

    /** Returns whether all matches of this round are counted or skipped. */
    boolean isRoundOver() {
        return open.isEmpty() && running == 0;
    }

    void count(PlannedMatch match, StoredMatch result) {
        running--;
        store.add(result);
        note(match, result);
    }

    private void note(PlannedMatch match, StoredMatch result) {
        played.put(match, result);
        counted.add(result);
        failures.note(match, result);
        match.pairing().bots().forEach(this::disqualifyIfFailing);
    }

    private void disqualifyIfFailing(int bot) {
        if (failures.keepsFailing(bot) && disqualified.add(bot) && !reasons.containsKey(bots.get(bot))) {
            Disqualification reason =
                    DisqualificationRule.reason(counted, bots.get(bot).digest());
            reasons.put(bots.get(bot), reason);
            store.disqualify(
                    bots.get(bot),
                    reason,
                    Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        }
    }

    /**
     * Ends the round. Pairings with a disqualified bot do not count, because the number of their finished matches
     * depends on chance.
     */
    void end() {
        Map<Pairing, List<int[]>> games = new LinkedHashMap<>();
        for (PlannedMatch match : round) {
            List<int[]> ofPairing = games.computeIfAbsent(match.pairing(), pairing -> new ArrayList<>());
            StoredMatch result = played.get(match);
            if (result != null && match.pairing().bots().stream().noneMatch(disqualified::contains)) {
                ofPairing.add(match.ranks(result));
            }
        }
        List<PairingResult> results = new ArrayList<>();
        games.forEach((pairing, ranks) -> results.add(new PairingResult(pairing, ranks)));
        rounds.add(results);
        played.clear();
    }

    List<List<PairingResult>> rounds() {
        return List.copyOf(rounds);
    }

    Set<Integer> disqualified() {
        return Set.copyOf(disqualified);
    }

    Map<StoredBot, Disqualification> reasons() {
        Map<StoredBot, Disqualification> found =
                new TreeMap<>((a, b) -> a.digest().compareTo(b.digest()));
        disqualified.forEach(bot -> found.put(bots.get(bot), Objects.requireNonNull(reasons.get(bots.get(bot)))));
        return found;
    }

    /** Returns the finished matches, including those of disqualified bots. */
    List<StoredMatch> counted() {
        return counted;
    }

    Progress progress(int planned) {
        return new Progress(counted.size(), resumed, skipped, planned);
    }
}
