package regatta.league.verdict;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.league.verdict.AbTest.Ending;

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
     * @param repeated how many blocks were not counted, because the same was played before
     * @param failures the bots that failed
     */
    public record Outcome(List<Verdict> verdicts, Ending ending, int repeated, List<Failure> failures) {}

    private final List<Comparison> comparisons;
    private final Race race;
    private final long mostBlocks;
    private final Listener listener;
    private final Failures failures = new Failures();

    /** By variant: another variant may well play as this one does. */
    private final List<Evidence> evidence;

    /**
     * Prepares a race of at most that many blocks in all.
     *
     * @param comparison of any bot with the baseline
     */
    public RaceRun(Comparison comparison, List<BotSpec> variants, Race race, long mostBlocks, Listener listener) {
        comparisons = variants.stream().map(comparison::with).toList();
        evidence = variants.stream().map(variant -> new Evidence()).toList();
        this.race = race;
        race.limit(comparison.grounds().blocks());
        this.mostBlocks = mostBlocks;
        this.listener = listener;
    }

    /** Plays until every variant has its answer, no more blocks are allowed, or the calling thread is interrupted. */
    public Outcome run(Farm farm) {
        boolean interrupted = false;
        try (BlockQueue queue = new BlockQueue(farm, Math.max(UNDER_WAY, 2 * farm.capacity()))) {
            Queue<Integer> playing = new ArrayDeque<>();
            long begun = 0;
            while (!race.settled() && (begun < mostBlocks && race.hasNext() || !queue.isEmpty())) {
                while (begun < mostBlocks && race.hasNext() && queue.hasRoom()) {
                    begun++;
                    int variant = race.next();
                    playing.add(variant);
                    queue.begin(comparisons.get(variant), race.begun(variant) - 1);
                }
                count(playing.remove(), queue.next());
            }
        } catch (InterruptedException e) {
            interrupted = true;
        }
        int repeated = evidence.stream().mapToInt(Evidence::repeated).sum();
        return new Outcome(race.verdicts(), ending(interrupted), repeated, failures.list());
    }

    private Ending ending(boolean interrupted) {
        if (race.settled()) {
            return Ending.DECIDED;
        }
        boolean exhausted = evidence.stream().anyMatch(Evidence::exhausted);
        return interrupted ? Ending.INTERRUPTED : exhausted ? Ending.REPEATED : Ending.SPENT;
    }

    private void count(int variant, Block block) {
        failures.add(block);
        if (evidence.get(variant).isNew(block)) {
            race.add(variant, block.score());
            listener.blockCounted(race.verdicts(), failures.list());
        } else if (evidence.get(variant).exhausted()) {
            race.retire(variant);
        }
    }
}
