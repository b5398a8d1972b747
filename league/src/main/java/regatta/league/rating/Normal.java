package regatta.league.rating;

/** The normal distribution. */
public final class Normal {

    private Normal() {}

    /** Returns how likely a standard normal number is below {@code z} (Abramowitz and Stegun 7.1.26, to 1.5e-7). */
    public static double below(double z) {
        double x = Math.abs(z) / Math.sqrt(2);
        double t = 1 / (1 + 0.3275911 * x);
        double tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592)
                * t
                * Math.exp(-x * x);
        return z >= 0 ? 1 - tail / 2 : tail / 2;
    }
}
