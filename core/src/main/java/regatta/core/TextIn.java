package regatta.core;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads words and numbers from lines, and reports errors with line and column. Not thread-safe. */
public final class TextIn {

    private final Supplier<@Nullable String> lines;
    private String line = "";
    private int lineNumber;
    private int at;

    /** @param lines returns the next line, or null at the end */
    public TextIn(Supplier<@Nullable String> lines) {
        this.lines = lines;
    }

    /** Moves to the next word, on this line or a later one. Returns false if there is none. */
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

    public String word() {
        int from = begin();
        while (at < line.length() && line.charAt(at) > ' ') {
            at++;
        }
        return line.substring(from, at);
    }

    /** Returns the rest of the line, from the next word on. */
    public String rest() {
        int from = begin();
        at = line.length();
        return line.substring(from);
    }

    /** Moves to the start of the next line, which may be empty. */
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

    public void expect(String expected) {
        int from = begin();
        String word = word();
        if (!word.equals(expected)) {
            throw bad(from, "expected '" + expected + "', not '" + word + "'");
        }
    }

    public int number() {
        int from = begin();
        long value = longNumber();
        if (value != (int) value) {
            throw bad(from, "the number " + value + " is too large");
        }
        return (int) value;
    }

    public int number(int min, int max) {
        int from = begin();
        int value = number();
        if (value < min || value > max) {
            throw bad(from, "expected a number from " + min + " to " + max + ", not " + value);
        }
        return value;
    }

    public long longNumber() {
        int from = begin();
        String word = word();
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw bad(from, "expected a number, not '" + word + "'");
        }
    }

    private BadInput bad(int from, String problem) {
        return new BadInput("Line " + lineNumber + " of the input, column " + (from + 1) + ": " + problem + ".");
    }
}
