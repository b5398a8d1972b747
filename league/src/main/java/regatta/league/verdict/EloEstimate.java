package regatta.league.verdict;

/**
 * The estimate of a difference that allows for the end of a test at a favourable moment. The limits are a
 * <em>confidence sequence</em>: the probability that they are ever wrong, at any number of blocks, is at most 5 %.
 *
 * @param score the mean score, from 0 to 1
 * @param elo the difference in normalised Elo
 * @param eloLow its lower limit, or negative infinity
 * @param eloHigh its upper limit, or infinity if nearly all blocks are won
 */
public record EloEstimate(double score, double scoreLow, double scoreHigh, double elo, double eloLow, double eloHigh) {

    private static final double ERROR_PER_SIDE = 0.025;

    /** After this many times the square of the distance to the bounds, hardly any test goes on. */
    private static final double MAX_TIME = 8;

    private static final int IMAGES = 20;

    static EloEstimate of(Tally tally, Hypotheses hypotheses) {
        Capital capital = Capital.of(tally);
        Capital mirrored = capital.mirrored();
        double low = capital.lowerLimit(ERROR_PER_SIDE);
        double high = -mirrored.lowerLimit(ERROR_PER_SIDE);
        double lowMean = 0.5 + capital.lowerMean(ERROR_PER_SIDE);
        double highMean = 0.5 - mirrored.lowerMean(ERROR_PER_SIDE);
        // As in the variance, one more block is assumed, half won and half lost.
        double share = tally.blocks() / (tally.blocks() + 1.0);
        double observed = tally.mean() - 0.5;
        double edge = share * observed;
        double deviation = Math.sqrt(tally.variance() + share * observed * observed - edge * edge);
        double t = clamp(corrected(edge / deviation, tally.blocks(), hypotheses), low, high);
        return new EloEstimate(
                clamp(0.5 + t * deviation, lowMean, highMean),
                lowMean,
                highMean,
                Hypotheses.ELO_PER_BLOCK_T * t,
                Hypotheses.ELO_PER_BLOCK_T * low,
                Hypotheses.ELO_PER_BLOCK_T * high);
    }

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(value, high));
    }

    /**
     * Returns an estimate of t without the bias of stopping at a bound of the likelihood ratio. The ratio is a random
     * walk that ends at the bounds; for such a Brownian motion, the mean of its first step given where and when it is
     * now is an unbiased estimate of its drift. The density of the motion within the bounds is a sum over images.
     *
     * @param t the observed value
     */
    private static double corrected(double t, long blocks, Hypotheses hypotheses) {
        double middle = (hypotheses.t0() + hypotheses.t1()) / 2;
        double place = blocks * (t - middle);
        double bound = hypotheses.ratioBound() / (hypotheses.t1() - hypotheses.t0());
        double outer = Math.max(bound, Math.abs(place) * 1.0001);
        if (blocks == 0 || blocks > MAX_TIME * outer * outer) {
            return blocks == 0 ? 0 : middle;
        }
        double density = 0;
        double slope = 0;
        for (int image = -IMAGES; image <= IMAGES; image++) {
            double direct = place - 4 * image * outer;
            double mirrored = direct - 2 * outer;
            double weight = Math.exp((place * place - direct * direct) / (2 * blocks));
            double mirroredWeight = Math.exp((place * place - mirrored * mirrored) / (2 * blocks));
            density += weight - mirroredWeight;
            slope += (direct * weight + mirrored * mirroredWeight) / blocks;
        }
        return middle + slope / density;
    }
}
