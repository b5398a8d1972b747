package regatta.league.tune.search;

/**
 * Simultaneous perturbation stochastic approximation (Spall 1992), as engine testers use it: each trial moves all
 * coordinates up or down by a step, plays the moved point against its mirror image, and then moves the point slightly
 * towards the winner. The number of trials does not grow with the number of coordinates; only the noise does.
 *
 * <p>Steps and gains shrink as Spall advises. The size of the gains follows from the budget: without any effect of the
 * parameters, the final point would be {@link #strayed} steps from the start in each coordinate.
 */
final class Spsa implements Optimiser {

    private static final double GAIN_POWER = 0.602;
    private static final double STEP_POWER = 0.101;

    /** The share of the budget during which the gains are damped. */
    private static final double STABILITY = 0.1;

    /** The approximate standard deviation of block scores in any game. */
    static final double BLOCK_DEVIATION = 0.3;

    private final SearchBounds bounds;
    private final int blocks;
    private final PortableRandom chance;
    private final double gain;
    private final double[] point;
    private final double[] variances;
    private int asked;
    private int trials;

    Spsa(SearchBounds bounds, int blocks, long seed) {
        this.bounds = bounds;
        this.blocks = Math.max(1, blocks);
        chance = new PortableRandom(seed);
        point = new double[bounds.size()];
        variances = new double[bounds.size()];
        double squares = 0;
        for (int i = 0; i < this.blocks; i++) {
            squares += shape(i) * shape(i);
        }
        gain = strayed(bounds.size()) / (BLOCK_DEVIATION * Math.sqrt(squares));
    }

    /** With few coordinates a large deviation does little harm; with many coordinates the deviations add up. */
    static double strayed(int coordinates) {
        return Math.min(0.8, 2.5 / Math.sqrt(coordinates));
    }

    private double shape(int trial) {
        return StrictMath.pow(STABILITY * blocks + trial + 1, -GAIN_POWER);
    }

    /** Returns the step of a trial: one unit at the end of the budget, and more before. */
    private double step(int trial) {
        return StrictMath.pow((double) Math.max(1, blocks) / Math.min(blocks, trial + 1), STEP_POWER);
    }

    @Override
    public SearchPoint ask() {
        int number = asked++;
        double[] up = point.clone();
        double[] down = point.clone();
        for (int i = 0; i < point.length; i++) {
            int sign = chance.sign();
            if (bounds.matters(i, number)) {
                up[i] += sign * step(number);
                down[i] -= sign * step(number);
            }
        }
        return new SearchPoint(number, bounds.clamp(up), bounds.clamp(down));
    }

    @Override
    public void tell(SearchPoint trial, double score) {
        double rate = gain * shape(trials++);
        for (int i = 0; i < point.length; i++) {
            // At a bound one of the two points moved less, so the trial shows less.
            double moved = (trial.candidate()[i] - trial.opponent()[i]) / (2 * step(trial.number()));
            point[i] = bounds.clamp(i, point[i] + rate * (score - 0.5) * moved);
            variances[i] += rate * rate * (score - 0.5) * (score - 0.5) * moved * moved;
        }
    }

    @Override
    public double[] now() {
        return point.clone();
    }

    @Override
    public double[] errors() {
        double[] errors = new double[variances.length];
        for (int i = 0; i < errors.length; i++) {
            errors[i] = Math.sqrt(variances[i]);
        }
        return errors;
    }
}
