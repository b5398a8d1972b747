package regatta.host.process;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import regatta.core.Answer;

/** Splits a stream of bytes into lines. Bytes after the requested lines stay for the next turn. Not thread-safe. */
final class LineBuffer {

    private final boolean carriageReturnEnds;
    private byte[] bytes = new byte[4096];
    private int start;
    private int size;

    /** How far the current line has been searched for its end. */
    private int searched;

    /** Whether the last line ended with a carriage return: a line feed directly after it belongs to it. */
    private boolean swallowLineFeed;

    LineBuffer(boolean carriageReturnEnds) {
        this.carriageReturnEnds = carriageReturnEnds;
    }

    void add(byte[] more, int length) {
        if (size + length > bytes.length) {
            System.arraycopy(bytes, start, bytes, 0, size - start);
            size -= start;
            searched -= start;
            start = 0;
            if (size + length > bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + length));
            }
        }
        System.arraycopy(more, 0, bytes, size, length);
        size += length;
    }

    /** Moves complete lines to {@code answer} until it has {@code lines} of them, and returns whether it has. */
    boolean moveTo(Answer answer, int lines) {
        while (answer.lines() < lines) {
            if (swallowLineFeed && start < size) {
                swallowLineFeed = false;
                if (bytes[start] == '\n') {
                    start++;
                    searched = start;
                }
            }
            int end = lineEnd();
            if (end < 0) {
                return false;
            }
            answer.add(bytes, start, end);
            swallowLineFeed = bytes[end] == '\r';
            start = end + 1;
            searched = start;
        }
        return true;
    }

    private int lineEnd() {
        for (; searched < size; searched++) {
            if (bytes[searched] == '\n' || carriageReturnEnds && bytes[searched] == '\r') {
                return searched;
            }
        }
        return -1;
    }

    int waiting() {
        return size - start;
    }

    String excerpt(int max) {
        return new String(bytes, start, Math.min(max, waiting()), StandardCharsets.UTF_8);
    }
}
