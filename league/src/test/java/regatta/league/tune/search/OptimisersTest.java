package regatta.league.tune.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of the optimisers on random games of bots with known optimal parameters. */
class OptimisersTest {

    private static final int UNDER_WAY = 16;
    private static final double[] BEST = {2, -1, 1.5, 0, -2};

    private static SearchBounds bounds(int size) {
        double[] low = new double[size];
        double[] high = new double[size];
        for (int i = 0; i < size; i++) {
            low[i] = -5;
            high[i] = 5;
        }
        return SearchBounds.of(low, high);
    }

    private static double strength(double[] point) {
        double sum = 0;
        for (int i = 0; i < BEST.length; i++) {
            sum -= (point[i] - BEST[i]) * (point[i] - BEST[i]);
        }
        return sum / 10;
    }

    /** Returns the score of two random games between bots whose strengths differ by a number of logits. */
    private static double block(double edge, PortableRandom chance) {
        double win = 1 / (1 + Math.exp(-edge));
        return ((chance.uniform() < win ? 1 : 0) + (chance.uniform() < win ? 1 : 0)) / 2.0;
    }

    /** Returns the recommended point after each block. */
    private static List<double[]> search(Method method, int blocks, long seed) {
        Optimiser optimiser = method.optimiser(bounds(BEST.length), blocks, seed);
        PortableRandom chance = new PortableRandom(seed);
        Deque<SearchPoint> underWay = new ArrayDeque<>();
        List<double[]> path = new ArrayList<>();
        int asked = 0;
        while (path.size() < blocks) {
            for (SearchPoint trial; asked < blocks && underWay.size() < UNDER_WAY; asked++) {
                trial = optimiser.ask();
                if (trial == null) {
                    break;
                }
                underWay.add(trial);
            }
            SearchPoint trial = underWay.remove();
            optimiser.tell(trial, block(strength(trial.candidate()) - strength(trial.opponent()), chance));
            path.add(optimiser.now());
        }
        return path;
    }

    @ParameterizedTest
    @EnumSource(Method.class)
    void sameResultsGiveTheSamePath(Method method) {
        assertThat(search(method, 150, 3)).usingRecursiveComparison().isEqualTo(search(method, 150, 3));
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"SPSA", "REGRESSION"})
    void mostOfThePossibleGainIsFound(Method method) {
        double possible = -strength(new double[BEST.length]);
        double gained = 0;
        for (int seed = 0; seed < 5; seed++) {
            List<double[]> path = search(method, 1000, seed);
            gained += 1 + strength(path.get(path.size() - 1)) / possible;
        }
        assertThat(gained / 5).isGreaterThan(0.8);
    }

    @ParameterizedTest
    @EnumSource(Method.class)
    void pointsStayWithinTheBounds(Method method) {
        SearchBounds narrow = SearchBounds.of(new double[] {-0.5, 0, -3}, new double[] {0, 0.5, 3});
        Optimiser optimiser = method.optimiser(narrow, 200, 1);
        for (int i = 0; i < 200; i++) {
            SearchPoint trial = Objects.requireNonNull(optimiser.ask());
            for (double[] point : List.of(trial.candidate(), trial.opponent(), optimiser.now())) {
                for (int k = 0; k < 3; k++) {
                    assertThat(point[k]).isBetween(narrow.low()[k], narrow.high()[k]);
                }
            }
            optimiser.tell(trial, i % 3 / 2.0);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"SPSA", "REGRESSION"})
    void coordinatesWithoutEffectInATrialDoNotLearnFromIt(Method method) {
        double[] low = {-5, -5};
        double[] high = {5, 5};
        // Two sets of one parameter each. Only trials of the first set are won, and always in the upward direction.
        Optimiser optimiser = method.optimiser(new SearchBounds(low, high, new int[] {0, 1}, new int[] {0, 1}), 400, 1);
        for (int i = 0; i < 400; i++) {
            SearchPoint trial = Objects.requireNonNull(optimiser.ask());
            boolean up = trial.candidate()[0] > trial.opponent()[0];
            optimiser.tell(trial, i % 2 == 1 ? 0.5 : up ? 1 : 0);
        }
        assertThat(optimiser.now()[0]).isGreaterThan(1);
        assertThat(Math.abs(optimiser.now()[1])).isLessThan(optimiser.now()[0] / 2);
    }
}
