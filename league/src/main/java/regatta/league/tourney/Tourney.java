package regatta.league.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Counted;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Farm;
import regatta.host.match.FarmLoop;
import regatta.host.match.FarmLoop.Task;
import regatta.host.match.Job;
import regatta.host.record.NamedScenario;
import regatta.league.schedule.History;
import regatta.league.schedule.Pairing;
import regatta.league.schedule.PairingResult;
import regatta.league.schedule.Schedule;
import regatta.league.store.Store;
import regatta.league.store.StoredBot;
import regatta.league.table.League;

/**
 * A tournament. What it plays follows from its schedule and the results alone, and a match that the store has is not
 * played again: to go on after an interruption is to begin anew.
 */
public final class Tourney {

    /**
     * What is played.
     *
     * @param seats how many sit at a table
     * @param scenarios what is played on; if there are several rounds, each plays its part of them
     */
    public record Plan(Game game, int seats, Conditions conditions, List<NamedScenario> scenarios, Schedule schedule) {}

    private final Plan plan;
    private final List<Entrant> entrants;
    private final Store store;
    private final Ledger ledger;
    private final int roundCount;

    /** What came of the rounds that are over. */
    private final List<List<PairingResult>> rounds = new ArrayList<>();

    /** How many matches the rounds have that were begun. */
    private int begun;

    private int planned;

    /**
     * Prepares a tournament.
     *
     * @throws BadInput if it cannot be played
     */
    public Tourney(Plan plan, List<Entrant> entrants, Store store) {
        this.plan = plan;
        this.entrants = List.copyOf(entrants);
        this.store = store;
        check(plan, entrants);
        roundCount = plan.schedule().rounds(entrants.size(), plan.seats());
        ledger = new Ledger(this.entrants, store);
    }

    /**
     * Finds out whether such a tournament can be played, before there is a store.
     *
     * @throws BadInput if it cannot
     */
    public static void check(Plan plan, List<Entrant> entrants) {
        int rounds = plan.schedule().rounds(entrants.size(), plan.seats());
        if (plan.scenarios().size() < rounds) {
            throw new BadInput("There are " + rounds + " rounds, each with scenarios of its own, but only "
                    + plan.scenarios().size() + " scenarios.");
        }
        if (entrants.size() < plan.seats()) {
            throw new BadInput("A match has " + Counted.of(plan.seats(), "seat") + ", but only "
                    + Counted.of(entrants.size(), "bot") + (entrants.size() == 1 ? " is given." : " are given."));
        }
        Map<String, Entrant> byDigest = new TreeMap<>();
        for (Entrant entrant : entrants) {
            Entrant same = byDigest.put(entrant.bot().digest(), entrant);
            if (same != null) {
                throw new BadInput("'" + same.spec().name() + "' and '"
                        + entrant.spec().name() + "' are the same bot, which cannot play itself.");
            }
        }
    }

    /**
     * Plays what the store does not have yet. Interrupting the thread ends it early; matches under way are lost.
     *
     * @param listener is called after each match that was counted
     * @return whether the tournament came to its end
     */
    public boolean run(Farm farm, Keep keep, Runnable listener) {
        Bookkeeper bookkeeper = new Bookkeeper(entrants, store.file(), keep);
        for (List<Pairing> next = next(); !next.isEmpty(); next = next()) {
            Round round = plan(next);
            planned = begun + round.size() * (roundCount - rounds.size() - 1);
            boolean whole = FarmLoop.asTheyEnd(farm).run(() -> task(round, bookkeeper, keep, listener), () -> false);
            if (!whole) {
                return false;
            }
            rounds.add(round.results(ledger.setAside()));
        }
        planned = begun;
        return true;
    }

    private List<Pairing> next() {
        return plan.schedule().next(history());
    }

    private @Nullable Task task(Round round, Bookkeeper bookkeeper, Keep keep, Runnable listener) {
        PlannedMatch match = ledger.take(round);
        if (match == null) {
            return null;
        }
        return new Task(List.of(job(match, keep)), played -> {
            ledger.count(round, match, bookkeeper.stored(match, played.get(0)));
            listener.run();
        });
    }

    private Job job(PlannedMatch match, Keep keep) {
        List<BotSpec> bots =
                match.seated().stream().map(bot -> entrants.get(bot).spec()).toList();
        return new Job(match.key(), match.scenario(), bots, plan.conditions(), keep != Keep.NONE);
    }

    /** Plans all pairings to play a scenario, in all rotations, before the next: whenever it ends, all played alike. */
    private Round plan(List<Pairing> pairings) {
        int share = plan.scenarios().size() / roundCount;
        List<PlannedMatch> matches = new ArrayList<>();
        for (NamedScenario scenario : plan.scenarios().subList(rounds.size() * share, (rounds.size() + 1) * share)) {
            for (Pairing pairing : pairings) {
                for (int rotation = 0; rotation < pairing.size(); rotation++) {
                    String key = key(scenario.scenario(), bots(pairing, rotation));
                    PlannedMatch match = new PlannedMatch(begun++, scenario, pairing, rotation, key);
                    ledger.plan(match);
                    matches.add(match);
                }
            }
        }
        return new Round(matches);
    }

    private String key(Scenario scenario, List<StoredBot> bySeat) {
        return MatchKey.of(plan.game(), scenario, plan.conditions(), bySeat);
    }

    private List<StoredBot> bots(Pairing pairing, int rotation) {
        return pairing.seated(rotation).stream()
                .map(bot -> entrants.get(bot).bot())
                .toList();
    }

    /** Returns what was played so far, round by round. */
    public History history() {
        return new History(entrants.size(), plan.seats(), List.copyOf(rounds), ledger.setAside());
    }

    /** Returns how many matches there will be; an estimate if later rounds depend on earlier ones. */
    public int planned() {
        int rotations = plan.seats();
        int tables = plan.schedule().next(history()).size();
        return plan.scenarios().size() * tables * rotations;
    }

    /** Returns how far the tournament is. */
    public Progress progress() {
        return ledger.progress(planned);
    }

    /** Returns the league of these matches alone. */
    public League league() {
        return new League(ledger.counted(), ledger.reasons());
    }
}
