package regatta.league.tune;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.league.tune.TuneStore.Phase;
import regatta.league.tune.search.Box;
import regatta.league.tune.search.Method;
import regatta.league.tune.search.Trial;
import regatta.league.verdict.Block;
import regatta.league.verdict.BlockQueue;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Failure;
import regatta.league.verdict.Failures;

/**
 * The search: lets an optimiser ask for blocks, plays them, and tells it what came of them. Blocks are told in the order they
 * were asked for, and how many are under way does not depend on how many are played at a time: so the way the search goes
 * depends on the games alone.
 */
public final class Tuning {

    /** How many blocks are under way; only a machine of more than eight cores needs more. */
    private static final int UNDER_WAY = 16;

    /** Hears how the search goes. */
    public interface Listener {

        /** A block was counted. */
        void blockCounted(Course course, List<Failure> failures);
    }

    /**
     * What is tuned and how.
     *
     * @param field who takes the other seats; empty if the bot plays itself
     * @param slices what is searched on; trials go round them
     * @param blocks how many are played
     */
    public record Plan(TunedBot bot, List<BotSpec> field, List<Slice> slices, Method method, int blocks, long seed) {

        int groups() {
            return 1 + slices.stream().mapToInt(Slice::group).max().orElse(0);
        }
    }

    private final Plan plan;
    private final Layout layout;
    private final TuneStore store;
    private final Listener listener;
    private final Course course;
    private final Failures failures = new Failures();
    private final Queue<Trial> underWay = new ArrayDeque<>();
    private int asked;

    public Tuning(Plan plan, TuneStore store, Listener listener) {
        this.plan = plan;
        this.store = store;
        this.listener = listener;
        layout = new Layout(plan.bot().parameters(), plan.groups());
        Box box = layout.box(plan.slices());
        course = new Course(layout, plan.blocks(), plan.method().optimiser(box, plan.blocks(), plan.seed()));
    }

    /** Returns how the search stands. */
    public Course course() {
        return course;
    }

    public List<Failure> failures() {
        return failures.list();
    }

    /** Plays until the budget is spent; returns whether it is, or the calling thread was interrupted. */
    public boolean run(Farm farm) {
        try (BlockQueue queue = new BlockQueue(farm, Math.max(UNDER_WAY, 2 * farm.capacity()))) {
            while (course.told() < plan.blocks()) {
                fill(queue);
                Trial trial = underWay.remove();
                Block block = queue.next();
                if (store.recall(Phase.SEARCH, trial.number()).isEmpty()) {
                    store.keep(Phase.SEARCH, trial.number(), block);
                }
                failures.add(block);
                course.tell(trial, block.score());
                listener.blockCounted(course, failures.list());
            }
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }

    private void fill(BlockQueue queue) {
        while (asked < plan.blocks() && queue.hasRoom()) {
            Trial trial = course.ask();
            if (trial == null) {
                return;
            }
            asked++;
            underWay.add(trial);
            begin(queue, trial);
        }
    }

    private void begin(BlockQueue queue, Trial trial) {
        int number = trial.number();
        Slice slice = plan.slices().get(number % plan.slices().size());
        int block = number / plan.slices().size() % slice.grounds().blocks();
        Comparison comparison = comparison(plan, slice, spec(trial.candidate(), slice), spec(trial.opponent(), slice));
        store.recall(Phase.SEARCH, number)
                .ifPresentOrElse(known -> queue.recall(comparison, block, known), () -> queue.begin(comparison, block));
    }

    private BotSpec spec(double[] point, Slice slice) {
        return plan.bot()
                .spec(layout.values(point, slice.group()))
                .called(plan.bot().name());
    }

    /** Two forms of a bot are compared in each other's company or in that of a field; among four, in that of the start. */
    static Comparison comparison(Plan plan, Slice slice, BotSpec candidate, BotSpec opponent) {
        List<BotSpec> field = plan.field();
        if (field.isEmpty() && slice.grounds().seats() > 2) {
            field = List.of(plan.bot().start());
        }
        return new Comparison(candidate, opponent, List.copyOf(field), slice.grounds());
    }

    /** Returns the tuned bot for a slice. */
    public BotSpec tuned(Slice slice) {
        return plan.bot().spec(layout.values(course.now(), slice.group()));
    }

    /** Returns what a person types to have the bot with a set of tuned numbers. */
    public String command(int set) {
        return plan.bot().text(layout.values(course.now(), set));
    }
}
