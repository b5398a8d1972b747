package regatta.league.tune;

import java.util.ArrayList;
import java.util.List;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.league.tune.TuneStore.Phase;
import regatta.league.verdict.AbTest.Ending;
import regatta.league.verdict.Block;
import regatta.league.verdict.BlockQueue;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Evidence;
import regatta.league.verdict.Failure;
import regatta.league.verdict.Failures;
import regatta.league.verdict.SequentialTest;
import regatta.league.verdict.Verdict;

/**
 * The end of a tuning: the tuned bot plays the start in a sequential test on scenarios that the search never saw. Only what
 * this says counts. Blocks go round the slices, each of which gets figures of its own.
 */
public final class Confirmation {

    /** Hears how the test goes. */
    public interface Listener {

        /** A block was counted. */
        void blockCounted(Verdict verdict, List<Failure> failures);
    }

    /**
     * What came of it.
     *
     * @param slices the figures of each slice, which are no verdicts of their own
     * @param repeated how many blocks were not counted, because the same was played before
     */
    public record Outcome(Verdict verdict, Ending ending, List<Verdict> slices, int repeated, List<Failure> failures) {}

    /**
     * What is asked.
     *
     * @param slices what is held out
     * @param tuned the tuned bot, by slice
     * @param low the strength, in normalised Elo, at which it should not be called better
     * @param high the strength at which it should
     * @param error how often either answer may be wrong
     * @param blocks how many are played at most
     */
    public record Question(
            Tuning.Plan plan,
            List<Slice> slices,
            List<BotSpec> tuned,
            double low,
            double high,
            double error,
            int blocks) {}

    private final Question question;
    private final TuneStore store;
    private final Listener listener;
    private final SequentialTest test;
    private final List<SequentialTest> bySlice = new ArrayList<>();
    private final Failures failures = new Failures();
    private final Evidence evidence = new Evidence();
    private final int mostBlocks;
    private int played;

    public Confirmation(Question question, TuneStore store, Listener listener) {
        this.question = question;
        this.store = store;
        this.listener = listener;
        test = test(seats(question.slices()));
        int blocks = Integer.MAX_VALUE;
        for (Slice slice : question.slices()) {
            bySlice.add(test(slice.grounds().seats()));
            blocks = Math.min(blocks, slice.grounds().blocks());
        }
        mostBlocks = (int) Math.min(question.blocks(), (long) blocks * bySlice.size());
    }

    private SequentialTest test(int seats) {
        return new SequentialTest(seats, question.low(), question.high(), question.error());
    }

    /** Returns a number of seats whose tally has room for the scores of all slices: they are fractions of seats less one. */
    private static int seats(List<Slice> slices) {
        int common = 1;
        for (Slice slice : slices) {
            int parts = slice.grounds().seats() - 1;
            int multiple = common;
            while (multiple % parts != 0) {
                multiple += common;
            }
            common = multiple;
        }
        return common + 1;
    }

    /** Plays until the answer is clear, the held-out scenarios are used up, or the calling thread is interrupted. */
    public Outcome run(Farm farm) {
        boolean interrupted = false;
        try (BlockQueue queue = new BlockQueue(farm, 2 * farm.capacity())) {
            int begun = 0;
            while (!test.verdict().settled() && played < mostBlocks && !evidence.exhausted()) {
                while (begun < mostBlocks && queue.hasRoom()) {
                    begin(queue, begun++);
                }
                count(queue.next());
            }
        } catch (InterruptedException e) {
            interrupted = true;
        }
        List<Verdict> slices = bySlice.stream().map(SequentialTest::verdict).toList();
        return new Outcome(test.verdict(), ending(interrupted), slices, evidence.repeated(), failures.list());
    }

    private Ending ending(boolean interrupted) {
        if (test.verdict().settled()) {
            return test.verdict().alike() ? Ending.ALIKE : Ending.DECIDED;
        }
        if (interrupted) {
            return Ending.INTERRUPTED;
        }
        return evidence.exhausted() ? Ending.REPEATED : Ending.SPENT;
    }

    private void begin(BlockQueue queue, int number) {
        int which = number % question.slices().size();
        Slice slice = question.slices().get(which);
        Tuning.Plan plan = question.plan();
        BotSpec start = plan.bot().start().called("start");
        Comparison comparison =
                Tuning.comparison(plan, slice, question.tuned().get(which).called("tuned"), start);
        int block = number / question.slices().size();
        store.recall(Phase.TEST, number)
                .ifPresentOrElse(known -> queue.recall(comparison, block, known), () -> queue.begin(comparison, block));
    }

    private void count(Block block) {
        int number = played++;
        if (store.recall(Phase.TEST, number).isEmpty()) {
            store.keep(Phase.TEST, number, block);
        }
        failures.add(block);
        if (evidence.isNew(block)) {
            bySlice.get(number % bySlice.size()).add(block.score());
            listener.blockCounted(test.add(block.score()), failures.list());
        }
    }

    public double bound() {
        return test.upper();
    }
}
