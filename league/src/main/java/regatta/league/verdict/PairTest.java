package regatta.league.verdict;

import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.FarmLoop;
import regatta.host.match.FarmLoop.Task;

/**
 * A test that plays blocks until each variant of a race has a verdict. A comparison of two bots is a race with one
 * variant. Blocks are counted in the order in which they start, so verdicts do not depend on how many are played in
 * parallel.
 */
public final class PairTest {

    /** The reason why a test ended. */
    public enum EndReason {
        /** Every variant has a verdict. */
        DECIDED,
        /** No block showed a difference, and none is expected to. */
        ALIKE,
        /** All further blocks would be repetitions. */
        REPEATED,
        /** The maximum number of blocks was played. */
        SPENT,
        /** The thread was interrupted. */
        INTERRUPTED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The result of a test.
     *
     * @param verdicts the verdict of each variant
     * @param repeated the number of blocks that were not counted because they repeated an earlier one
     * @param failures the bots that failed
     */
    public record PairTestResult(List<Verdict> verdicts, EndReason ending, int repeated, List<Failure> failures) {

        public Verdict verdict() {
            return verdicts.get(0);
        }
    }

    /** A source of blocks. */
    public interface Blocks {

        Task task(int variant, int number, BlockCounter counter);
    }

    /** A consumer of block results. */
    public interface BlockCounter {

        /** Counts a block and returns whether it matters: it came before the verdict and is not a repetition. */
        boolean count(Block block);
    }

    private final Race race;
    private final Blocks blocks;
    private final long maxBlocks;
    private final BiConsumer<List<Verdict>, List<Failure>> listener;
    private final Failures failures = new Failures();

    /** The filter of each variant. Different variants may play the same games. */
    private final List<RepeatFilter> evidence;

    private long begun;

    /**
     * Creates a test of at most {@code maxBlocks} blocks in total.
     *
     * @param listener called after each counted block
     */
    public PairTest(Race race, Blocks blocks, long maxBlocks, BiConsumer<List<Verdict>, List<Failure>> listener) {
        this.race = race;
        this.blocks = blocks;
        this.maxBlocks = maxBlocks;
        this.listener = listener;
        evidence =
                Stream.generate(RepeatFilter::new).limit(race.verdicts().size()).toList();
    }

    /**
     * Creates a test of several bots on the same blocks.
     *
     * @param comparison the comparison of any of the bots with the baseline
     */
    public static PairTest of(
            Comparison comparison,
            List<BotSpec> variants,
            Race race,
            long maxBlocks,
            BiConsumer<List<Verdict>, List<Failure>> listener) {
        race.limit(comparison.setup().blocks());
        List<Comparison> comparisons = variants.stream().map(comparison::with).toList();
        Blocks blocks = (variant, number, counter) ->
                comparisons.get(variant).task(number, "block " + variant + " " + number, counter::count);
        return new PairTest(race, blocks, maxBlocks, listener);
    }

    /**
     * Plays until every variant has a verdict, the maximum number of blocks is reached, or the calling thread is
     * interrupted.
     */
    public PairTestResult run(Farm farm) {
        return result(!FarmLoop.inOrder(farm).run(this::next, race::isOver));
    }

    /** Returns the result so far. */
    public PairTestResult result(boolean interrupted) {
        int repeated = evidence.stream().mapToInt(RepeatFilter::repeated).sum();
        return new PairTestResult(race.verdicts(), ending(interrupted), repeated, failures.list());
    }

    private @Nullable Task next() {
        int variant = begun < maxBlocks ? race.next() : Race.NONE;
        if (variant == Race.NONE) {
            return null;
        }
        begun++;
        return blocks.task(variant, race.begun(variant) - 1, block -> count(variant, block));
    }

    private boolean count(int variant, Block block) {
        failures.add(block);
        boolean counts = !race.isOver(variant) && evidence.get(variant).isNew(block);
        if (counts) {
            race.add(variant, block.score());
            listener.accept(race.verdicts(), failures.list());
        } else if (evidence.get(variant).exhausted()) {
            race.retire(variant);
        }
        return counts;
    }

    private EndReason ending(boolean interrupted) {
        if (race.settled()) {
            return race.verdicts().stream().allMatch(Verdict::indistinguishable) ? EndReason.ALIKE : EndReason.DECIDED;
        }
        boolean exhausted = evidence.stream().anyMatch(RepeatFilter::exhausted);
        return interrupted ? EndReason.INTERRUPTED : exhausted ? EndReason.REPEATED : EndReason.SPENT;
    }
}
