package regatta.league.tune;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import regatta.league.tune.search.Box;
import regatta.league.tune.search.Method;
import regatta.league.tune.search.Optimiser;
import regatta.league.tune.search.Trial;
import regatta.league.verdict.SequentialTest;
import regatta.league.verdict.Verdict.Answer;

/**
 * Measures on bots whose best numbers are known how many games each method needs to reach 90 % of the possible gain, and how
 * often a tuning without any possible gain is called better. {@code ./regatta-bench --tune [BOT
 * [MOST_GAMES]]}
 */
public final class TuneBench {

    private static final int UNDER_WAY = 16;
    private static final double WANTED = 0.9;
    private static final int FEWEST_GAMES = 256;
    private static final int MOST_GAMES = 1 << 15;
    private static final String FLAT = "flat";

    /** Of so many runs the median must reach what is wanted. */
    private static final int RUNS = 5;

    private static final int TUNINGS = 200;
    private static final int TUNING_BLOCKS = 300;
    private static final int TEST_BLOCKS = 2000;

    private static final ExecutorService POOL =
            Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());

    private TuneBench() {}

    public static void main(String[] arguments) throws Exception {
        String only = arguments.length > 0 ? arguments[0] : "";
        if (!only.equals(FLAT)) {
            games(only, arguments.length > 1 ? Integer.parseInt(arguments[1]) : MOST_GAMES);
        }
        if (only.isEmpty() || only.equals(FLAT)) {
            promises();
        }
        POOL.shutdown();
    }

    /** Begins a search. */
    private interface Search {
        Optimiser begin(Box box, int blocks, long seed);
    }

    /** The methods of the tuner, and two that are only to compare with. */
    private static Map<String, Search> searches() {
        Map<String, Search> searches = new LinkedHashMap<>();
        for (Method method : Method.values()) {
            searches.put(method.toString(), method::optimiser);
        }
        searches.put("random", RandomSearch::new);
        searches.put("sweep", (box, blocks, seed) -> new Sweep(box, blocks));
        return searches;
    }

    private static void games(String only, int most) throws Exception {
        StringBuilder head = new StringBuilder("| bot |");
        StringBuilder rule = new StringBuilder("|---|");
        for (String name : searches().keySet()) {
            head.append(' ').append(name).append(" |");
            rule.append("---|");
        }
        System.out.println(head + " theory |");
        System.out.println(rule + "---|");
        for (Landscape landscape : Landscape.all()) {
            if (!landscape.name().contains(only)) {
                continue;
            }
            System.out.print("| " + landscape.name() + " |");
            for (Search search : searches().values()) {
                System.out.print(" " + needed(landscape, search, most) + " |");
                System.out.flush();
            }
            System.out.println(" " + theory(landscape) + " |");
        }
    }

    /** Doubles the budget until the median of the runs reaches what is wanted. */
    private static String needed(Landscape landscape, Search search, int most) throws Exception {
        double median = 0;
        for (int games = FEWEST_GAMES; games <= most; games *= 2) {
            int blocks = games / 2;
            List<Future<Double>> runs = new ArrayList<>();
            for (int run = 0; run < RUNS; run++) {
                long seed = 1000L * run + 7;
                runs.add(POOL.submit(() -> landscape.share(search(landscape, search, blocks, seed))));
            }
            double[] shares = new double[RUNS];
            for (int run = 0; run < RUNS; run++) {
                shares[run] = runs.get(run).get();
            }
            Arrays.sort(shares);
            median = shares[RUNS / 2];
            if (median >= WANTED) {
                return String.format(Locale.ROOT, "%,d", games);
            }
        }
        return String.format(Locale.ROOT, "> %,d (%.0f %%)", most, 100 * median);
    }

    /** Searches as {@link Tuning} does, but with games that are drawn. */
    private static double[] search(Landscape landscape, Search search, int blocks, long seed) {
        Optimiser optimiser = search.begin(landscape.box(), blocks, seed);
        SimulatedGames games = new SimulatedGames(seed);
        Deque<Trial> underWay = new ArrayDeque<>();
        int asked = 0;
        for (int told = 0; told < blocks; told++) {
            while (asked < blocks && underWay.size() < UNDER_WAY) {
                Trial trial = optimiser.ask();
                if (trial == null) {
                    break;
                }
                asked++;
                underWay.add(trial);
            }
            Trial trial = underWay.remove();
            double edge = landscape.strength().at(trial.candidate())
                    - landscape.strength().at(trial.opponent());
            optimiser.tell(trial, games.block(edge));
        }
        return optimiser.now();
    }

    /**
     * Games after which a quadratic of known shape has lost all but a tenth, if all were played around the start with every
     * number a step up or down: the error of n slopes, each of which costs its square over twice the bend.
     */
    private static String theory(Landscape landscape) {
        if (!landscape.name().startsWith("quadratic")) {
            return "";
        }
        double perLogit = 0.2; // What a logit more is worth in the score of such blocks, measured near one half.
        double deviation = 0.33;
        double n = landscape.size();
        double distance = 13.0 / 3; // The mean square of what is drawn between one and three steps.
        double gain = perLogit * landscape.possible();
        double blocks = deviation * deviation * n * n * distance / (16 * (1 - WANTED) * gain * gain);
        return String.format(Locale.ROOT, "%,.0f", 2 * blocks);
    }

    private static void promises() throws Exception {
        System.out.println();
        System.out.println("| without possible gain | called better of " + TUNINGS + " | undecided | test games |");
        System.out.println("|---|---|---|---|");
        for (Method method : Method.values()) {
            List<Future<SequentialTest>> tests = new ArrayList<>();
            for (int i = 0; i < TUNINGS; i++) {
                long seed = i;
                tests.add(POOL.submit(() -> test(method, seed)));
            }
            int better = 0;
            int undecided = 0;
            long games = 0;
            for (Future<SequentialTest> test : tests) {
                better += test.get().verdict().answer() == Answer.BETTER ? 1 : 0;
                undecided += test.get().verdict().answer() == Answer.UNDECIDED ? 1 : 0;
                games += test.get().verdict().games();
            }
            System.out.printf(
                    Locale.ROOT,
                    "| %s, 10 parameters | %d (%.1f %%) | %d | %,d |%n",
                    method,
                    better,
                    100.0 * better / TUNINGS,
                    undecided,
                    games / TUNINGS);
        }
    }

    private static SequentialTest test(Method method, long seed) {
        Landscape flat = Landscape.flat(10);
        double[] tuned = search(flat, method::optimiser, TUNING_BLOCKS, seed);
        SimulatedGames games = new SimulatedGames(seed + 1_000_000L * (1 + method.ordinal()));
        SequentialTest test = new SequentialTest(2, 0, 20, 0.02);
        for (int i = 0; i < TEST_BLOCKS && !test.verdict().settled(); i++) {
            test.add(games.block(flat.strength().at(tuned)));
        }
        return test;
    }
}
