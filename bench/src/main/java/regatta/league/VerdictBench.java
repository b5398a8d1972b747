package regatta.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.DoubleFunction;
import regatta.league.verdict.Likelihood;
import regatta.league.verdict.Race;
import regatta.league.verdict.SequentialTest;
import regatta.league.verdict.Tally;
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

    /** The number of tests for strengths between the bounds, where only the number of games is measured. */
    private static final int TESTS_BETWEEN = 400;

    private static final double ERROR = 0.05;

    /** A family of pairs of bots, parameterised by the difference in strength. */
    private record Family(String name, DoubleFunction<BlockDistribution> distributions) {}

    private record Run(boolean wrong, long blocks) {}

    private interface Simulation {
        Run run(SplittableRandom random);
    }

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
        System.out.println("| blocks of | bounds | true difference | wrong verdicts | games | theory |");
        System.out.println("|---|---|---|---|---|---|");
        for (Family family : families()) {
            for (double high : new double[] {20, 50, 100}) {
                for (double truth : new double[] {0, high / 2, high}) {
                    report(family, high, truth);
                }
            }
        }
    }

    private void report(Family family, double high, double truth) throws Exception {
        boolean between = truth > 0 && truth < high;
        BlockDistribution distribution = BlockDistribution.ofElo(family.distributions, truth);
        Decision right = truth == 0 ? Decision.NOT_BETTER : Decision.BETTER;
        Means means = simulate(between ? TESTS_BETWEEN : TESTS, random -> {
            SequentialTest test = new SequentialTest(distribution.seats(), 0, high, ERROR);
            while (test.verdict().answer() == Decision.UNDECIDED) {
                test.add(distribution.draw(random));
            }
            return new Run(test.verdict().answer() != right, test.verdict().blocks());
        });
        System.out.printf(
                Locale.ROOT,
                "| %s | 0, %.0f | %.0f | %s | %,.0f | %,.0f |%n",
                family.name,
                high,
                truth,
                between ? "" : String.format(Locale.ROOT, "%.1f %%", 100 * means.wrong),
                means.games,
                theory(high, truth));
    }

    private record Means(double wrong, double games) {}

    private Means simulate(int count, Simulation simulation) throws Exception {
        List<Future<Run>> runs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            SplittableRandom random = seeds.split();
            runs.add(pool.submit(() -> simulation.run(random)));
        }
        int wrong = 0;
        double blocks = 0;
        for (Future<Run> run : runs) {
            wrong += run.get().wrong ? 1 : 0;
            blocks += run.get().blocks;
        }
        return new Means((double) wrong / count, Tally.GAMES_PER_BLOCK * blocks / count);
    }

    private void races() throws Exception {
        System.out.println();
        System.out.println("| race of " + VARIANTS + " | races with a wrong verdict | total games |");
        System.out.println("|---|---|---|");
        for (int good : new int[] {0, 1, VARIANTS}) {
            race(good);
        }
    }

    /** Simulates races in which {@code good} variants are better by the upper bound, and the others are equal. */
    private void race(int good) throws Exception {
        double high = 50;
        DoubleFunction<BlockDistribution> family = new BlockDistribution.Duel("", 0.7, 0.7, 0.3)::at;
        BlockDistribution better = BlockDistribution.ofElo(family, high);
        BlockDistribution equal = BlockDistribution.ofElo(family, 0);
        Means means = simulate(RACES, random -> {
            Race race = new Race(VARIANTS, 2, 0, high, ERROR);
            long blocks = 0;
            for (int variant = race.next(); variant != Race.NONE; variant = race.next()) {
                race.add(variant, (variant < good ? better : equal).draw(random));
                blocks++;
            }
            boolean wrong = false;
            for (int i = 0; i < VARIANTS; i++) {
                wrong |= race.verdicts().get(i).answer() != (i < good ? Decision.BETTER : Decision.NOT_BETTER);
            }
            return new Run(wrong, blocks);
        });
        System.out.printf(
                Locale.ROOT,
                "| %d better, %d equal | %.1f %% | %,.0f |%n",
                good,
                VARIANTS - good,
                100 * means.wrong,
                means.games);
    }

    /** Returns the mean number of games of a random walk with the drift and variance of the likelihood ratio. */
    private static double theory(double high, double truth) {
        double t = high / Likelihood.ELO_PER_T;
        double bound = Math.log((1 - ERROR) / ERROR);
        if (truth == high / 2) {
            return bound * bound / (t * t);
        }
        return (1 - 2 * ERROR) * bound / (t * t / 2);
    }
}
