package regatta.league.tune.search;

/**
 * Simultaneous perturbation (Spall 1992), as engine testers use it: every trial moves all coordinates at once by a step up
 * or down, lets the moved point play its mirror image, and goes a little towards the winner. The trials needed do not grow
 * with the number of coordinates, only the noise does.
 *
 * <p>Steps and gains shrink as Spall advises. How large the gains are follows from the budget: if nothing mattered, the point
 * would have strayed from the start, when all is played, by {@link #strayed} in each coordinate.
 */
final class Spsa implements Optimiser {

    private static final double GAIN_POWER = 0.602;
    private static final double STEP_POWER = 0.101;

    /** The part of the budget by which gains are damped at the beginning. */
    private static final double STABILITY = 0.1;

    /** The deviation of a block's score, about, in games of any kind. */
    static final double BLOCK_DEVIATION = 0.3;

    private final Box box;
    private final int blocks;
    private final Chance chance;
    private final double gain;
    private final double[] point;
    private final double[] variances;
    private int asked;
    private int told;

    Spsa(Box box, int blocks, long seed) {
        this.box = box;
        this.blocks = Math.max(1, blocks);
        chance = new Chance(seed);
        point = new double[box.size()];
        variances = new double[box.size()];
        double squares = 0;
        for (int i = 0; i < this.blocks; i++) {
            squares += shape(i) * shape(i);
        }
        gain = strayed(box.size()) / (BLOCK_DEVIATION * Math.sqrt(squares));
    }

    /** With few coordinates straying by most of a step is cheap; with many it adds up, and patience pays. */
    static double strayed(int coordinates) {
        return Math.min(0.8, 2.5 / Math.sqrt(coordinates));
    }

    private double shape(int trial) {
        return StrictMath.pow(STABILITY * blocks + trial + 1, -GAIN_POWER);
    }

    /** The step of a trial: one unit at the end of the budget, somewhat more before. */
    private double step(int trial) {
        return StrictMath.pow((double) Math.max(1, blocks) / Math.min(blocks, trial + 1), STEP_POWER);
    }

    @Override
    public Trial ask() {
        int number = asked++;
        double[] up = point.clone();
        double[] down = point.clone();
        for (int i = 0; i < point.length; i++) {
            int sign = chance.sign();
            if (box.matters(i, number)) {
                up[i] += sign * step(number);
                down[i] -= sign * step(number);
            }
        }
        return new Trial(number, box.clamp(up), box.clamp(down));
    }

    @Override
    public void tell(Trial trial, double score) {
        double rate = gain * shape(told++);
        for (int i = 0; i < point.length; i++) {
            // Beside a wall one of the two points did not move as far, and tells that much less.
            double moved = (trial.candidate()[i] - trial.opponent()[i]) / (2 * step(trial.number()));
            point[i] = box.clamp(i, point[i] + rate * (score - 0.5) * moved);
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
