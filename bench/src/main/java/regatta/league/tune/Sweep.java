package regatta.league.tune;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import regatta.league.tune.search.Optimiser;
import regatta.league.tune.search.SearchBounds;
import regatta.league.tune.search.SearchPoint;

/** A baseline that tries several values of one parameter after the other, and keeps the best of each. */
final class Sweep implements Optimiser {

    private static final double[] OFFSETS = {-2, -1, 1, 2};

    private final SearchBounds bounds;
    private final int repeats;
    private final double[] point;
    private double score;
    private double bestScore = 0.5;
    private double best;
    private int proposed;
    private int finished;

    Sweep(SearchBounds bounds, int blocks) {
        this.bounds = bounds;
        repeats = Math.max(1, blocks / (bounds.size() * OFFSETS.length));
        point = new double[bounds.size()];
    }

    @Override
    public @Nullable SearchPoint ask() {
        if (proposed / repeats > finished / repeats) {
            return null;
        }
        int candidate = proposed / repeats;
        double[] changed = point.clone();
        changed[coordinate(candidate)] += OFFSETS[candidate % OFFSETS.length];
        return new SearchPoint(proposed++, bounds.clamp(changed), point.clone());
    }

    private int coordinate(int candidate) {
        return candidate / OFFSETS.length % point.length;
    }

    @Override
    public void tell(SearchPoint trial, double result) {
        int candidate = finished / repeats;
        score += result;
        finished++;
        if (finished % repeats > 0) {
            return;
        }
        if (score / repeats > bestScore) {
            bestScore = score / repeats;
            best = OFFSETS[candidate % OFFSETS.length];
        }
        score = 0;
        if (candidate % OFFSETS.length == OFFSETS.length - 1) {
            int coordinate = coordinate(candidate);
            point[coordinate] = bounds.clamp(coordinate, point[coordinate] + best);
            bestScore = 0.5;
            best = 0;
        }
    }

    @Override
    public double[] now() {
        return point.clone();
    }

    @Override
    public double[] errors() {
        double[] errors = new double[point.length];
        Arrays.fill(errors, 1);
        return errors;
    }
}
