package regatta.core;

/**
 * A small source of chance for bots and tests (SplitMix64): equal seeds give equal draws, here and in the browser. Games
 * whose originals prescribe a generator bring their own.
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

    /** Returns true once in {@code n} draws. */
    public boolean oneIn(int n) {
        return below(n) == 0;
    }
}
