package regatta.league.verdict;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.FarmLoop;
import regatta.host.match.FarmLoop.Task;

/**
 * Plays blocks until the sequential test of each variant of a race has its answer; to compare two bots is a race of one
 * variant. Blocks are counted in the order they begin, so the answers do not depend on how many are played at a time.
 */
public final class PairTest {

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
     * The result of a test.
     *
     * @param verdicts by variant
     * @param repeated how many blocks were not counted, because the same was played before
     * @param failures the bots that failed
     */
    public record Outcome(List<Verdict> verdicts, Ending ending, int repeated, List<Failure> failures) {

        /** Returns the verdict on the only variant. */
        public Verdict verdict() {
            return verdicts.get(0);
        }
    }

    /** Makes the blocks to be played. */
    public interface Blocks {

        Task task(int variant, int number, Counter counter);
    }

    /** Takes the result of a block. */
    public interface Counter {

        /** Returns whether the block counts: it came before the answer, and is not a repetition. */
        boolean count(Block block);
    }

    private final Race race;
    private final Blocks blocks;
    private final long maxBlocks;
    private final BiConsumer<List<Verdict>, List<Failure>> listener;
    private final Failures failures = new Failures();

    /** By variant: another variant may well play as this one does. */
    private final List<Evidence> evidence;

    private long begun;

    /**
     * Prepares a test of at most {@code maxBlocks} blocks in all.
     *
     * @param listener is called after each block that counts
     */
    public PairTest(Race race, Blocks blocks, long maxBlocks, BiConsumer<List<Verdict>, List<Failure>> listener) {
        this.race = race;
        this.blocks = blocks;
        this.maxBlocks = maxBlocks;
        this.listener = listener;
        evidence = Stream.generate(Evidence::new).limit(race.verdicts().size()).toList();
    }

    /**
     * Prepares a test of bots on the same blocks.
     *
     * @param comparison of any bot with the baseline
     */
    public static PairTest of(
            Comparison comparison,
            List<BotSpec> variants,
            Race race,
            long maxBlocks,
            BiConsumer<List<Verdict>, List<Failure>> listener) {
        race.limit(comparison.grounds().blocks());
        List<Comparison> comparisons = variants.stream().map(comparison::with).toList();
        Blocks blocks = (variant, number, counter) ->
                comparisons.get(variant).task(number, "block " + variant + " " + number, counter::count);
        return new PairTest(race, blocks, maxBlocks, listener);
    }

    /** Plays until every variant has its answer, no more blocks are allowed, or the calling thread is interrupted. */
    public Outcome run(Farm farm) {
        boolean whole = FarmLoop.inOrder(farm).run(this::next, race::isOver);
        int repeated = evidence.stream().mapToInt(Evidence::repeated).sum();
        return new Outcome(race.verdicts(), ending(!whole), repeated, failures.list());
    }

    private @Nullable Task next() {
        int variant = begun < maxBlocks ? race.next() : Race.NOBODY;
        if (variant == Race.NOBODY) {
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

    private Ending ending(boolean interrupted) {
        if (race.settled()) {
            return race.verdicts().stream().allMatch(Verdict::alike) ? Ending.ALIKE : Ending.DECIDED;
        }
        boolean exhausted = evidence.stream().anyMatch(Evidence::exhausted);
        return interrupted ? Ending.INTERRUPTED : exhausted ? Ending.REPEATED : Ending.SPENT;
    }
}
