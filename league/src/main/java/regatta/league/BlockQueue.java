package regatta.league;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Plays blocks on several threads and hands out what came of them in the order they were begun, whichever ends first, so
 * that no answer depends on timing. A table: one owner, one thread.
 */
final class BlockQueue implements AutoCloseable {

    private static final long LONGEST_END_SECONDS = 4;

    private final ExecutorService pool;
    private final int capacity;
    private final Queue<Future<Block>> underWay = new ArrayDeque<>();

    /** Makes an empty queue of at most {@code capacity} blocks. */
    BlockQueue(int threads, int capacity) {
        pool = Executors.newFixedThreadPool(threads);
        this.capacity = capacity;
    }

    boolean hasRoom() {
        return underWay.size() < capacity;
    }

    boolean isEmpty() {
        return underWay.isEmpty();
    }

    void begin(Callable<Block> play) {
        underWay.add(pool.submit(play));
    }

    /** Awaits the block that was begun first. */
    Block next() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException(); // Also if the block is there already, else a fast game would not notice.
        }
        try {
            return underWay.remove().get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
        }
    }

    /** Ends the matches under way, and their bots with them. */
    @Override
    public void close() {
        pool.shutdownNow();
        boolean interrupted = Thread.interrupted();
        try {
            pool.awaitTermination(LONGEST_END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
