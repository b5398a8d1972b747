package regatta.league.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.FarmLoop.Task;
import regatta.league.tune.TuneStore.Phase;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Failure;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Race;
import regatta.league.verdict.SequentialTest;
import regatta.league.verdict.Verdict;

/**
 * The final test of a tuning run: the tuned bot plays its start version in a sequential test on scenarios that the
 * search did not use. Only this result counts. Blocks alternate between the slices, and each slice has its own figures.
 */
public final class Confirmation {

    /**
     * The result of the final test.
     *
     * @param slices the figures of each slice, which are not verdicts
     */
    public record ConfirmationResult(PairTest.PairTestResult test, List<Verdict> slices) {}

    /**
     * The input of the final test.
     *
     * @param slices the held-out slices
     * @param tuned the tuned bot for each slice
     * @param low the strength, in normalised Elo, at which the tuned bot should not be called better
     * @param high the strength at which it should
     * @param error the probability of a wrong verdict, in either direction
     * @param blocks the maximum number of blocks
     */
    public record ConfirmationPlan(
            Tuning.TuningPlan plan,
            List<Slice> slices,
            List<BotSpec> tuned,
            double low,
            double high,
            double error,
            int blocks) {}

    private final ConfirmationPlan question;
    private final TuneStore store;
    private final List<SequentialTest> bySlice = new ArrayList<>();
    private final PairTest test;

    public Confirmation(ConfirmationPlan question, TuneStore store, BiConsumer<List<Verdict>, List<Failure>> listener) {
        this.question = question;
        this.store = store;
        long blocks = Integer.MAX_VALUE;
        for (Slice slice : question.slices()) {
            bySlice.add(new SequentialTest(slice.setup().seats(), question.low(), question.high(), question.error()));
            blocks = Math.min(blocks, slice.setup().blocks());
        }
        Race race = new Race(1, seats(question.slices()), question.low(), question.high(), question.error());
        test = new PairTest(race, this::task, Math.min(question.blocks(), blocks * bySlice.size()), listener);
    }

    /**
     * Returns a number of seats whose tally can hold the scores of all slices, which are multiples of 1/(seats − 1).
     */
    private static int seats(List<Slice> slices) {
        int common = 1;
        for (Slice slice : slices) {
            int parts = slice.setup().seats() - 1;
            int multiple = common;
            while (multiple % parts != 0) {
                multiple += common;
            }
            common = multiple;
        }
        return common + 1;
    }

    /** Plays until the verdict is clear, the held-out scenarios are used up, or the calling thread is interrupted. */
    public ConfirmationResult run(Farm farm) {
        PairTest.PairTestResult outcome = test.run(farm);
        return new ConfirmationResult(
                outcome, bySlice.stream().map(SequentialTest::verdict).toList());
    }

    private Task task(int variant, int number, PairTest.BlockCounter counter) {
        int which = number % bySlice.size();
        Tuning.TuningPlan plan = question.plan();
        Comparison comparison = Tuning.comparison(
                plan,
                question.slices().get(which),
                question.tuned().get(which).withName("tuned"),
                plan.bot().start().withName("start"));
        return store.task(Phase.TEST, number, comparison, number / bySlice.size(), block -> {
            if (counter.count(block)) {
                bySlice.get(which).add(block.score());
            }
        });
    }
}
