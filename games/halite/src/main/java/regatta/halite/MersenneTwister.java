package regatta.halite;

/** MT19937, the random generator of the original for maps, sizes and tie-breaks. */
final class MersenneTwister {

    private static final int SIZE = 624;
    private static final int OFFSET = 397;
    private static final double TWO_TO_32 = 4294967296.0;
    private static final double MAX_BELOW_ONE = 0x1.fffffffffffffp-1;

    private final int[] state = new int[SIZE];
    private int next = SIZE;

    /** Seeds the generator with the low 32 bits of {@code seed}. */
    MersenneTwister(long seed) {
        state[0] = (int) seed;
        for (int i = 1; i < SIZE; i++) {
            state[i] = 1812433253 * (state[i - 1] ^ state[i - 1] >>> 30) + i;
        }
    }

    /** Returns the next 32-bit output as a number from 0 to 2³²−1. */
    long next() {
        if (next == SIZE) {
            twist();
        }
        int y = state[next++];
        y ^= y >>> 11;
        y ^= y << 7 & 0x9d2c5680;
        y ^= y << 15 & 0xefc60000;
        y ^= y >>> 18;
        return y & 0xffffffffL;
    }

    private void twist() {
        for (int i = 0; i < SIZE; i++) {
            int y = state[i] & 0x80000000 | state[(i + 1) % SIZE] & 0x7fffffff;
            state[i] = state[(i + OFFSET) % SIZE] ^ y >>> 1 ^ ((y & 1) == 0 ? 0 : 0x9908b0df);
        }
        next = 0;
    }

    /** Returns a uniform double below 1, made of two outputs as in the original's standard library. */
    double nextDouble() {
        double low = next();
        double high = next();
        double u = (low + high * TWO_TO_32) / (TWO_TO_32 * TWO_TO_32);
        return u >= 1.0 ? MAX_BELOW_ONE : u;
    }
}
