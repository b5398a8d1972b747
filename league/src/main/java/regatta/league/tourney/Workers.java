package regatta.league.tourney;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Threads that do the same work side by side. */
final class Workers implements AutoCloseable {

    /** How long bots may take to go when a tournament is interrupted. */
    private static final int LONGEST_END_SECONDS = 4;

    private final int count;
    private final ExecutorService pool;

    Workers(int count) {
        this.count = count;
        pool = Executors.newFixedThreadPool(count);
    }

    /** Works until all threads are done, or the first fails; returns false if the calling thread was interrupted. */
    boolean run(Runnable work) {
        CompletionService<Boolean> ended = new ExecutorCompletionService<>(pool);
        List<Future<Boolean>> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(ended.submit(work, true));
        }
        try {
            for (int i = 0; i < all.size(); i++) {
                ended.take().get();
            }
            return true;
        } catch (InterruptedException e) {
            return false;
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
        try {
            pool.awaitTermination(LONGEST_END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
