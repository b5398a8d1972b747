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
 * The end of a tuning: the tuned bot plays the start in a sequential test on scenarios that the search never saw. Only what
 * this says counts. Blocks go round the slices, each of which gets figures of its own.
 */
public final class Confirmation {

    /**
     * The result of a confirmation.
     *
     * @param slices the figures of each slice, which are no verdicts of their own
     */
    public record Outcome(PairTest.Outcome test, List<Verdict> slices) {}

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
    private final List<SequentialTest> bySlice = new ArrayList<>();
    private final PairTest test;

    public Confirmation(Question question, TuneStore store, BiConsumer<List<Verdict>, List<Failure>> listener) {
        this.question = question;
        this.store = store;
        long blocks = Integer.MAX_VALUE;
        for (Slice slice : question.slices()) {
            bySlice.add(new SequentialTest(slice.grounds().seats(), question.low(), question.high(), question.error()));
            blocks = Math.min(blocks, slice.grounds().blocks());
        }
        Race race = new Race(1, seats(question.slices()), question.low(), question.high(), question.error());
        test = new PairTest(race, this::task, Math.min(question.blocks(), blocks * bySlice.size()), listener);
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
        PairTest.Outcome outcome = test.run(farm);
        return new Outcome(
                outcome, bySlice.stream().map(SequentialTest::verdict).toList());
    }

    private Task task(int variant, int number, PairTest.Counter counter) {
        int which = number % bySlice.size();
        Tuning.Plan plan = question.plan();
        Comparison comparison = Tuning.comparison(
                plan,
                question.slices().get(which),
                question.tuned().get(which).called("tuned"),
                plan.bot().start().called("start"));
        return store.task(Phase.TEST, number, comparison, number / bySlice.size(), block -> {
            if (counter.count(block)) {
                bySlice.get(which).add(block.score());
            }
        });
    }
}
