package regatta.league.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.Plural;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.FarmLoop;
import regatta.host.match.FarmLoop.Task;
import regatta.host.match.Job;
import regatta.host.match.JobResult;
import regatta.host.match.MatchConditions;
import regatta.host.record.LabelledScenario;
import regatta.league.schedule.History;
import regatta.league.schedule.Pairing;
import regatta.league.schedule.Schedule;
import regatta.league.store.LeagueStore;
import regatta.league.table.League;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;

/**
 * A tournament. Its matches follow from its schedule and the results alone, and stored matches are not played again, so
 * an interrupted tournament is continued by starting it again.
 */
public final class Tourney {

    /**
     * The plan of a tournament.
     *
     * @param seats the number of seats per match
     * @param scenarios the scenarios, divided among the rounds
     */
    public record TourneyPlan(
            Game game, int seats, MatchConditions conditions, List<LabelledScenario> scenarios, Schedule schedule) {}

    /** Receives the progress of a tournament. */
    public interface TourneyListener {

        /** Called when a round begins, after its stored matches of earlier runs are counted. */
        default void roundBegan(Progress progress) {}

        void matchCounted(Job job, StoredMatch match);
    }

    private final TourneyPlan plan;
    private final List<Entrant> entrants;
    private final List<StoredBot> bots;
    private final LeagueStore store;
    private final TourneyResults results;
    private final int roundCount;

    /** The number of matches in the started rounds. */
    private int begun;

    private int planned;

    /**
     * Creates a tournament.
     *
     * @throws BadInput if it cannot be played
     */
    public Tourney(TourneyPlan plan, List<Entrant> entrants, LeagueStore store) {
        this.plan = plan;
        this.entrants = List.copyOf(entrants);
        this.store = store;
        check(plan, entrants);
        roundCount = plan.schedule().rounds(entrants.size(), plan.seats());
        bots = entrants.stream().map(Entrant::bot).toList();
        results = new TourneyResults(bots, store);
    }

    /**
     * Checks a tournament before its store is created.
     *
     * @throws BadInput if it cannot be played
     */
    public static void check(TourneyPlan plan, List<Entrant> entrants) {
        int rounds = plan.schedule().rounds(entrants.size(), plan.seats());
        if (plan.scenarios().size() < rounds) {
            throw new BadInput("There are " + rounds + " rounds with separate scenarios, but only "
                    + plan.scenarios().size() + " scenarios.");
        }
        if (entrants.size() < plan.seats()) {
            throw new BadInput("A match has " + Plural.of(plan.seats(), "player") + ", but only "
                    + Plural.of(entrants.size(), "bot") + (entrants.size() == 1 ? " is given." : " are given."));
        }
        Map<String, Entrant> byDigest = new TreeMap<>();
        for (Entrant entrant : entrants) {
            Entrant same = byDigest.put(entrant.bot().digest(), entrant);
            if (same != null) {
                throw new BadInput("'" + same.spec().name() + "' and '"
                        + entrant.spec().name() + "' are the same bot. Leave one out.");
            }
        }
    }

    /**
     * Plays the matches that are not stored. Interrupting the thread ends the run early, and running matches are lost.
     *
     * @param listener receives each counted match
     * @return whether the tournament is complete
     */
    public boolean run(Farm farm, RecordPolicy keep, TourneyListener listener) {
        for (List<Pairing> next = next(); !next.isEmpty(); next = next()) {
            List<PlannedMatch> round = plan(next);
            planned = begun + round.size() * (roundCount - results.rounds().size() - 1);
            results.begin(round);
            listener.roundBegan(results.progress(planned));
            if (!FarmLoop.asTheyEnd(farm).run(() -> task(keep, listener), results::isRoundOver)) {
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

    private @Nullable Task task(RecordPolicy keep, TourneyListener listener) {
        PlannedMatch match = results.take();
        if (match == null) {
            return null;
        }
        List<BotSpec> specs =
                match.seated().stream().map(bot -> entrants.get(bot).spec()).toList();
        Job job = new Job(
                match.key(), plan.game(), match.scenario(), specs, plan.conditions(), keep != RecordPolicy.NONE);
        return new Task(List.of(job), played -> {
            StoredMatch stored = stored(match, played.get(0), keep);
            results.count(match, stored);
            listener.matchCounted(job, stored);
        });
    }

    private StoredMatch stored(PlannedMatch match, JobResult played, RecordPolicy keep) {
        byte[] record = played.record();
        String kept = record != null && keep.wants(played.report(), match.seated())
                ? store.keepRecord(match.key(), record)
                : null;
        return StoredMatch.of(match.key(), match.scenario(), seated(match.seated()), played.report(), kept);
    }

    private List<StoredBot> seated(List<Integer> numbers) {
        return numbers.stream().map(bots::get).toList();
    }

    /**
     * Plans a scenario for all pairings and rotations before the next one, so that all bots have played the same
     * scenarios at any time.
     */
    private List<PlannedMatch> plan(List<Pairing> pairings) {
        int share = plan.scenarios().size() / roundCount;
        int round = results.rounds().size();
        List<PlannedMatch> matches = new ArrayList<>();
        for (LabelledScenario scenario : plan.scenarios().subList(round * share, (round + 1) * share)) {
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

    /** Returns the results so far, round by round. */
    public History history() {
        return new History(entrants.size(), plan.seats(), results.rounds(), results.disqualified());
    }

    /** Returns the total number of matches; an estimate if later rounds depend on earlier ones. */
    public int planned() {
        int rotations = plan.seats();
        int tables = plan.schedule().next(history()).size();
        return plan.scenarios().size() * tables * rotations;
    }

    public Progress progress() {
        return results.progress(planned);
    }

    /** Returns the league of this tournament's matches only. */
    public League league() {
        return new League(results.counted(), results.reasons());
    }
}
