package regatta.host.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads all that a bot writes to its standard error, always, and keeps a bounded part of it for the record. */
public final class ErrorDrain {

    private static final int KEPT_BYTES = 8 * 1024;

    /** Of the last words of a bot that ended so much is told: the end of a traceback, which says what was wrong. */
    private static final int LAST_BYTES = 8 * 1024;

    private static final int LAST_LINES = 8;

    private static final int LONGEST_WAIT_MILLIS = 1000;

    /** Of the frames of a stack so many are told: the first says where, and what was wrong stands above it. */
    private static final int TOLD_FRAMES = 2;

    private static final Pattern FRAME = Pattern.compile("at .*|\\.\\.\\. \\d+ more");

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
    public synchronized String lastWords() {
        List<String> told = new ArrayList<>();
        int frames = 0;
        for (String line : new String(last, 0, lastSize, StandardCharsets.UTF_8).split("\\R")) {
            String words = line.strip();
            frames = FRAME.matcher(words).matches() ? frames + 1 : 0;
            if (!words.isEmpty() && frames <= TOLD_FRAMES) {
                told.add(words);
            }
        }
        return String.join(" | ", told.subList(Math.max(0, told.size() - LAST_LINES), told.size()));
    }

    /** Returns what came since the last call, decoded by {@code charset}. */
    synchronized String take(Charset charset) {
        if (size == 0 && dropped == 0) {
            return "";
        }
        String text = new String(kept, 0, size, charset);
        if (dropped > 0) {
            text += new String(("\n… " + dropped + " bytes more").getBytes(StandardCharsets.UTF_8), charset);
        }
        size = 0;
        dropped = 0;
        return text;
    }

    /** Forgets what came: it belongs to a match that is over. */
    synchronized void forget() {
        size = 0;
        dropped = 0;
        lastSize = 0;
    }

    /** Waits for the last words of a process that ended, but not for long: something it left behind may hold on to the pipe. */
    public void finish() {
        try {
            thread.join(LONGEST_WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
