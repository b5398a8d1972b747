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
import regatta.league.tune.search.Method;
import regatta.league.tune.search.Optimiser;
import regatta.league.tune.search.SearchBounds;
import regatta.league.tune.search.SearchPoint;
import regatta.league.verdict.SequentialTest;
import regatta.league.verdict.Verdict.Decision;

/**
 * Measures, on simulated bots, the games that each method needs for 90 % of the possible gain, and how often a tuning
 * without possible gain is called better. {@code ./regatta-bench --tune [BOT [MAX_GAMES]]}
 */
public final class TuneBench {

    private static final int UNDER_WAY = 16;
    private static final double WANTED = 0.9;
    private static final int MIN_GAMES = 256;
    private static final int MAX_GAMES = 1 << 15;
    private static final String FLAT = "flat";

    /** The number of runs whose median must reach {@link #WANTED}. */
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
            games(only, arguments.length > 1 ? Integer.parseInt(arguments[1]) : MAX_GAMES);
        }
        if (only.isEmpty() || only.equals(FLAT)) {
            falsePositives();
        }
        POOL.shutdown();
    }

    private interface OptimiserFactory {
        Optimiser create(SearchBounds bounds, int blocks, long seed);
    }

    /** Returns the methods of the tuner, and two baselines. */
    private static Map<String, OptimiserFactory> optimisers() {
        Map<String, OptimiserFactory> optimisers = new LinkedHashMap<>();
        for (Method method : Method.values()) {
            optimisers.put(method.toString(), method::optimiser);
        }
        optimisers.put("random", RandomSearch::new);
        optimisers.put("sweep", (bounds, blocks, seed) -> new Sweep(bounds, blocks));
        return optimisers;
    }

    private static void games(String only, int max) throws Exception {
        StringBuilder head = new StringBuilder("| bot |");
        StringBuilder rule = new StringBuilder("|---|");
        for (String name : optimisers().keySet()) {
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
            for (OptimiserFactory factory : optimisers().values()) {
                System.out.print(" " + needed(landscape, factory, max) + " |");
                System.out.flush();
            }
            System.out.println(" " + theory(landscape) + " |");
        }
    }

    /** Doubles the budget until the median of the runs reaches {@link #WANTED}. */
    private static String needed(Landscape landscape, OptimiserFactory factory, int max) throws Exception {
        double median = 0;
        for (int games = MIN_GAMES; games <= max; games *= 2) {
            int blocks = games / 2;
            List<Future<Double>> runs = new ArrayList<>();
            for (int run = 0; run < RUNS; run++) {
                long seed = 1000L * run + 7;
                runs.add(POOL.submit(() -> landscape.share(search(landscape, factory, blocks, seed))));
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
        return String.format(Locale.ROOT, "> %,d (%.0f %%)", max, 100 * median);
    }

    private static double[] search(Landscape landscape, OptimiserFactory factory, int blocks, long seed) {
        Optimiser optimiser = factory.create(landscape.bounds(), blocks, seed);
        SimulatedGames games = new SimulatedGames(seed);
        Deque<SearchPoint> underWay = new ArrayDeque<>();
        int proposed = 0;
        for (int finished = 0; finished < blocks; finished++) {
            while (proposed < blocks && underWay.size() < UNDER_WAY) {
                SearchPoint trial = optimiser.ask();
                if (trial == null) {
                    break;
                }
                proposed++;
                underWay.add(trial);
            }
            SearchPoint trial = underWay.remove();
            double edge = landscape.strength().at(trial.candidate())
                    - landscape.strength().at(trial.opponent());
            optimiser.tell(trial, games.block(edge));
        }
        return optimiser.now();
    }

    /**
     * Returns the theoretical number of games after which a quadratic of known shape has lost all but a tenth, if all
     * games were played around the start with every parameter one step up or down.
     */
    private static String theory(Landscape landscape) {
        if (!landscape.name().startsWith("quadratic")) {
            return "";
        }
        double perLogit = 0.2; // score per logit of such blocks, measured near one half
        double deviation = 0.33;
        double n = landscape.size();
        double distance = 13.0 / 3; // the mean square of a uniform value between 1 and 3
        double gain = perLogit * landscape.possible();
        double blocks = deviation * deviation * n * n * distance / (16 * (1 - WANTED) * gain * gain);
        return String.format(Locale.ROOT, "%,.0f", 2 * blocks);
    }

    private static void falsePositives() throws Exception {
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
                better += test.get().verdict().answer() == Decision.BETTER ? 1 : 0;
                undecided += test.get().verdict().answer() == Decision.UNDECIDED ? 1 : 0;
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
