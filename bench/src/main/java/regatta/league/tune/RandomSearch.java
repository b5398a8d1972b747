package regatta.league.tune;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import regatta.league.tune.search.Box;
import regatta.league.tune.search.Chance;
import regatta.league.tune.search.Optimiser;
import regatta.league.tune.search.Trial;

/** Tries points drawn around the start, as many as the budget gives a fair number of blocks, and keeps the best. A baseline. */
final class RandomSearch implements Optimiser {

    private static final double WIDTH = 2;

    private final Box box;
    private final Chance chance;
    private final int repeats;
    private final int size;
    private double[] point;
    private double[] best;
    private double bestScore = 0.5;
    private double score;
    private int asked;
    private int told;

    RandomSearch(Box box, int blocks, long seed) {
        this.box = box;
        chance = new Chance(seed);
        size = box.size();
        // As many points as blocks a point: more would be told apart by luck alone.
        repeats = (int) Math.max(1, Math.sqrt(blocks));
        best = new double[size];
        point = drawn();
    }

    private double[] drawn() {
        double[] drawn = new double[size];
        for (int i = 0; i < size; i++) {
            drawn[i] = WIDTH * chance.gauss();
        }
        return box.clamp(drawn);
    }

    @Override
    public @Nullable Trial ask() {
        return asked / repeats > told / repeats ? null : new Trial(asked++, point.clone(), new double[size]);
    }

    @Override
    public void tell(Trial trial, double told) {
        score += told;
        this.told++;
        if (this.told % repeats == 0) {
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
