package regatta.league.verdict;

import java.util.List;
import regatta.host.match.Farm;

/**
 * Answers whether a bot is better than another. Blocks are counted in their order, so the answer does not depend on how
 * many are played at a time.
 */
public final class AbTest {

    /** Hears how the test goes. */
    public interface Listener {

        /** A block was counted. */
        void blockCounted(Verdict verdict, List<Failure> failures);
    }

    /** Why a test ended. */
    public enum Ending {
        /** The evidence sufficed. */
        DECIDED,
        /** No block told the bots apart, and none will. */
        ALIKE,
        /** What is played is always the same: more blocks would tell nothing new. */
        REPEATED,
        /** As many blocks were played as were allowed. */
        SPENT,
        /** Somebody asked it to stop. */
        INTERRUPTED
    }

    /**
     * What came of a test.
     *
     * @param repeated how many blocks were not counted, because the same was played before
     * @param failures the bots that failed
     */
    public record Outcome(Verdict verdict, Ending ending, int repeated, List<Failure> failures) {}

    private final Comparison comparison;
    private final SequentialTest test;
    private final int mostBlocks;
    private final Listener listener;
    private final Failures failures = new Failures();
    private final Evidence evidence = new Evidence();
    private int played;

    /** Prepares a test of at most that many blocks. */
    public AbTest(Comparison comparison, SequentialTest test, int mostBlocks, Listener listener) {
        this.comparison = comparison;
        this.test = test;
        this.mostBlocks = Math.min(mostBlocks, comparison.grounds().blocks());
        this.listener = listener;
    }

    /** Plays until the answer is clear, no more blocks are allowed, or the calling thread is interrupted. */
    public Outcome run(Farm farm) {
        boolean interrupted = false;
        try (BlockQueue queue = new BlockQueue(farm, farm.capacity() * 2)) {
            int begun = 0;
            while (!test.verdict().settled() && played < mostBlocks && !evidence.exhausted()) {
                while (begun < mostBlocks && queue.hasRoom()) {
                    queue.begin(comparison, begun++);
                }
                count(queue.next());
            }
        } catch (InterruptedException e) {
            interrupted = true;
        }
        return new Outcome(test.verdict(), ending(interrupted), evidence.repeated(), failures.list());
    }

    private Ending ending(boolean interrupted) {
        Verdict verdict = test.verdict();
        if (verdict.settled()) {
            return verdict.alike() ? Ending.ALIKE : Ending.DECIDED;
        }
        if (interrupted) {
            return Ending.INTERRUPTED;
        }
        return evidence.exhausted() ? Ending.REPEATED : Ending.SPENT;
    }

    private void count(Block block) {
        played++;
        failures.add(block);
        if (evidence.isNew(block)) {
            listener.blockCounted(test.add(block.score()), failures.list());
        }
    }
}
