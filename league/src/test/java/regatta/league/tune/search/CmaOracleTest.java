package regatta.league.tune.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.hipparchus.analysis.MultivariateFunction;
import org.hipparchus.exception.MathIllegalStateException;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.hipparchus.random.MersenneTwister;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The distribution of {@link CmaEs} beside the CMA-ES of Hipparchus, on functions without noise. */
class CmaOracleTest {

    private static final int RUNS = 3;

    private static MultivariateFunction function(String name) {
        return switch (name) {
            case "sphere" ->
                point -> {
                    double sum = 0;
                    for (double x : point) {
                        sum += (x - 1) * (x - 1);
                    }
                    return sum;
                };
            case "ellipsoid" ->
                point -> {
                    double sum = 0;
                    for (int i = 0; i < point.length; i++) {
                        sum += Math.pow(1000, i / (point.length - 1.0)) * (point[i] - 1) * (point[i] - 1);
                    }
                    return sum;
                };
            case "rosenbrock" ->
                point -> {
                    double sum = 0;
                    for (int i = 0; i + 1 < point.length; i++) {
                        double bend = point[i + 1] - point[i] * point[i];
                        sum += 100 * bend * bend + (1 - point[i]) * (1 - point[i]);
                    }
                    return sum;
                };
            default -> throw new IllegalArgumentException(name);
        };
    }

    @ParameterizedTest
    @CsvSource({"sphere, 5", "sphere, 12", "ellipsoid, 8", "rosenbrock, 5"})
    void afterAsManyEvaluationsItIsAsNearTheMinimum(String name, int size) {
        MultivariateFunction function = function(name);
        int evaluations = 600 * size;
        List<Double> ours = new ArrayList<>();
        List<Double> theirs = new ArrayList<>();
        for (int seed = 1; seed <= RUNS; seed++) {
            ours.add(Math.log10(1e-12 + ours(function, size, evaluations, seed)));
            theirs.add(Math.log10(1e-12 + theirs(function, size, evaluations, seed)));
        }
        ours.sort(null);
        theirs.sort(null);
        // In orders of magnitude, of which such a run loses a dozen.
        assertThat(ours.get(RUNS / 2)).isLessThan(theirs.get(RUNS / 2) + 2);
    }

    private static double ours(MultivariateFunction function, int size, int evaluations, long seed) {
        int population = CmaDistribution.usualPopulation(size);
        CmaDistribution distribution = new CmaDistribution(size, population, 1);
        Chance chance = new Chance(seed);
        double best = Double.POSITIVE_INFINITY;
        for (int done = 0; done < evaluations; done += population) {
            List<double[]> points = new ArrayList<>();
            for (int i = 0; i < population; i++) {
                points.add(distribution.draw(chance));
            }
            points.sort(Comparator.comparingDouble(function::value));
            best = Math.min(best, function.value(points.get(0)));
            distribution.learn(points);
        }
        return best;
    }

    private static double theirs(MultivariateFunction function, int size, int evaluations, int seed) {
        CMAESOptimizer optimiser =
                new CMAESOptimizer(1_000_000, 0, false, 0, 1, new MersenneTwister(seed), false, null);
        double[] sigma = new double[size];
        Arrays.fill(sigma, 1);
        double[] best = {Double.POSITIVE_INFINITY};
        try {
            optimiser.optimize(
                    new MaxEval(evaluations),
                    new ObjectiveFunction(point -> {
                        double value = function.value(point);
                        best[0] = Math.min(best[0], value);
                        return value;
                    }),
                    GoalType.MINIMIZE,
                    new InitialGuess(new double[size]),
                    SimpleBounds.unbounded(size),
                    new CMAESOptimizer.Sigma(sigma),
                    new CMAESOptimizer.PopulationSize(CmaDistribution.usualPopulation(size)));
        } catch (MathIllegalStateException e) {
            // As many evaluations as it was allowed.
        }
        return best[0];
    }
}
