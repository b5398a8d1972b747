package regatta.league.tourney;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import regatta.league.store.Store;
import regatta.league.store.StoredBot;
import regatta.league.store.StoredMatch;

/** Counts the matches of a tournament, those that earlier runs left in the store too. One thread at a time. */
final class Ledger {

    private final List<Entrant> entrants;
    private final Store store;
    private final FailureWatch failures;
    private final Map<String, StoredMatch> left = new TreeMap<>();
    private final List<StoredMatch> counted = new ArrayList<>();
    private final Set<Integer> setAside = new TreeSet<>();
    private final Map<StoredBot, String> reasons;
    private int resumed;
    private int skipped;

    Ledger(List<Entrant> entrants, Store store) {
        this.entrants = entrants;
        this.store = store;
        failures = new FailureWatch(entrants.size());
        reasons = store.setAside();
        store.matches().forEach(match -> left.put(match.key(), match));
    }

    void plan(PlannedMatch match) {
        failures.plan(match);
    }

    /** Returns the next match that is to be played, after counting those before it that are in the store. */
    @Nullable
    PlannedMatch take(Round round) {
        for (PlannedMatch match = round.take(); match != null; match = round.take()) {
            StoredMatch known = left.remove(match.key());
            if (known != null) {
                resumed++;
                note(round, match, known);
            } else if (match.pairing().bots().stream().anyMatch(setAside::contains)) {
                skipped++;
                failures.skip(match);
                match.pairing().bots().forEach(this::setAsideIfFailing);
            } else {
                return match;
            }
        }
        return null;
    }

    /** Counts a match for good: what was counted survives the end of this process. */
    void count(Round round, PlannedMatch match, StoredMatch result) {
        store.add(result);
        note(round, match, result);
    }

    private void note(Round round, PlannedMatch match, StoredMatch result) {
        round.note(match, result);
        counted.add(result);
        failures.note(match, result);
        match.pairing().bots().forEach(this::setAsideIfFailing);
    }

    private void setAsideIfFailing(int bot) {
        if (failures.keepsFailing(bot) && setAside.add(bot)) {
            setAside(entrants.get(bot).bot());
        }
    }

    private void setAside(StoredBot bot) {
        if (!reasons.containsKey(bot)) {
            String reason = FailureWatch.reason(counted, bot.digest());
            reasons.put(bot, reason);
            store.setAside(
                    bot, reason, Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        }
    }

    Set<Integer> setAside() {
        return Set.copyOf(setAside);
    }

    /** Returns the bots of this tournament that were set aside, and why. */
    Map<StoredBot, String> reasons() {
        Map<StoredBot, String> found = new TreeMap<>((a, b) -> a.digest().compareTo(b.digest()));
        for (int bot : setAside) {
            StoredBot stored = entrants.get(bot).bot();
            found.put(stored, reasons.getOrDefault(stored, ""));
        }
        return found;
    }

    List<StoredMatch> counted() {
        return List.copyOf(counted);
    }

    Progress progress(int planned) {
        return new Progress(counted.size(), resumed, skipped, planned);
    }
}
