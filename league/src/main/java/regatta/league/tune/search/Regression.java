package regatta.league.tune.search;

import java.util.ArrayList;
import java.util.List;

/**
 * An optimiser by regression: all trials use slightly changed parameters, and one regression on all results shows the
 * direction of improvement. New trials are sampled from the posterior (Thompson 1933), so that games concentrate where
 * the optimum may be.
 */
public final class Regression implements Optimiser {

    /** The size of the changes, in steps. */
    public static final double TRIAL_STEP = 1;

    /** The distance from the start within which the regression is trusted, in steps. */
    private static final double MAX_DISTANCE = 6;

    /** The maximum number of coordinates for which interactions of all pairs are fitted. */
    private static final int MAX_FOR_PAIRS = 10;

    private static final int ROUNDS = 30;

    private final SearchBounds bounds;
    private final PortableRandom chance;
    private final ScoreRegression response;
    private final int refit;
    private ScoreRegression.Estimate fit;
    private int asked;
    private int observed;

    public Regression(SearchBounds bounds, long seed) {
        this.bounds = bounds;
        chance = new PortableRandom(seed);
        response = new ScoreRegression(bounds.size(), pairs(bounds.size()));
        refit = Math.max(4, bounds.size() / 4); // A fit takes time cubic in the number of coordinates.
        fit = response.fit();
    }

    static List<int[]> pairs(int size) {
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0; i < size && size <= MAX_FOR_PAIRS; i++) {
            for (int j = 0; j < i; j++) {
                pairs.add(new int[] {i, j});
            }
        }
        return pairs;
    }

    @Override
    public SearchPoint ask() {
        int number = asked++;
        double[] centre = summit(fit.drawn(chance));
        double[] up = centre.clone();
        double[] down = centre.clone();
        for (int i = 0; i < centre.length; i++) {
            int sign = chance.sign();
            if (bounds.matters(i, number)) {
                up[i] += sign * TRIAL_STEP;
                down[i] -= sign * TRIAL_STEP;
            } else {
                up[i] = 0; // The coordinate has no effect in this trial.
                down[i] = 0;
            }
        }
        return new SearchPoint(number, bounds.clamp(up), bounds.clamp(down));
    }

    @Override
    public void tell(SearchPoint trial, double score) {
        response.add(trial.candidate(), trial.opponent(), score);
        observed++;
        if (observed % refit == 0) {
            fit = response.fit();
        }
    }

    /** Returns the maximum of a fit near the start, by coordinate ascent. */
    private double[] summit(ScoreRegression.Estimate of) {
        double[] point = new double[bounds.size()];
        for (int round = 0; round < ROUNDS; round++) {
            double change = 0;
            for (int i = 0; i < point.length; i++) {
                double before = point[i];
                point[i] = best(of, point, i);
                change = Math.max(change, Math.abs(point[i] - before));
            }
            if (change < 1e-3) {
                break;
            }
        }
        return point;
    }

    private double best(ScoreRegression.Estimate of, double[] point, int coordinate) {
        double low = Math.max(bounds.low()[coordinate], -MAX_DISTANCE);
        double high = Math.min(bounds.high()[coordinate], MAX_DISTANCE);
        double slope = of.slope(point, coordinate);
        double bend = of.bend(coordinate);
        if (bend < 0) {
            return Math.max(low, Math.min(high, point[coordinate] - slope / bend));
        }
        // The curve opens upwards, so the maximum is at one end.
        double at = point[coordinate];
        double toLow = slope * (low - at) + bend * (low - at) * (low - at) / 2;
        double toHigh = slope * (high - at) + bend * (high - at) * (high - at) / 2;
        return toHigh >= toLow ? high : low;
    }

    /** Updates the fit with the latest trials. This happens automatically after every few trials. */
    public ScoreRegression.Estimate settled() {
        fit = response.fit();
        return fit;
    }

    @Override
    public double[] now() {
        return summit(fit);
    }

    @Override
    public double[] errors() {
        return fit.summitErrors();
    }
}
