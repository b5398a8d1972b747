package regatta.league.tune;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import regatta.league.tune.search.Box;
import regatta.league.tune.search.Optimiser;
import regatta.league.tune.search.Trial;

/** One parameter after the other: tries some values of each beside the best so far, and keeps the best of them. A baseline. */
final class Sweep implements Optimiser {

    private static final double[] OFFSETS = {-2, -1, 1, 2};

    private final Box box;
    private final int repeats;
    private final double[] point;
    private double score;
    private double bestScore = 0.5;
    private double best;
    private int asked;
    private int told;

    Sweep(Box box, int blocks) {
        this.box = box;
        repeats = Math.max(1, blocks / (box.size() * OFFSETS.length));
        point = new double[box.size()];
    }

    @Override
    public @Nullable Trial ask() {
        if (asked / repeats > told / repeats) {
            return null;
        }
        int candidate = asked / repeats;
        double[] changed = point.clone();
        changed[coordinate(candidate)] += OFFSETS[candidate % OFFSETS.length];
        return new Trial(asked++, box.clamp(changed), point.clone());
    }

    private int coordinate(int candidate) {
        return candidate / OFFSETS.length % point.length;
    }

    @Override
    public void tell(Trial trial, double result) {
        int candidate = told / repeats;
        score += result;
        told++;
        if (told % repeats > 0) {
            return;
        }
        if (score / repeats > bestScore) {
            bestScore = score / repeats;
            best = OFFSETS[candidate % OFFSETS.length];
        }
        score = 0;
        if (candidate % OFFSETS.length == OFFSETS.length - 1) {
            int coordinate = coordinate(candidate);
            point[coordinate] = box.clamp(coordinate, point[coordinate] + best);
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
