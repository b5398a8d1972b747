package regatta.core;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A growing buffer of UTF-8 text. It writes numbers without creating strings, and is reused from turn to turn. */
public final class TextOut {

    private static final byte[] MIN_LONG = "-9223372036854775808".getBytes(StandardCharsets.US_ASCII);
    private static final int MAX_INT_DIGITS = 10;
    private static final int BILLION = 1_000_000_000;

    private byte[] bytes;
    private int size;

    public TextOut() {
        this(1024);
    }

    public TextOut(int capacity) {
        bytes = new byte[capacity];
    }

    public TextOut put(char ascii) {
        ensureCapacity(1);
        bytes[size++] = (byte) ascii;
        return this;
    }

    public TextOut put(String text) {
        ensureCapacity(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 0x80) {
                return put(text.substring(i).getBytes(StandardCharsets.UTF_8));
            }
            bytes[size++] = (byte) c;
        }
        return this;
    }

    public TextOut put(byte[] more) {
        return put(more, more.length);
    }

    public TextOut put(TextOut more) {
        return put(more.bytes, more.size);
    }

    private TextOut put(byte[] more, int length) {
        ensureCapacity(length);
        System.arraycopy(more, 0, bytes, size, length);
        size += length;
        return this;
    }

    public TextOut put(int number) {
        if (number < 0) {
            return put((long) number);
        }
        ensureCapacity(MAX_INT_DIGITS);
        int from = size;
        int rest = number;
        do {
            bytes[size++] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (rest != 0);
        reverse(from, size - 1);
        return this;
    }

    public TextOut put(long number) {
        if (number >= 0 && number <= Integer.MAX_VALUE) {
            return put((int) number);
        }
        if (number < 0) {
            return number == Long.MIN_VALUE ? put(MIN_LONG) : put('-').put(-number);
        }
        put(number / BILLION);
        int rest = (int) (number % BILLION);
        for (int place = BILLION / 10; place > 0; place /= 10) {
            put((char) ('0' + rest / place % 10));
        }
        return this;
    }

    private void reverse(int from, int to) {
        for (int i = from, j = to; i < j; i++, j--) {
            byte swapped = bytes[i];
            bytes[i] = bytes[j];
            bytes[j] = swapped;
        }
    }

    public TextOut space() {
        return put(' ');
    }

    public TextOut newline() {
        return put('\n');
    }

    private void ensureCapacity(int more) {
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
        }
    }

    public void clear() {
        size = 0;
    }

    public int size() {
        return size;
    }

    /** Returns the buffer, whose first {@link #size()} bytes are the text. */
    public byte[] array() {
        return bytes;
    }

    @Override
    public String toString() {
        return new String(bytes, 0, size, StandardCharsets.UTF_8);
    }
}
