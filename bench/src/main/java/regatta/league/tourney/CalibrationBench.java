package regatta.league.tourney;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import regatta.league.table.League;
import regatta.league.table.LeagueTable;
import regatta.league.table.StoredMatch;

/**
 * Measures how well ratings predict: plays tournaments of built-ins, rates half of the scenarios, and compares the
 * predictions with the results of the other half. {@code ./regatta-bench --calibration}
 */
public final class CalibrationBench {

    private static final int BINS = 5;

    /** Few enough bots that each bin has only three or four pairs, so that peculiarities of a pair are visible. */
    private static final List<String> FEW_SKIRMISHERS = List.of(
            "skirmisher",
            "skirmisher?damage=0",
            "skirmisher?crowd=0&blast=0",
            "skirmisher?target=0&point=0",
            "skirmisher?bombNeeds=150",
            "skirmisher?shotNeeds=40",
            "skirmisher?closeIn=30",
            "random");

    private static final List<String> SKIRMISHERS = Stream.concat(
                    FEW_SKIRMISHERS.stream(),
                    Stream.of(
                            "skirmisher?closeIn=0&cover=0",
                            "skirmisher?cover=30",
                            "skirmisher?escape=1&stepIn=0",
                            "skirmisher?damage=8"))
            .toList();
    private static final List<String> SAILORS = List.of(
            "hungarian",
            "hungarian?spawnWorth=500",
            "hungarian?spawnWorth=1500",
            "hungarian?returnDelay=12",
            "hungarian?maxGoals=5&minGoals=5",
            "hungarian?returnPower=4",
            "hungarian?siteTurns=10000");

    private CalibrationBench() {}

    public static void main(String[] arguments) throws IOException {
        report("Soak Overflow, two players, few bots", new BenchTourney("soak", 2, FEW_SKIRMISHERS, 100));
        report("Soak Overflow, two players", new BenchTourney("soak", 2, SKIRMISHERS, 60));
        report("Halite III, two players, 32x32", new BenchTourney("halite size=32 seats=2", 2, SAILORS, 30));
        report("Halite III, four players, 32x32", new BenchTourney("halite size=32 seats=4", 4, SAILORS, 8));
    }

    private static void report(String title, BenchTourney contest) throws IOException {
        Map<String, Integer> scenarios = new TreeMap<>();
        List<StoredMatch> fitted = new ArrayList<>();
        List<StoredMatch> predicted = new ArrayList<>();
        List<StoredMatch> matches = contest.play(Runtime.getRuntime().availableProcessors());
        for (StoredMatch match : matches) {
            int scenario = scenarios.computeIfAbsent(match.scenario().toString(), any -> scenarios.size());
            (scenario % 2 == 0 ? fitted : predicted).add(match);
        }
        System.out.printf(
                Locale.ROOT,
                "%n### %s%n%n%d bots, fitted on %d matches, compared on %d others.%n%n",
                title,
                contest.bots().size(),
                fitted.size(),
                predicted.size());
        System.out.println("| predicted range | duels | predicted | observed | interval (95 %) |");
        System.out.println("|---|---|---|---|---|");
        print(bins(new League(fitted, Map.of()).table(), predicted));
    }

    /** The predictions and results of duels with similar predictions. */
    private static final class Bin {
        int duels;
        double predicted;
        double observed;
        double variance;
    }

    private static Bin[] bins(LeagueTable table, List<StoredMatch> matches) {
        Map<String, Integer> players = new TreeMap<>();
        table.rows().forEach(row -> players.put(row.bot().digest(), row.player()));
        Bin[] bins = new Bin[BINS];
        for (int i = 0; i < BINS; i++) {
            bins[i] = new Bin();
        }
        for (StoredMatch match : matches) {
            for (StoredMatch.StoredSeat one : match.seats()) {
                for (StoredMatch.StoredSeat other : match.seats()) {
                    double chance = table.ratings()
                            .winChance(
                                    players.getOrDefault(one.bot().digest(), 0),
                                    players.getOrDefault(other.bot().digest(), 0));
                    if (chance > 0.5) {
                        add(
                                bins[Math.min(BINS - 1, (int) ((chance - 0.5) * 2 * BINS))],
                                chance,
                                one.rank(),
                                other.rank());
                    }
                }
            }
        }
        return bins;
    }

    private static void add(Bin bin, double chance, int rank, int otherRank) {
        bin.duels++;
        bin.predicted += chance;
        bin.observed += rank < otherRank ? 1 : rank == otherRank ? 0.5 : 0;
        bin.variance += chance * (1 - chance);
    }

    private static void print(Bin[] bins) {
        for (int i = 0; i < BINS; i++) {
            Bin bin = bins[i];
            if (bin.duels > 0) {
                System.out.printf(
                        Locale.ROOT,
                        "| %d to %d %% | %d | %.1f %% | %.1f %% | %.1f %% |%n",
                        50 + i * 10,
                        60 + i * 10,
                        bin.duels,
                        100 * bin.predicted / bin.duels,
                        100 * bin.observed / bin.duels,
                        196 * Math.sqrt(bin.variance) / bin.duels);
            }
        }
    }
}
