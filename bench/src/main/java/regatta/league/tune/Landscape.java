package regatta.league.tune;

import java.util.List;
import java.util.function.ToDoubleBiFunction;
import regatta.league.tune.search.Box;
import regatta.league.tune.search.Chance;

/**
 * A made-up bot: its strength, in logits of winning a game, is a known function of its numbers, in steps from the start.
 *
 * @param possible how much more strength there is than at the start
 */
record Landscape(String name, int size, double possible, Strength strength) {

    /** How strong the bot is at a point. */
    interface Strength {
        double at(double[] point);
    }

    /** As strong a bot beats its start in 73 % of games. */
    private static final double POSSIBLE = 1;

    /** No parameter may leave this many steps around its start. */
    static final double WALL = 8;

    static List<Landscape> all() {
        return List.of(quadratic(5), quadratic(20), quadratic(100), ridge(6), plateau(6), cliff(6));
    }

    /** Where the best value of a parameter is: one to three steps from the start, up or down. */
    private static double[] best(int size) {
        Chance chance = new Chance(size);
        double[] best = new double[size];
        for (int i = 0; i < size; i++) {
            best[i] = chance.sign() * (1 + 2 * chance.uniform());
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

    /** The farther a point is from the best one, the worse it is. */
    private static Landscape far(String name, int size, ToDoubleBiFunction<double[], double[]> distance) {
        double[] best = best(size);
        double start = distance.applyAsDouble(new double[size], best);
        return new Landscape(
                name + ", " + size + " parameters",
                size,
                POSSIBLE,
                point -> -POSSIBLE * distance.applyAsDouble(point, best) / start);
    }

    static Landscape quadratic(int size) {
        return far("quadratic", size, Landscape::squares);
    }

    /** Every two neighbours matter by their sum ten times as much as by their difference, which is where the gain is. */
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

    /** Flat around the start: within a step of it nothing changes, and the best values are a step farther away. */
    static Landscape plateau(int size) {
        return far("plateau", size, Landscape::flattened);
    }

    private static double flattened(double[] point, double[] best) {
        double sum = 0;
        for (int i = 0; i < best.length; i++) {
            double at = Math.abs(point[i]) < 1 ? 0 : point[i] - Math.signum(point[i]);
            sum += (at - best[i]) * (at - best[i]);
        }
        return sum;
    }

    /** As the quadratic, but half a step beyond the best value of the first parameter the bot falls apart. */
    static Landscape cliff(int size) {
        double[] best = best(size);
        double start = squares(new double[size], best);
        return new Landscape("cliff, " + size + " parameters", size, POSSIBLE, point -> {
            boolean fallen = point[0] * Math.signum(best[0]) > Math.abs(best[0]) + 0.5;
            return -POSSIBLE * squares(point, best) / start - (fallen ? 2 : 0);
        });
    }

    /** A bot about which nothing matters. */
    static Landscape flat(int size) {
        return new Landscape("flat, " + size + " parameters", size, 0, point -> 0);
    }

    Box box() {
        double[] low = new double[size];
        double[] high = new double[size];
        for (int i = 0; i < size; i++) {
            low[i] = -WALL;
            high[i] = WALL;
        }
        return Box.of(low, high);
    }

    /** Returns which part of the possible gain a point has. */
    double share(double[] point) {
        return (strength.at(point) - strength.at(new double[size])) / possible;
    }
}
