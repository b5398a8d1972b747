package regatta.league.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Counted;
import regatta.core.Game;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Farm;
import regatta.host.match.FarmLoop;
import regatta.host.match.FarmLoop.Task;
import regatta.host.match.Job;
import regatta.host.match.Played;
import regatta.host.record.NamedScenario;
import regatta.league.schedule.History;
import regatta.league.schedule.Pairing;
import regatta.league.schedule.Schedule;
import regatta.league.store.LeagueStore;
import regatta.league.table.League;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;

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
    private final List<StoredBot> bots;
    private final LeagueStore store;
    private final TourneyResults results;
    private final int roundCount;

    /** How many matches the rounds have that were begun. */
    private int begun;

    private int planned;

    /**
     * Prepares a tournament.
     *
     * @throws BadInput if it cannot be played
     */
    public Tourney(Plan plan, List<Entrant> entrants, LeagueStore store) {
        this.plan = plan;
        this.entrants = List.copyOf(entrants);
        this.store = store;
        check(plan, entrants);
        roundCount = plan.schedule().rounds(entrants.size(), plan.seats());
        bots = entrants.stream().map(Entrant::bot).toList();
        results = new TourneyResults(bots, store);
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
        for (List<Pairing> next = next(); !next.isEmpty(); next = next()) {
            List<PlannedMatch> round = plan(next);
            planned = begun + round.size() * (roundCount - results.rounds().size() - 1);
            results.begin(round);
            if (!FarmLoop.asTheyEnd(farm).run(() -> task(keep, listener), () -> false)) {
                return false;
            }
            results.end();
        }
        planned = begun;
        return true;
    }

    private List<Pairing> next() {
        return plan.schedule().next(history());
    }

    private @Nullable Task task(Keep keep, Runnable listener) {
        PlannedMatch match = results.take();
        if (match == null) {
            return null;
        }
        List<BotSpec> specs =
                match.seated().stream().map(bot -> entrants.get(bot).spec()).toList();
        Job job = new Job(match.key(), match.scenario(), specs, plan.conditions(), keep != Keep.NONE);
        return new Task(List.of(job), played -> {
            results.count(match, stored(match, played.get(0), keep));
            listener.run();
        });
    }

    private StoredMatch stored(PlannedMatch match, Played played, Keep keep) {
        byte[] record = played.record();
        String kept = record != null && keep.wants(played.report(), match.seated())
                ? store.keepRecord(match.key(), record)
                : null;
        return StoredMatch.of(match.key(), match.scenario(), seated(match.seated()), played.report(), kept);
    }

    private List<StoredBot> seated(List<Integer> numbers) {
        return numbers.stream().map(bots::get).toList();
    }

    /** Plans all pairings to play a scenario, in all rotations, before the next: whenever it ends, all played alike. */
    private List<PlannedMatch> plan(List<Pairing> pairings) {
        int share = plan.scenarios().size() / roundCount;
        int round = results.rounds().size();
        List<PlannedMatch> matches = new ArrayList<>();
        for (NamedScenario scenario : plan.scenarios().subList(round * share, (round + 1) * share)) {
            for (Pairing pairing : pairings) {
                for (int rotation = 0; rotation < pairing.size(); rotation++) {
                    List<StoredBot> bySeat = seated(pairing.seated(rotation));
                    String key = MatchKey.of(plan.game(), scenario.scenario(), plan.conditions(), bySeat);
                    matches.add(new PlannedMatch(begun++, scenario, pairing, rotation, key));
                }
            }
        }
        return matches;
    }

    /** Returns what was played so far, round by round. */
    public History history() {
        return new History(entrants.size(), plan.seats(), results.rounds(), results.setAside());
    }

    /** Returns how many matches there will be; an estimate if later rounds depend on earlier ones. */
    public int planned() {
        int rotations = plan.seats();
        int tables = plan.schedule().next(history()).size();
        return plan.scenarios().size() * tables * rotations;
    }

    /** Returns how far the tournament is. */
    public Progress progress() {
        return results.progress(planned);
    }

    /** Returns the league of these matches alone. */
    public League league() {
        return new League(results.counted(), results.reasons());
    }
}
