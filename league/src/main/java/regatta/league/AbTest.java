package regatta.league;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import regatta.core.BadInput;
import regatta.core.Scenario;
import regatta.host.Arena;
import regatta.host.BotSpec;
import regatta.host.MatchPlan;
import regatta.host.MatchReport;

/**
 * Answers whether a bot is better than another, on blocks: each scenario is played in both seatings, so that the luck of
 * the map and of the seat cancels. Blocks are counted in their order, whichever ends first, so the answer does not depend
 * on how many are played at a time.
 */
public final class AbTest {

    /** Hears how the test goes. */
    public interface Listener {

        /** A block was counted. */
        void blockCounted(Verdict verdict, int faults);
    }

    private final MatchPlan pattern;
    private final long firstSeed;
    private final SequentialTest test;
    private final int mostBlocks;
    private final Listener listener;
    private int faults;

    /**
     * Prepares a test.
     *
     * @param pattern a match of the new bot, in seat 0, against the old one, in seat 1
     */
    public AbTest(MatchPlan pattern, SequentialTest test, int mostBlocks, Listener listener) {
        if (pattern.bots().size() != 2) {
            throw new BadInput("An A/B test compares two bots.");
        }
        this.pattern = pattern;
        this.test = test;
        this.mostBlocks = mostBlocks;
        this.listener = listener;
        firstSeed = pattern.scenario().number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** Plays until the answer is clear, or {@code mostBlocks} are played. */
    public Verdict run(int threads) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        BlockingQueue<Future<Double>> underWay = new ArrayBlockingQueue<>(threads * 2);
        int begun = 0;
        Verdict verdict = test.verdict();
        try {
            for (int counted = 0; counted < mostBlocks; counted++) {
                while (begun < mostBlocks && underWay.remainingCapacity() > 0) {
                    int block = begun++;
                    Callable<Double> play = () -> play(block);
                    underWay.add(pool.submit(play));
                }
                verdict = test.add(underWay.take().get());
                listener.blockCounted(verdict, faults());
                if (verdict.answer() != Verdict.Answer.UNDECIDED) {
                    break;
                }
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
        } finally {
            pool.shutdownNow();
        }
        return verdict;
    }

    private double play(int block) {
        Scenario scenario = pattern.scenario().with("seed", String.valueOf(firstSeed + block));
        double score = 0;
        for (int newSeat = 0; newSeat < 2; newSeat++) {
            List<BotSpec> bots = new ArrayList<>(pattern.bots());
            if (newSeat == 1) {
                bots.add(bots.remove(0));
            }
            MatchReport report = Arena.play(
                    new MatchPlan(
                            pattern.game(),
                            scenario,
                            bots,
                            pattern.time(),
                            pattern.sandbox(),
                            null,
                            pattern.jarCommand()),
                    (turn, limit) -> {});
            score += score(report, newSeat) / 2;
            note(report);
        }
        return score;
    }

    private static double score(MatchReport report, int seat) {
        int own = report.seats().get(seat).standing().rank();
        int other = report.seats().get(1 - seat).standing().rank();
        return own < other ? 1 : own > other ? 0 : 0.5;
    }

    private synchronized void note(MatchReport report) {
        report.seats().forEach(seat -> faults += seat.faults().size());
    }

    private synchronized int faults() {
        return faults;
    }
}
