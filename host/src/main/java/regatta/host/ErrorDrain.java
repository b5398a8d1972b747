package regatta.host;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads all that a bot writes to its standard error, always, and keeps a bounded part of it for the record. */
final class ErrorDrain {

    private static final int KEPT_BYTES = 8 * 1024;

    /** Of the last words of a bot that ended so much is told: the end of a traceback, which says what was wrong. */
    private static final int LAST_BYTES = 2 * 1024;

    private static final int LAST_LINES = 6;

    private final byte[] kept = new byte[KEPT_BYTES];
    private int size;
    private long dropped;
    private final byte[] last = new byte[LAST_BYTES];
    private int lastSize;
    private final Thread thread;

    ErrorDrain(InputStream in, String name) {
        thread = new Thread(() -> drain(in), name + "-stderr");
        thread.setDaemon(true);
        thread.start();
    }

    private void drain(InputStream in) {
        byte[] chunk = new byte[4096];
        try (in) {
            for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
                keep(chunk, n);
            }
        } catch (IOException e) {
            // The process is gone, and with it whatever it still had to say.
        }
    }

    private synchronized void keep(byte[] chunk, int length) {
        int fits = Math.min(length, KEPT_BYTES - size);
        System.arraycopy(chunk, 0, kept, size, fits);
        size += fits;
        dropped += length - fits;
        keepLast(chunk, length);
    }

    private void keepLast(byte[] chunk, int length) {
        int fresh = Math.min(length, LAST_BYTES);
        int old = Math.min(lastSize, LAST_BYTES - fresh);
        System.arraycopy(last, lastSize - old, last, 0, old);
        System.arraycopy(chunk, length - fresh, last, old, fresh);
        lastSize = old + fresh;
    }

    /** Returns the last lines of all that came, with a bar between two, or nothing if nothing came. */
    synchronized String lastWords() {
        List<String> lines = new String(last, 0, lastSize, StandardCharsets.UTF_8)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        return String.join(" | ", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
    }

    /** Returns what came since the last call. */
    synchronized String take() {
        if (size == 0 && dropped == 0) {
            return "";
        }
        String text = new String(kept, 0, size, StandardCharsets.UTF_8);
        if (dropped > 0) {
            text += "\n… " + dropped + " bytes more";
        }
        size = 0;
        dropped = 0;
        return text;
    }

    /** Waits a little for the last words of a process that ended. */
    void finish() {
        try {
            thread.join(200);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
