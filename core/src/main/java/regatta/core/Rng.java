package regatta.core;

/**
 * A small random number generator (SplitMix64) for bots and tests, with the same sequence in Java and in the browser.
 * Games whose originals prescribe another generator have their own.
 */
public final class Rng {

    private long state;

    public Rng(long seed) {
        state = seed;
    }

    public long nextLong() {
        state += 0x9e3779b97f4a7c15L;
        long z = state;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    /** Returns a number from 0 up to, but not including, {@code bound}. */
    public int below(int bound) {
        return (int) ((nextLong() >>> 32) * bound >>> 32);
    }

    /** Returns true with a probability of 1 in {@code n}. */
    public boolean oneIn(int n) {
        return below(n) == 0;
    }
}
