package regatta.host;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads all that a bot writes to its standard error, always, and keeps a bounded part of it for the record. */
final class ErrorDrain {

    private static final int KEPT_BYTES = 8 * 1024;

    private final byte[] kept = new byte[KEPT_BYTES];
    private int size;
    private long dropped;
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
