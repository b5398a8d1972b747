package regatta.league.tune;

import java.util.List;
import java.util.function.ToDoubleBiFunction;
import regatta.league.tune.search.PortableRandom;
import regatta.league.tune.search.SearchBounds;

/**
 * A simulated bot: its strength, in logits of winning a game, is a known function of its parameters, in steps from the
 * start.
 *
 * @param possible the largest possible gain in strength over the start
 */
record Landscape(String name, int size, double possible, Strength strength) {

    /** Returns the strength at a point. */
    interface Strength {
        double at(double[] point);
    }

    /** A gain with which the bot beats its start in 73 % of games. */
    private static final double POSSIBLE = 1;

    /** The number of steps that a parameter may move from its start. */
    static final double WALL = 8;

    static List<Landscape> all() {
        return List.of(quadratic(5), quadratic(20), quadratic(100), ridge(6), plateau(6), cliff(6));
    }

    /** Returns the best values of the parameters: one to three steps from the start, up or down. */
    private static double[] best(int size) {
        PortableRandom random = new PortableRandom(size);
        double[] best = new double[size];
        for (int i = 0; i < size; i++) {
            best[i] = random.sign() * (1 + 2 * random.uniform());
        }
        return best;
    }

    private static double squares(double[] point, double[] from) {
        double sum = 0;
        for (int i = 0; i < from.length; i++) {
            sum += (point[i] - from[i]) * (point[i] - from[i]);
        }
        return sum;
    }

    /** Returns a landscape in which strength decreases with the distance from the best point. */
    private static Landscape byDistance(String name, int size, ToDoubleBiFunction<double[], double[]> distance) {
        double[] best = best(size);
        double start = distance.applyAsDouble(new double[size], best);
        return new Landscape(
                name + ", " + size + " parameters",
                size,
                POSSIBLE,
                point -> -POSSIBLE * distance.applyAsDouble(point, best) / start);
    }

    static Landscape quadratic(int size) {
        return byDistance("quadratic", size, Landscape::squares);
    }

    /** Returns a landscape in which the sum of two neighbours matters ten times as much as their difference. */
    static Landscape ridge(int size) {
        double[] best = new double[size];
        for (int i = 0; i < size; i++) {
            best[i] = i % 2 == 0 ? 2 : -2;
        }
        double start = 4.0 * size;
        return new Landscape("ridge, " + size + " parameters", size, POSSIBLE, point -> {
            double sum = 0;
            for (int i = 0; i < size; i += 2) {
                double across = point[i] + point[i + 1];
                double along = point[i] - best[i] - (point[i + 1] - best[i + 1]);
                sum += 10 * across * across / 2 + along * along / 2;
            }
            return -POSSIBLE * sum / start;
        });
    }

    /** Returns a landscape that is flat within one step of the start, with the best values one step farther away. */
    static Landscape plateau(int size) {
        return byDistance("plateau", size, Landscape::flattened);
    }

    private static double flattened(double[] point, double[] best) {
        double sum = 0;
        for (int i = 0; i < best.length; i++) {
            double at = Math.abs(point[i]) < 1 ? 0 : point[i] - Math.signum(point[i]);
            sum += (at - best[i]) * (at - best[i]);
        }
        return sum;
    }

    /** Returns the quadratic landscape with a drop half a step beyond the best value of the first parameter. */
    static Landscape cliff(int size) {
        double[] best = best(size);
        double start = squares(new double[size], best);
        return new Landscape("cliff, " + size + " parameters", size, POSSIBLE, point -> {
            boolean fallen = point[0] * Math.signum(best[0]) > Math.abs(best[0]) + 0.5;
            return -POSSIBLE * squares(point, best) / start - (fallen ? 2 : 0);
        });
    }

    static Landscape flat(int size) {
        return new Landscape("flat, " + size + " parameters", size, 0, point -> 0);
    }

    SearchBounds bounds() {
        double[] low = new double[size];
        double[] high = new double[size];
        for (int i = 0; i < size; i++) {
            low[i] = -WALL;
            high[i] = WALL;
        }
        return SearchBounds.of(low, high);
    }

    /** Returns the share of the possible gain at a point. */
    double share(double[] point) {
        return (strength.at(point) - strength.at(new double[size])) / possible;
    }
}
