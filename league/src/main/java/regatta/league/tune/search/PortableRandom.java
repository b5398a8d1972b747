package regatta.league.tune.search;

import regatta.core.Rng;

/**
 * A random number generator with the same results on every machine and Java version. Mutable, for one thread.
 */
public final class PortableRandom {

    private final Rng rng;

    public PortableRandom(long seed) {
        rng = new Rng(seed);
    }

    /** Returns −1 or 1. */
    public int sign() {
        return rng.nextLong() < 0 ? -1 : 1;
    }

    /** Returns a number from 0 (inclusive) to 1 (exclusive). */
    public double uniform() {
        return (rng.nextLong() >>> 11) * 0x1p-53;
    }

    /** Returns a number of the standard normal distribution (Box and Muller). */
    public double gauss() {
        double radius = StrictMath.sqrt(-2 * StrictMath.log(1 - uniform()));
        return radius * StrictMath.cos(2 * StrictMath.PI * uniform());
    }
}
