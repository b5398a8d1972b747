package regatta.host.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the standard error of a bot without pause, and keeps a bounded part of it for the record. */
public final class StderrReader {

    private static final int MAX_BYTES = 8 * 1024;

    /** The bytes kept of the end of the output, usually the end of a traceback. */
    private static final int LAST_BYTES = 8 * 1024;

    private static final int LAST_LINES = 12;

    private static final int MAX_JOIN_MILLIS = 1000;

    /** The stack frames reported of each trace. The first ones may be those of libraries. */
    private static final int MAX_FRAMES = 5;

    private static final Pattern FRAME = Pattern.compile("\\s*(at .*|\\.\\.\\. \\d+ more)");

    private final byte[] bytes = new byte[MAX_BYTES];
    private int size;
    private long dropped;
    private final byte[] last = new byte[LAST_BYTES];
    private int lastSize;
    private final Thread thread;

    StderrReader(InputStream in, String name) {
        thread = new Thread(() -> drain(in), name + "-stderr");
        thread.setDaemon(true);
        thread.start();
    }

    private void drain(InputStream in) {
        byte[] chunk = new byte[4096];
        try (in) {
            for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
                add(chunk, n);
            }
        } catch (IOException e) {
            // The process has ended; the rest of its output is lost.
        }
    }

    private synchronized void add(byte[] chunk, int length) {
        int fits = Math.min(length, MAX_BYTES - size);
        System.arraycopy(chunk, 0, bytes, size, fits);
        size += fits;
        dropped += length - fits;
        addLast(chunk, length);
    }

    private void addLast(byte[] chunk, int length) {
        int fresh = Math.min(length, LAST_BYTES);
        int old = Math.min(lastSize, LAST_BYTES - fresh);
        System.arraycopy(last, lastSize - old, last, 0, old);
        System.arraycopy(chunk, length - fresh, last, old, fresh);
        lastSize = old + fresh;
    }

    /** Returns the last lines of the whole output, without most lines of long stack traces. */
    public synchronized List<String> lastLines() {
        List<String> lines = new ArrayList<>();
        int frames = 0;
        for (String line : new String(last, 0, lastSize, StandardCharsets.UTF_8).split("\\R")) {
            frames = FRAME.matcher(line).matches() ? frames + 1 : 0;
            if (!line.isBlank() && frames <= MAX_FRAMES) {
                lines.add(line.stripTrailing());
            }
        }
        return List.copyOf(lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
    }

    /** Returns the output since the last call, decoded by {@code charset}. */
    synchronized String take(Charset charset) {
        if (size == 0 && dropped == 0) {
            return "";
        }
        String text = new String(bytes, 0, size, charset);
        if (dropped > 0) {
            text += new String(("\n… " + dropped + " more bytes").getBytes(StandardCharsets.UTF_8), charset);
        }
        size = 0;
        dropped = 0;
        return text;
    }

    /** Discards the output so far, which belongs to a match that is over. */
    synchronized void clear() {
        size = 0;
        dropped = 0;
        lastSize = 0;
    }

    /** Waits up to a second for the remaining output. A child of the process may keep the pipe open. */
    public void finish() {
        try {
            thread.join(MAX_JOIN_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
