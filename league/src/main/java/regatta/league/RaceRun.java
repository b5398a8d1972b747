package regatta.league;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import regatta.host.BotSpec;
import regatta.league.AbTest.Ending;

/** Plays a race. All variants play the same blocks, though not equally many. */
public final class RaceRun {

    /**
     * How many blocks are under way. It is the same however many threads play, so that who plays next is too; only a machine
     * of more than eight cores needs more.
     */
    private static final int UNDER_WAY = 16;

    /** Hears how the race goes. */
    public interface Listener {

        /** A block was counted. */
        void blockCounted(List<Verdict> verdicts, List<Failure> failures);
    }

    /**
     * What came of a race.
     *
     * @param verdicts by variant
     * @param failures the bots that failed
     */
    public record Outcome(List<Verdict> verdicts, Ending ending, List<Failure> failures) {}

    private final List<Comparison> comparisons;
    private final Race race;
    private final long mostBlocks;
    private final Listener listener;
    private final Failures failures = new Failures();

    /**
     * Prepares a race of at most that many blocks in all.
     *
     * @param comparison of any bot with the baseline
     */
    public RaceRun(Comparison comparison, List<BotSpec> variants, Race race, long mostBlocks, Listener listener) {
        comparisons = variants.stream().map(comparison::with).toList();
        this.race = race;
        race.limit(comparison.blocks());
        this.mostBlocks = mostBlocks;
        this.listener = listener;
    }

    /** Plays until every variant has its answer, no more blocks are allowed, or the calling thread is interrupted. */
    public Outcome run(int threads) {
        boolean interrupted = false;
        try (BlockQueue queue = new BlockQueue(threads, Math.max(UNDER_WAY, 2 * threads))) {
            Queue<Integer> playing = new ArrayDeque<>();
            long begun = 0;
            while (!race.settled() && (begun < mostBlocks && race.hasNext() || !queue.isEmpty())) {
                while (begun < mostBlocks && race.hasNext() && queue.hasRoom()) {
                    begun++;
                    int variant = race.next();
                    int block = race.begun(variant) - 1;
                    playing.add(variant);
                    queue.begin(() -> comparisons.get(variant).play(block));
                }
                count(playing.remove(), queue.next());
            }
        } catch (InterruptedException e) {
            interrupted = true;
        }
        Ending ending = race.settled() ? Ending.DECIDED : interrupted ? Ending.INTERRUPTED : Ending.SPENT;
        return new Outcome(race.verdicts(), ending, failures.list());
    }

    private void count(int variant, Block block) {
        failures.add(block);
        race.add(variant, block.score());
        listener.blockCounted(race.verdicts(), failures.list());
    }
}
