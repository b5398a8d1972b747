package regatta.core;

/**
 * Folds the fields of a position into 64 bits.
 *
 * <p>Two lanes of 32-bit arithmetic instead of one of 64: as fast here, and much faster in a browser, where the same
 * class runs as JavaScript and has no 64-bit integers.
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

    /** Folds in the first {@code count} entries. */
    public Fingerprint add(int[] values, int count) {
        for (int i = 0; i < count; i++) {
            add(values[i]);
        }
        return this;
    }

    /** Folds in the first {@code count} entries. */
    public Fingerprint add(long[] values, int count) {
        for (int i = 0; i < count; i++) {
            add(values[i]);
        }
        return this;
    }

    /** Folds in the first {@code count} entries. */
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

    /** Returns a fingerprint as 16 hexadecimal digits, the way records and people write it. */
    public static String text(long fingerprint) {
        String digits = Long.toHexString(fingerprint);
        return "0".repeat(16 - digits.length()) + digits;
    }
}
