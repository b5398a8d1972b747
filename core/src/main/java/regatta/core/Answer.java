package regatta.core;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The lines that a bot answers in one turn, as bytes without line ends. Not thread-safe; reused from turn to turn. */
public final class Answer {

    private byte[] bytes = new byte[256];
    private int size;
    private int[] ends = new int[16];
    private int lines;

    /** Returns an answer with the given lines, for tests and recordings. */
    public static Answer of(String... lines) {
        Answer answer = new Answer();
        for (String line : lines) {
            answer.add(line);
        }
        return answer;
    }

    public void clear() {
        size = 0;
        lines = 0;
    }

    public void add(String line) {
        byte[] utf8 = line.getBytes(StandardCharsets.UTF_8);
        add(utf8, 0, utf8.length);
    }

    /** Adds the bytes from {@code from} (inclusive) to {@code to} (exclusive) as one line. */
    public void add(byte[] source, int from, int to) {
        int length = to - from;
        if (size + length > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + length));
        }
        if (lines == ends.length) {
            ends = Arrays.copyOf(ends, lines * 2);
        }
        System.arraycopy(source, from, bytes, size, length);
        size += length;
        ends[lines++] = size;
    }

    /** Adds each line of {@code text}. The last one need not have a line end. */
    public void addLines(TextOut text) {
        byte[] source = text.array();
        int from = 0;
        for (int i = 0; i < text.size(); i++) {
            if (source[i] == '\n') {
                add(source, from, i);
                from = i + 1;
            }
        }
        if (from < text.size()) {
            add(source, from, text.size());
        }
    }

    public int lines() {
        return lines;
    }

    /** Returns the buffer. A line is its bytes from {@link #start} to {@link #end}. */
    public byte[] bytes() {
        return bytes;
    }

    public int start(int line) {
        return line == 0 ? 0 : ends[line - 1];
    }

    public int end(int line) {
        return ends[line];
    }

    /** Returns a line as text, with the replacement character for bytes that are not UTF-8. */
    public String line(int line) {
        return new String(bytes, start(line), end(line) - start(line), StandardCharsets.UTF_8);
    }

    public List<String> texts() {
        List<String> texts = new ArrayList<>(lines);
        for (int i = 0; i < lines; i++) {
            texts.add(line(i));
        }
        return texts;
    }
}
