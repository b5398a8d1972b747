package regatta.host.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;
import regatta.host.sandbox.VisibleFiles;
import regatta.host.spi.JarRunner;

/**
 * A pool of bot processes between matches. A bot that supports it ({@link JarRunner#between}) plays several matches in
 * one process, so that it is started and warmed up once. A process that failed, that does not confirm the reset, or
 * that has played enough matches is closed. Thread-safe.
 */
public final class ProcessPool implements AutoCloseable {

    /** The number of idle processes. Beyond that, the process that has been idle longest is closed. */
    private static final int MAX_IDLE = 32;

    /** The number of matches per process. Limits hold for a process, however many matches it plays. */
    private static final int MAX_MATCHES = 100;

    private static final long MAX_RESET_NANOS = 3_000_000_000L;

    /** The properties that two matches must share to use the same process. */
    public record Key(List<String> command, VisibleFiles files, Sandbox.Level sandbox, Limits limits, String between) {}

    private record PooledProcess(Key key, BotProcess process, int matches) {}

    private final LongSupplier clock;
    private final Deque<PooledProcess> idle = new ArrayDeque<>();
    private boolean closed;

    /** @param clock returns the time in nanoseconds, as {@link System#nanoTime} does */
    public ProcessPool(LongSupplier clock) {
        this.clock = clock;
    }

    /** Returns a process for a match, idle or new. It returns to the pool by {@link BotProcess#release}. */
    public BotProcess take(Key key, Sandbox sandbox) throws IOException {
        PooledProcess pooled = idle(key);
        if (pooled == null) {
            BotProcess process = BotProcess.start(key.command(), key.files(), sandbox);
            pooled = new PooledProcess(key, process, 0);
        }
        PooledProcess playing = new PooledProcess(key, pooled.process(), pooled.matches() + 1);
        playing.process().onRelease(reusable -> takeBack(playing, reusable));
        return playing.process();
    }

    private synchronized @Nullable PooledProcess idle(Key key) {
        for (Iterator<PooledProcess> all = idle.descendingIterator(); all.hasNext(); ) {
            PooledProcess pooled = all.next();
            if (pooled.key().equals(key)) {
                all.remove();
                if (pooled.process().alive()) {
                    return pooled;
                }
                pooled.process().close();
            }
        }
        return null;
    }

    private void takeBack(PooledProcess pooled, boolean reusable) {
        if (!reusable || pooled.matches() >= MAX_MATCHES || !reset(pooled)) {
            pooled.process().close();
            return;
        }
        pooled.process().stderr().clear();
        PooledProcess surplus = add(pooled);
        if (surplus != null) {
            surplus.process().close();
        }
    }

    private synchronized @Nullable PooledProcess add(PooledProcess pooled) {
        if (closed) {
            return pooled;
        }
        idle.addLast(pooled);
        return idle.size() > MAX_IDLE ? idle.removeFirst() : null;
    }

    /** Sends the bot the line that ends a match. Returns whether the bot replied with exactly this line. */
    private boolean reset(PooledProcess pooled) {
        byte[] line = (pooled.key().between() + "\n").getBytes(StandardCharsets.US_ASCII);
        try {
            pooled.process().input().write(line);
            pooled.process().input().flush();
            InputStream in = pooled.process().output();
            long began = clock.getAsLong();
            while (in.available() < line.length && pooled.process().alive()) {
                if (clock.getAsLong() - began > MAX_RESET_NANOS
                        || Thread.currentThread().isInterrupted()) {
                    return false;
                }
                LockSupport.parkNanos(100_000);
            }
            return in.available() == line.length
                    && new String(in.readNBytes(line.length), StandardCharsets.US_ASCII)
                            .equals(new String(line, StandardCharsets.US_ASCII));
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() {
        List<PooledProcess> left;
        synchronized (this) {
            closed = true;
            left = List.copyOf(idle);
            idle.clear();
        }
        left.forEach(pooled -> pooled.process().close());
    }
}
