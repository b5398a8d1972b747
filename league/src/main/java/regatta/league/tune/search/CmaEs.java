package regatta.league.tune.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The evolution strategy with covariance matrix adaptation (Hansen 2016, "The CMA evolution strategy: a tutorial"), asked and
 * told, in a form for scores that are mostly noise. A generation is drawn in pairs, each other's mirror images in the mean,
 * which play each other: that doubles what is to be seen. Generations are as large as the budget allows, so that what luck
 * gives one point it takes from another; they are drawn ever closer, since mirror images tell nothing of how far is too far; and
 * what is recommended is an average of the last means.
 */
final class CmaEs implements Optimiser {

    /** More generations of fewer points get no farther with the same games, and fewer do not get there. */
    private static final int GENERATIONS = 20;

    private static final double FIRST_WIDTH = 2;

    /** Which part of the first width is gone in the end. */
    private static final double NARROWED = 0.9;

    /** The last third of the means weighs most in the average. */
    private static final double AVERAGED_SHARE = 3;

    private final Box box;
    private final int repeats;
    private final Chance chance;
    private final CmaDistribution distribution;
    private final List<double[]> points = new ArrayList<>();
    private final double[] averaged;
    private double[] scores = {};
    private int generations;
    private int asked;
    private int askedInGeneration;
    private int toldInGeneration;

    /** Divides a budget into generations. Each pair plays once in every slice. */
    CmaEs(Box box, int blocks, long seed) {
        this.box = box;
        repeats = box.cycle().length;
        chance = new Chance(seed);
        int pairs = Math.max(CmaDistribution.usualPopulation(box.size()) / 2, blocks / (repeats * GENERATIONS));
        distribution = new CmaDistribution(box.size(), 2 * pairs, FIRST_WIDTH);
        averaged = new double[box.size()];
        draw();
    }

    private void draw() {
        points.clear();
        double[] mean = distribution.mean();
        while (points.size() < distribution.population()) {
            double[] point = box.clamp(distribution.draw(chance));
            double[] mirrored = new double[mean.length];
            for (int i = 0; i < mean.length; i++) {
                mirrored[i] = 2 * mean[i] - point[i];
            }
            points.add(point);
            points.add(box.clamp(mirrored));
        }
        scores = new double[points.size()];
        askedInGeneration = 0;
        toldInGeneration = 0;
    }

    private int blocksInGeneration() {
        return points.size() / 2 * repeats;
    }

    @Override
    public @Nullable Trial ask() {
        if (askedInGeneration == blocksInGeneration()) {
            return null;
        }
        int pair = 2 * (askedInGeneration++ / repeats);
        return new Trial(asked++, points.get(pair).clone(), points.get(pair + 1).clone());
    }

    @Override
    public void tell(Trial trial, double score) {
        int pair = 2 * (toldInGeneration++ / repeats);
        scores[pair] += score;
        scores[pair + 1] += 1 - score;
        if (toldInGeneration == blocksInGeneration()) {
            List<double[]> ranked = IntStream.range(0, points.size())
                    .boxed()
                    .sorted(Comparator.comparingDouble(i -> -scores[i]))
                    .map(points::get)
                    .toList();
            distribution.learn(ranked);
            average();
            draw();
        }
    }

    private void average() {
        generations++;
        double[] mean = distribution.mean();
        double rate = Math.min(1, AVERAGED_SHARE / generations);
        for (int i = 0; i < mean.length; i++) {
            averaged[i] += rate * (mean[i] - averaged[i]);
        }
        double gone = NARROWED * Math.min(1, (double) generations / GENERATIONS);
        distribution.narrow(FIRST_WIDTH * (1 - gone));
    }

    @Override
    public double[] now() {
        return box.clamp(averaged.clone());
    }

    @Override
    public double[] errors() {
        return distribution.deviations();
    }
}
