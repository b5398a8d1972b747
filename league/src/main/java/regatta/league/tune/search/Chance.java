package regatta.league.tune.search;

import regatta.core.Rng;

/** Numbers drawn by lot that are the same on every machine and in every version of Java. A table: one owner, one thread. */
public final class Chance {

    private final Rng rng;

    public Chance(long seed) {
        rng = new Rng(seed);
    }

    /** Draws −1 or 1. */
    public int sign() {
        return rng.nextLong() < 0 ? -1 : 1;
    }

    /** Draws from 0 up to, but not including, 1. */
    public double uniform() {
        return (rng.nextLong() >>> 11) * 0x1p-53;
    }

    /** Draws from the standard normal distribution (Box and Muller). */
    public double gauss() {
        double radius = StrictMath.sqrt(-2 * StrictMath.log(1 - uniform()));
        return radius * StrictMath.cos(2 * StrictMath.PI * uniform());
    }
}
