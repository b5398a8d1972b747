package regatta.core;

/**
 * A hash of the fields of a position, with 64 bits.
 *
 * <p>It uses two 32-bit values instead of one of 64 bits, which is as fast in Java and much faster in JavaScript,
 * which has no 64-bit integers.
 */
public final class Fingerprint {

    private int high = 0x9e3779b9;
    private int low = 0x7f4a7c15;

    public Fingerprint add(int value) {
        high = Integer.rotateLeft((high ^ value) * 0x85ebca6b, 13);
        low = (Integer.rotateLeft(low, 17) + value) * 0xc2b2ae35;
        return this;
    }

    public Fingerprint add(long value) {
        return add((int) value).add((int) (value >>> 32));
    }

    public Fingerprint add(boolean value) {
        return add(value ? 1 : 0);
    }

    /** Adds the first {@code count} entries. */
    public Fingerprint add(int[] values, int count) {
        for (int i = 0; i < count; i++) {
            add(values[i]);
        }
        return this;
    }

    /** Adds the first {@code count} entries. */
    public Fingerprint add(long[] values, int count) {
        for (int i = 0; i < count; i++) {
            add(values[i]);
        }
        return this;
    }

    /** Adds the first {@code count} entries. */
    public Fingerprint add(byte[] values, int count) {
        for (int i = 0; i < count; i++) {
            add(values[i]);
        }
        return this;
    }

    public long value() {
        return (long) scramble(high ^ Integer.rotateLeft(low, 7)) << 32 | scramble(low + high) & 0xffffffffL;
    }

    private static int scramble(int bits) {
        int h = (bits ^ bits >>> 16) * 0x85ebca6b;
        h = (h ^ h >>> 13) * 0xc2b2ae35;
        return h ^ h >>> 16;
    }

    /** Returns a fingerprint as 16 hexadecimal digits, as in records. */
    public static String text(long fingerprint) {
        String digits = Long.toHexString(fingerprint);
        return "0".repeat(16 - digits.length()) + digits;
    }
}
