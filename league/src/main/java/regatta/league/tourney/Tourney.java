package regatta.league.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import regatta.core.BadInput;
import regatta.host.MatchPlan;
import regatta.league.schedule.History;
import regatta.league.schedule.Pairing;
import regatta.league.schedule.PairingResult;
import regatta.league.schedule.Schedule;
import regatta.league.store.Store;
import regatta.league.store.StoredBot;
import regatta.league.store.StoredMatch;

/**
 * A tournament. What it plays follows from its schedule and the results alone, and a match that the store has is not
 * played again: to go on after an interruption is to begin anew.
 */
public final class Tourney {

    /** Hears how a tournament goes, from the threads that play. */
    public interface Listener {

        /** A match was counted. */
        void matchCounted();
    }

    private final MatchPlan pattern;
    private final List<Entrant> entrants;
    private final List<NamedScenario> scenarios;
    private final Schedule schedule;
    private final Store store;
    private final Ledger ledger;
    private final int seats;
    private final int roundCount;

    /** What came of the rounds that are over. */
    private final List<List<PairingResult>> rounds = new ArrayList<>();

    /** How many matches the rounds have that were begun. */
    private int begun;

    private volatile int planned;

    /**
     * Prepares a tournament.
     *
     * @param pattern a match of it, which tells the number of seats
     * @param scenarios what it is played on; if it has several rounds, each plays its part of them
     * @throws BadInput if it cannot be played
     */
    public Tourney(
            MatchPlan pattern, List<Entrant> entrants, List<NamedScenario> scenarios, Schedule schedule, Store store) {
        this.pattern = pattern;
        this.entrants = List.copyOf(entrants);
        this.scenarios = List.copyOf(scenarios);
        this.schedule = schedule;
        this.store = store;
        check(pattern, entrants, scenarios, schedule);
        seats = pattern.bots().size();
        roundCount = schedule.rounds(entrants.size(), seats);
        ledger = new Ledger(this.entrants, store);
    }

    /**
     * Finds out whether such a tournament can be played, before there is a store.
     *
     * @throws BadInput if it cannot
     */
    public static void check(
            MatchPlan pattern, List<Entrant> entrants, List<NamedScenario> scenarios, Schedule schedule) {
        int seats = pattern.bots().size();
        int rounds = schedule.rounds(entrants.size(), seats);
        if (scenarios.size() < rounds) {
            throw new BadInput("There are " + rounds + " rounds, each with scenarios of its own, but only "
                    + scenarios.size() + " scenarios.");
        }
        if (entrants.size() < seats) {
            throw new BadInput("A match has " + seats + " seats, but only " + entrants.size() + " bots are given.");
        }
        Map<String, Entrant> byDigest = new TreeMap<>();
        for (Entrant entrant : entrants) {
            Entrant same = byDigest.put(entrant.bot().digest(), entrant);
            if (same != null) {
                throw new BadInput("'" + same.spec().text() + "' and '"
                        + entrant.spec().text() + "' are the same bot, which cannot play itself.");
            }
        }
    }

    /**
     * Plays what the store does not have yet. Interrupting the thread ends it early; matches under way are lost.
     *
     * @param threads how many matches are played at a time
     * @return whether the tournament came to its end
     */
    public boolean run(int threads, Keep keep, Listener listener) {
        Player player = new Player(pattern, entrants, store.file(), keep);
        for (List<Pairing> next = schedule.next(history()); !next.isEmpty(); next = schedule.next(history())) {
            Round round = plan(next);
            planned = begun + round.size() * (roundCount - rounds.size() - 1);
            try (Workers workers = new Workers(threads)) {
                if (!workers.run(() -> play(round, player, listener))) {
                    return false;
                }
            }
            rounds.add(round.results(ledger.setAside()));
        }
        planned = begun;
        return true;
    }

    /** Plans all pairings to play a scenario, in all rotations, before the next: whenever it ends, all played alike. */
    private Round plan(List<Pairing> pairings) {
        int share = scenarios.size() / roundCount;
        List<PlannedMatch> matches = new ArrayList<>();
        for (NamedScenario scenario : scenarios.subList(rounds.size() * share, (rounds.size() + 1) * share)) {
            for (Pairing pairing : pairings) {
                for (int rotation = 0; rotation < pairing.size(); rotation++) {
                    String key = MatchKey.of(pattern, scenario.scenario(), bots(pairing, rotation));
                    PlannedMatch match = new PlannedMatch(begun++, scenario, pairing, rotation, key);
                    ledger.plan(match);
                    matches.add(match);
                }
            }
        }
        return new Round(matches);
    }

    private List<StoredBot> bots(Pairing pairing, int rotation) {
        return pairing.seated(rotation).stream()
                .map(bot -> entrants.get(bot).bot())
                .toList();
    }

    private void play(Round round, Player player, Listener listener) {
        for (PlannedMatch match = ledger.take(round); match != null; match = ledger.take(round)) {
            StoredMatch result = player.play(match);
            if (result == null) {
                return; // Interrupted.
            }
            ledger.count(round, match, result);
            listener.matchCounted();
        }
    }

    /** Returns what was played so far, round by round. */
    public History history() {
        return new History(entrants.size(), seats, List.copyOf(rounds), ledger.setAside());
    }

    /** Returns how far the tournament is. */
    public Progress progress() {
        return ledger.progress(planned);
    }

    /** Returns the matches of this tournament that are over, those of bots that were set aside too. */
    public List<StoredMatch> matches() {
        return ledger.counted();
    }

    /** Returns the bots that were set aside, and why. */
    public Map<StoredBot, String> setAside() {
        return ledger.reasons();
    }
}
