package regatta.spacejars;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.core.JsonOut;
import regatta.core.Orders;
import regatta.core.TextOut;
import spaceexplorers.publicapi.IPlanet;

/**
 * Calls a strategy on a worker thread with a time limit. A worker that does not return is interrupted and abandoned;
 * the next turn has a new one.
 */
final class TimedPlayer implements AutoCloseable {

    private final StrategyPlayer player;
    private final int turnMillis;
    private volatile @Nullable Thread thread;
    private ExecutorService worker = newWorker();
    private boolean leftBehind;

    TimedPlayer(StrategyPlayer player, int turnMillis) {
        this.player = player;
        this.turnMillis = turnMillis;
    }

    /** Adds the orders that the strategy gave in time. */
    void play(List<IPlanet> planets, int seat, Orders orders) throws InterruptedException {
        OrderQueue queue = new OrderQueue();
        Future<?> turn = worker.submit(() -> think(planets, queue));
        boolean late = !ended(turn);
        player.collect(queue, seat, orders); // Before the interrupt, which a strategy could answer with more orders.
        if (late) {
            report("took longer than " + turnMillis + " ms; its orders so far count");
            worker.shutdownNow();
            worker = newWorker();
            leftBehind = true;
        }
    }

    /**
     * Stops the worker. Returns whether no thread of the strategy is left: neither a late worker nor one that it
     * started.
     */
    boolean clear() throws InterruptedException {
        worker.shutdown();
        boolean ended = worker.awaitTermination(turnMillis, TimeUnit.MILLISECONDS);
        Thread last = thread;
        if (last != null) {
            last.join(turnMillis); // A worker reports its end a moment before its thread ends.
        }
        return ended && !leftBehind && Thread.activeCount() == 1;
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }

    private boolean ended(Future<?> turn) throws InterruptedException {
        try {
            turn.get(turnMillis, TimeUnit.MILLISECONDS);
            return true;
        } catch (ExecutionException e) {
            return true; // Even the message about the strategy failed. Its orders still count.
        } catch (TimeoutException e) {
            return false;
        }
    }

    private void think(List<IPlanet> planets, OrderQueue queue) {
        Throwable thrown = player.think(planets, queue);
        if (thrown != null) {
            thrown.printStackTrace(); // On the worker and within its time: getMessage may be code of the strategy.
            report(thrown + where(thrown) + "; its orders so far count");
        }
    }

    /** Returns the innermost line that is not of the Java library. */
    private static String where(Throwable thrown) {
        return Stream.of(thrown.getStackTrace())
                .filter(line -> !line.getClassName().startsWith("java."))
                .map(line -> " at " + line)
                .findFirst()
                .orElse("");
    }

    /** Reports an error of the strategy to the arena. It ends the turn of the strategy, not the match. */
    private static void report(String error) {
        TextOut line = new TextOut();
        new JsonOut(line).open('{').key("error").value(error).close('}');
        System.err.println("@" + line);
    }

    private ExecutorService newWorker() {
        return Executors.newSingleThreadExecutor(task -> {
            Thread made = new Thread(task, "strategy");
            made.setDaemon(true);
            thread = made;
            return made;
        });
    }
}
