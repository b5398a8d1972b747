package regatta.league;

import java.util.List;

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
        /** As many blocks were played as were allowed. */
        SPENT,
        /** Somebody asked it to stop. */
        INTERRUPTED
    }

    /**
     * What came of a test.
     *
     * @param failures the bots that failed
     */
    public record Outcome(Verdict verdict, Ending ending, List<Failure> failures) {}

    private final Comparison comparison;
    private final SequentialTest test;
    private final int mostBlocks;
    private final Listener listener;
    private final Failures failures = new Failures();

    /** Prepares a test of at most that many blocks. */
    public AbTest(Comparison comparison, SequentialTest test, int mostBlocks, Listener listener) {
        this.comparison = comparison;
        this.test = test;
        this.mostBlocks = Math.min(mostBlocks, comparison.blocks());
        this.listener = listener;
    }

    /** Plays until the answer is clear, no more blocks are allowed, or the calling thread is interrupted. */
    public Outcome run(int threads) {
        Ending ending = Ending.SPENT;
        try (BlockQueue queue = new BlockQueue(threads, threads * 2)) {
            int begun = 0;
            while (!test.verdict().settled() && test.verdict().blocks() < mostBlocks) {
                while (begun < mostBlocks && queue.hasRoom()) {
                    int block = begun++;
                    queue.begin(() -> comparison.play(block));
                }
                count(queue.next());
            }
        } catch (InterruptedException e) {
            ending = Ending.INTERRUPTED;
        }
        Verdict verdict = test.verdict();
        if (verdict.settled()) {
            ending = verdict.alike() ? Ending.ALIKE : Ending.DECIDED;
        }
        return new Outcome(verdict, ending, failures.list());
    }

    private void count(Block block) {
        failures.add(block);
        listener.blockCounted(test.add(block.score()), failures.list());
    }
}
