package regatta.league;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import regatta.league.verdict.EloEstimate;
import regatta.league.verdict.Likelihood;
import regatta.league.verdict.Race;
import regatta.league.verdict.SequentialTest;
import regatta.league.verdict.Tally;
import regatta.league.verdict.Verdict;
import regatta.league.verdict.Verdict.Decision;

/**
 * Measures by simulation the error rate and the number of games of verdicts and races, compared with Wald's theory; and
 * the time to rate a hundred thousand games. {@code ./regatta-bench --verdicts}
 */
public final class VerdictBench {

    private static final int THREADS = Runtime.getRuntime().availableProcessors();
    private static final int VARIANTS = 8;
    private static final int RACES = 1000;

    /** With this many tests, a true rate of 5 % is measured within 0.7 % in 95 of 100 cases. */
    private static final int TESTS = 4000;

    /** A difference in log odds at which a bot wins every game. */
    private static final double ALWAYS_FIRST = 15;

    private static final double ERROR = 0.05;
    private static final double RACE_BOUND = 50;

    /** Differences below this are rounding errors. */
    private static final double ZERO = 1e-6;

    /** The maximum number of blocks of tests by the likelihood ratio alone. */
    private static final int MAX_BLOCKS = 100_000;

    /** A family of pairs of bots, parameterised by the difference in strength. */
    private record Family(String name, DoubleFunction<BlockDistribution> distributions) {}

    private final SplittableRandom seeds = new SplittableRandom(1);
    private final ExecutorService pool = Executors.newFixedThreadPool(THREADS);

    private VerdictBench() {}

    public static void main(String[] arguments) throws Exception {
        VerdictBench bench = new VerdictBench();
        bench.tests();
        bench.races();
        bench.pool.shutdown();
        RatingBench.run();
    }

    private static List<Family> families() {
        List<Family> families = new ArrayList<>();
        for (BlockDistribution.Duel duel : List.of(
                new BlockDistribution.Duel("2 players, a third drawn", 0.7, 0.7, 0.3),
                new BlockDistribution.Duel("2 players, the seat decides", 0.1, 3, 0.3))) {
            families.add(new Family(duel.name(), duel::at));
        }
        for (BlockDistribution.Field field : List.of(
                new BlockDistribution.Field("4 players, mixed field", new double[] {1, 0, -1}, 0.5),
                new BlockDistribution.Field("4 players, strong field", new double[] {2, 2, 2}, 1))) {
            families.add(new Family(field.name(), field::at));
        }
        return families;
    }

