package regatta.league.tune.search;

import java.util.ArrayList;
import java.util.List;

/**
 * Learns from every game: all trials play with numbers that are a little off, and one regression on all of them tells which
 * way each number should go. Where trials are made is drawn from what is still possible (Thompson 1933), so that games go
 * where the best may be.
 */
public final class Regression implements Optimiser {

    /** How far trials are off, in steps. */
    public static final double OFF = 1;

    /** How far from the start the regression may be believed. */
    private static final double FARTHEST = 6;

    /** Up to so many coordinates all pairs of them are fitted too. */
    private static final int MOST_FOR_PAIRS = 10;

    private static final int ROUNDS = 30;

    private final Box box;
    private final Chance chance;
    private final Response response;
    private final int refit;
    private Response.Fit fit;
    private int asked;
    private int told;

    public Regression(Box box, long seed) {
        this.box = box;
        chance = new Chance(seed);
        response = new Response(box.size(), pairs(box.size()));
        refit = Math.max(4, box.size() / 4); // What is fitted costs the cube of the coordinates.
        fit = response.fit();
    }

    static List<int[]> pairs(int size) {
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0; i < size && size <= MOST_FOR_PAIRS; i++) {
            for (int j = 0; j < i; j++) {
                pairs.add(new int[] {i, j});
            }
        }
        return pairs;
    }

    @Override
    public Trial ask() {
        int number = asked++;
        double[] centre = summit(fit.drawn(chance));
        double[] up = centre.clone();
        double[] down = centre.clone();
        for (int i = 0; i < centre.length; i++) {
            int sign = chance.sign();
            if (box.matters(i, number)) {
                up[i] += sign * OFF;
                down[i] -= sign * OFF;
            } else {
                up[i] = 0; // It has no effect here, and must not seem to have had one.
                down[i] = 0;
            }
        }
        return new Trial(number, box.clamp(up), box.clamp(down));
    }

    @Override
    public void tell(Trial trial, double score) {
        response.add(trial.candidate(), trial.opponent(), score);
        told++;
        if (told % refit == 0) {
            fit = response.fit();
        }
    }

    /** Returns the highest point of a fit near the start: each coordinate in turn, until they agree. */
    private double[] summit(Response.Fit of) {
        double[] point = new double[box.size()];
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

    private double best(Response.Fit of, double[] point, int coordinate) {
        double low = Math.max(box.low()[coordinate], -FARTHEST);
        double high = Math.min(box.high()[coordinate], FARTHEST);
        double slope = of.slope(point, coordinate);
        double bend = of.bend(coordinate);
        if (bend < 0) {
            return Math.max(low, Math.min(high, point[coordinate] - slope / bend));
        }
        // A valley: the better of its ends.
        double at = point[coordinate];
        double toLow = slope * (low - at) + bend * (low - at) * (low - at) / 2;
        double toHigh = slope * (high - at) + bend * (high - at) * (high - at) / 2;
        return toHigh >= toLow ? high : low;
    }

    /** Takes in the trials since it last did; it does so by itself every few. */
    public Response.Fit settled() {
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
