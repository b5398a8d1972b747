package regatta.soak;

import regatta.core.Fingerprint;

/**
 * The random numbers of a match: the JDK's {@code SHA1PRNG}, rebuilt so that it gives the same numbers in a browser,
 * with the JDK's ways to derive bounded numbers. It belongs to the position, because one tutorial draws numbers during
 * a match. Mutable, for one thread.
 */
public final class RefereeRandom {

    private final Sha1 sha1 = new Sha1();
    private final byte[] state = new byte[Sha1.BYTES];
    private final byte[] block = new byte[Sha1.BYTES];

    /** The number of bytes of {@link #block} that were used. */
    private int drawn = Sha1.BYTES;

    /** Starts the stream of a seed. With 0 the original would seed itself from its machine. */
    public RefereeRandom(long seed) {
        byte[] bytes = new byte[Long.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (seed >>> i * 8);
        }
        sha1.digest(bytes, state);
    }

    private RefereeRandom() {}

    RefereeRandom copy() {
        RefereeRandom copy = new RefereeRandom();
        copy.copyFrom(this);
        return copy;
    }

    void copyFrom(RefereeRandom other) {
        System.arraycopy(other.state, 0, state, 0, Sha1.BYTES);
        System.arraycopy(other.block, 0, block, 0, Sha1.BYTES);
        drawn = other.drawn;
    }

    void addTo(Fingerprint print) {
        print.add(state, Sha1.BYTES).add(drawn);
    }

    int nextByte() {
        if (drawn == Sha1.BYTES) {
            sha1.digest(state, block);
            stir();
            drawn = 0;
        }
        return block[drawn++] & 0xff;
    }

    /** Adds the new block to the state, as signed bytes with a carry that may be negative. */
    private void stir() {
        boolean changed = false;
        int carry = 1;
        for (int i = 0; i < Sha1.BYTES; i++) {
            int sum = state[i] + block[i] + carry;
            changed |= state[i] != (byte) sum;
            state[i] = (byte) sum;
            carry = sum >> 8;
        }
        if (!changed) {
            state[0]++;
        }
    }

    private int bits(int count) {
        int bytes = (count + 7) / 8;
        int value = 0;
        for (int i = 0; i < bytes; i++) {
            value = value << 8 | nextByte();
        }
        return value >>> bytes * 8 - count;
    }

    boolean coin() {
        return bits(1) == 1;
    }

    /** Returns a number from 0 (inclusive) to {@code bound} (exclusive). */
    int below(int bound) {
        int drawn31 = bits(31);
        if ((bound & bound - 1) == 0) {
            return (int) ((long) bound * drawn31 >> 31);
        }
        int value = drawn31 % bound;
        while (drawn31 - value + (bound - 1) < 0) {
            drawn31 = bits(31);
            value = drawn31 % bound;
        }
        return value;
    }

    /**
     * Returns a number from {@code low} (inclusive) to {@code high} (exclusive); by another method than {@link #below}.
     */
    int between(int low, int high) {
        int count = high - low;
        int drawn32 = bits(32);
        if ((count & count - 1) == 0) {
            return low + (drawn32 & count - 1);
        }
        int upper = drawn32 >>> 1;
        int value = upper % count;
        while (upper + (count - 1) - value < 0) {
            upper = bits(32) >>> 1;
            value = upper % count;
        }
        return low + value;
    }

    /** Shuffles the first {@code size} entries. */
    void shuffle(int[] list, int size) {
        for (int i = size; i > 1; i--) {
            int other = below(i);
            int kept = list[i - 1];
            list[i - 1] = list[other];
            list[other] = kept;
        }
    }
}