    private void tests() throws Exception {
        System.out.println("| pairs of | bounds | truth | wrong before | now | games before | now | change | theory |"
                + " over auto | holds | observed | corrected |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
        for (Family family : families()) {
            for (double high : new double[] {20, 50, 100}) {
                for (double truth : new double[] {0, high / 2, high}) {
                    report(BlockDistribution.ofElo(family.distributions, truth), high);
                }
            }
        }
        for (double truth : new double[] {0, 10}) {
            report(BlockDistribution.ofElo(families().get(0).distributions, truth), 10);
        }
        for (BlockDistribution clear : clearCases()) {
            for (double high : new double[] {20, 50}) {
                report(clear, high);
            }
        }
    }

    /** Returns clear differences, and equal bots whose blocks are far from normally distributed. */
    private static List<BlockDistribution> clearCases() {
        List<BlockDistribution> cases = new ArrayList<>();
        for (double won : new double[] {0, 0.1, 0.75, 0.9, 1}) {
            String name = String.format(Locale.ROOT, "2 players, %.0f %% won", 100 * won);
            cases.add(new BlockDistribution(name, 2, new double[] {1 - won, 0, 0, 0, won}));
            double[] four = new double[13];
            four[0] = 1 - won;
            four[12] = won;
            cases.add(new BlockDistribution(name.replace('2', '4'), 4, four));
        }
        for (Family family : families()) {
            BlockDistribution first = family.distributions.apply(ALWAYS_FIRST);
            cases.add(new BlockDistribution(first.name() + ", always first", first.seats(), first.chances()));
        }
        for (double elo : new double[] {-400, 200, 400}) {
            for (Family family : families()) {
                cases.add(BlockDistribution.ofElo(family.distributions, elo));
            }
        }
        cases.add(new BlockDistribution("2 players, equal: many small wins", 2, new double[] {0.02, 0, 0.94, 0.04, 0}));
        cases.add(
                new BlockDistribution("2 players, equal: a few small losses", 2, new double[] {0, 0.1, 0.85, 0, 0.05}));
        cases.add(new BlockDistribution("4 players, equal: small wins, rare big losses", 4, new double[] {
            1.0 / 7, 0, 0, 0, 0, 0, 0, 6.0 / 7, 0, 0, 0, 0, 0
        }));
        return cases;
    }

    private void report(BlockDistribution distribution, double high) throws Exception {
        double truth = distribution.elo();
        boolean between = truth >= ZERO && truth < high - ZERO;
        List<Run> runs = simulate(TESTS, random -> run(distribution, high, ERROR, random));
        double before = 0;
        double now = 0;
        int wrongBefore = 0;
        int wrong = 0;
        int covered = 0;
        int over = 0;
        long cap = new Race(1, 2, 0, high, ERROR).cap();
        for (Run run : runs) {
            before += (double) Tally.GAMES_PER_BLOCK * run.before.blocks() / TESTS;
            now += (double) Tally.GAMES_PER_BLOCK * run.now.blocks() / TESTS;
            wrongBefore += run.isWrong(run.before.answer()) ? 1 : 0;
            wrong += run.isWrong(run.now.answer()) ? 1 : 0;
            over += run.now.blocks() > cap ? 1 : 0;
            covered += run.holds() ? 1 : 0;
        }
        System.out.printf(
                Locale.ROOT,
                "| %s | 0, %.0f | %s | %s | %s | %,.0f | %,.0f | %+.1f %% | %s | %s | %.1f %% | %s | %s |%n",
                distribution.name(),
                high,
                Double.isInfinite(truth) ? "unlimited" : String.valueOf(Math.round(truth)),
                between ? "–" : percent(wrongBefore, TESTS),
                between ? "–" : percent(wrong, TESTS),
                before,
                now,
                100 * (now / before - 1),
                truth > -ZERO && truth < high + ZERO ? String.format(Locale.ROOT, "%,.0f", theory(high, truth)) : "–",
                percent(over, TESTS),
                100.0 * covered / TESTS,
                middle(runs.stream().mapToDouble(run -> run.now.elo()).toArray()),
                middle(runs.stream().mapToDouble(run -> run.estimate.elo()).toArray()));
    }

    private static String percent(int part, int count) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / count);
    }

    /** Returns the mean and the median. */
    private static String middle(double[] values) {
        Arrays.sort(values);
        return String.format(
                Locale.ROOT, "%+.0f, %+.0f", Arrays.stream(values).average().orElseThrow(), values[values.length / 2]);
    }

    /**
     * A test before the bets were added and now, on the same blocks.
     *
     * @param before the verdict of the likelihood ratio alone
     */
    private record Run(BlockDistribution truth, Ending before, Verdict now, EloEstimate estimate) {

        boolean isWrong(Decision answer) {
            return answer == (truth.elo() < ZERO ? Decision.BETTER : Decision.NOT_BETTER);
        }

        boolean holds() {
            return estimate.eloLow() <= truth.elo()
                    && estimate.eloHigh() >= truth.elo()
                    && estimate.scoreLow() <= truth.mean()
                    && estimate.scoreHigh() >= truth.mean();
        }
    }

    private record Ending(Decision answer, long blocks) {}

    private static Run run(BlockDistribution distribution, double high, double error, SplittableRandom random) {
        SequentialTest test = new SequentialTest(distribution.seats(), 0, high, error);
        double bound = Math.log((1 - error) / error);
        Verdict now = null;
        Ending before = null;
        while (now == null || before == null) {
            Verdict verdict = test.add(distribution.draw(random));
            if (now == null && verdict.answer() != Decision.UNDECIDED) {
                now = verdict;
            }
            if (before == null && (Math.abs(verdict.ratio()) >= bound || verdict.blocks() == MAX_BLOCKS)) {
                Decision answer = verdict.ratio() >= bound
                        ? Decision.BETTER
                        : verdict.ratio() <= -bound ? Decision.NOT_BETTER : Decision.UNDECIDED;
                before = new Ending(answer, verdict.blocks());
            }
        }
        return new Run(distribution, before, now, now.estimate());
    }

    private <R> List<R> simulate(int count, Function<SplittableRandom, R> simulation) throws Exception {
        List<Future<R>> futures = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            SplittableRandom random = seeds.split();
            futures.add(pool.submit(() -> simulation.apply(random)));
        }
        List<R> runs = new ArrayList<>();
        for (Future<R> future : futures) {
            runs.add(future.get());
        }
        return runs;
    }

    private void races() throws Exception {
        System.out.println();
        System.out.println("| race of " + VARIANTS + " | wrong before | wrong now | games before | games now |");
        System.out.println("|---|---|---|---|---|");
        DoubleFunction<BlockDistribution> family = new BlockDistribution.Duel("", 0.7, 0.7, 0.3)::at;
        BlockDistribution equal = BlockDistribution.ofElo(family, 0);
        BlockDistribution better = BlockDistribution.ofElo(family, RACE_BOUND);
        BlockDistribution best = new BlockDistribution("", 2, new double[] {0, 0, 0, 0, 1});
        BlockDistribution worst = new BlockDistribution("", 2, new double[] {1, 0, 0, 0, 0});
        race(VARIANTS + " equal", Collections.nCopies(VARIANTS, equal));
        race("1 better, " + (VARIANTS - 1) + " equal", oneAmong(better, equal));
        race(VARIANTS + " better", Collections.nCopies(VARIANTS, better));
        race("1 wins everything, " + (VARIANTS - 1) + " equal", oneAmong(best, equal));
        race("1 wins everything, " + (VARIANTS - 1) + " lose everything", oneAmong(best, worst));
    }

    private static List<BlockDistribution> oneAmong(BlockDistribution one, BlockDistribution others) {
        List<BlockDistribution> all = new ArrayList<>(Collections.nCopies(VARIANTS, others));
        all.set(0, one);
        return all;
    }

    /** Simulates races. The test of each variant sees its own blocks in order, so the order of play does not matter. */
    private void race(String name, List<BlockDistribution> variants) throws Exception {
        List<List<Run>> races = simulate(
                RACES,
                random -> variants.stream()
                        .map(variant -> run(variant, RACE_BOUND, ERROR / VARIANTS, random))
                        .toList());
        int wrongBefore = 0;
        int wrong = 0;
        double before = 0;
        double now = 0;
        for (List<Run> race : races) {
            wrongBefore += race.stream().anyMatch(run -> run.isWrong(run.before.answer())) ? 1 : 0;
            wrong += race.stream().anyMatch(run -> run.isWrong(run.now.answer())) ? 1 : 0;
            before += race.stream().mapToDouble(run -> run.before.blocks()).sum();
            now += race.stream().mapToDouble(run -> run.now.blocks()).sum();
        }
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %s | %,.0f | %,.0f |%n",
                name,
                percent(wrongBefore, RACES),
                percent(wrong, RACES),
                Tally.GAMES_PER_BLOCK * before / RACES,
                Tally.GAMES_PER_BLOCK * now / RACES);
    }

    /** Returns the mean number of games of a random walk with the drift and variance of the likelihood ratio. */
    private static double theory(double high, double truth) {
        double t = high / Likelihood.ELO_PER_T;
        double bound = Math.log((1 - ERROR) / ERROR);
        if (Math.abs(truth - high / 2) < ZERO) {
            return bound * bound / (t * t);
        }
        return (1 - 2 * ERROR) * bound / (t * t / 2);
    }
}
