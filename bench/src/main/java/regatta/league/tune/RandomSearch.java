package regatta.league.tune;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import regatta.league.tune.search.Optimiser;
import regatta.league.tune.search.PortableRandom;
import regatta.league.tune.search.SearchBounds;
import regatta.league.tune.search.SearchPoint;

/** A baseline that tries random points around the start, each with many blocks, and keeps the best. */
final class RandomSearch implements Optimiser {

    private static final double WIDTH = 2;

    private final SearchBounds bounds;
    private final PortableRandom random;
    private final int repeats;
    private final int size;
    private double[] point;
    private double[] best;
    private double bestScore = 0.5;
    private double score;
    private int proposed;
    private int finished;

    RandomSearch(SearchBounds bounds, int blocks, long seed) {
        this.bounds = bounds;
        random = new PortableRandom(seed);
        size = bounds.size();
        // The square root balances the number of points and the blocks per point.
        repeats = (int) Math.max(1, Math.sqrt(blocks));
        best = new double[size];
        point = drawn();
    }

    private double[] drawn() {
        double[] drawn = new double[size];
        for (int i = 0; i < size; i++) {
            drawn[i] = WIDTH * random.gauss();
        }
        return bounds.clamp(drawn);
    }

    @Override
    public @Nullable SearchPoint ask() {
        return proposed / repeats > finished / repeats
                ? null
                : new SearchPoint(proposed++, point.clone(), new double[size]);
    }

    @Override
    public void tell(SearchPoint trial, double result) {
        score += result;
        finished++;
        if (finished % repeats == 0) {
            if (score / repeats > bestScore) {
                bestScore = score / repeats;
                best = point;
            }
            score = 0;
            point = drawn();
        }
    }

    @Override
    public double[] now() {
        return best.clone();
    }

    @Override
    public double[] errors() {
        double[] errors = new double[size];
        Arrays.fill(errors, WIDTH);
        return errors;
    }
}
