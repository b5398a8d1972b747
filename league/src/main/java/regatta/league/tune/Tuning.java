package regatta.league.tune;

import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.FarmLoop;
import regatta.host.match.FarmLoop.Task;
import regatta.league.tune.TuneStore.Phase;
import regatta.league.tune.search.Box;
import regatta.league.tune.search.Method;
import regatta.league.tune.search.Trial;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Failure;
import regatta.league.verdict.Failures;

/**
 * The search: lets an optimiser ask for blocks, plays them, and tells it what came of them. Blocks are told in the order they
 * were asked for, and how many are under way does not depend on how many are played at a time: so the way the search goes
 * depends on the games alone.
 */
public final class Tuning {

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
    private final BiConsumer<Course, List<Failure>> listener;
    private final Course course;
    private final Failures failures = new Failures();
    private int asked;

    public Tuning(Plan plan, TuneStore store, BiConsumer<Course, List<Failure>> listener) {
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
        return FarmLoop.inOrder(farm).run(this::next, () -> course.told() >= plan.blocks());
    }

    private @Nullable Task next() {
        Trial trial = asked < plan.blocks() ? course.ask() : null;
        if (trial == null) {
            return null;
        }
        asked++;
        int number = trial.number();
        Slice slice = plan.slices().get(number % plan.slices().size());
        int block = number / plan.slices().size() % slice.grounds().blocks();
        Comparison comparison = comparison(plan, slice, spec(trial.candidate(), slice), spec(trial.opponent(), slice));
        return store.task(Phase.SEARCH, number, comparison, block, played -> {
            failures.add(played);
            course.tell(trial, played.score());
            listener.accept(course, failures.list());
        });
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
