package regatta.core;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads words and numbers line by line, and knows where it is: what makes no sense is told with its line and column. A
 * table: one owner, one thread.
 */
public final class TextIn {

    private final Supplier<@Nullable String> lines;
    private String line = "";
    private int lineNumber;
    private int at;

    /**
     * Prepares to read.
     *
     * @param lines gives the next line, or null at the end
     */
    public TextIn(Supplier<@Nullable String> lines) {
        this.lines = lines;
    }

    /** Goes to the next word, on this line or a later one; returns false if there is none. */
    public boolean more() {
        while (true) {
            skipBlanks();
            if (at < line.length()) {
                return true;
            }
            String next = lines.get();
            if (next == null) {
                return false;
            }
            line = next;
            lineNumber++;
            at = 0;
        }
    }

    private void skipBlanks() {
        while (at < line.length() && line.charAt(at) <= ' ') {
            at++;
        }
    }

    /** Returns the next word. */
    public String word() {
        int from = begin();
        while (at < line.length() && line.charAt(at) > ' ') {
            at++;
        }
        return line.substring(from, at);
    }

    /** Returns what is left of the line that the next word stands on. */
    public String rest() {
        int from = begin();
        at = line.length();
        return line.substring(from);
    }

    /** Goes to the next line, of which nothing is read yet: for lines that may be empty. */
    public void nextLine() {
        String next = lines.get();
        if (next == null) {
            throw new BadInput("The input ends in the middle of a message, after line " + lineNumber + ".");
        }
        line = next;
        lineNumber++;
        at = 0;
    }

    private int begin() {
        if (!more()) {
            throw new BadInput("The input ends in the middle of a message, after line " + lineNumber + ".");
        }
        return at;
    }

    /** Reads the next word, which must be {@code expected}. */
    public void expect(String expected) {
        int from = begin();
        String word = word();
        if (!word.equals(expected)) {
            throw bad(from, "'" + expected + "' must stand here, not '" + word + "'");
        }
    }

    /** Reads a whole number of 32 bits. */
    public int number() {
        int from = begin();
        long value = longNumber();
        if (value != (int) value) {
            throw bad(from, value + " is too large a number");
        }
        return (int) value;
    }

    /** Reads a whole number from {@code least} to {@code most}. */
    public int number(int least, int most) {
        int from = begin();
        int value = number();
        if (value < least || value > most) {
            throw bad(from, "a number from " + least + " to " + most + " must stand here, not " + value);
        }
        return value;
    }

    /** Reads a whole number. */
    public long longNumber() {
        int from = begin();
        String word = word();
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw bad(from, "a number must stand here, not '" + word + "'");
        }
    }

    private BadInput bad(int from, String problem) {
        return new BadInput("Line " + lineNumber + " of the input, column " + (from + 1) + ": " + problem + ".");
    }
}
