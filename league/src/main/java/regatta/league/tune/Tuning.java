package regatta.league.tune;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.host.bot.BotIdentity;
import regatta.host.bot.BotSpec;
import regatta.host.io.Sha256;
import regatta.host.match.Farm;
import regatta.host.match.FarmLoop;
import regatta.host.match.FarmLoop.Task;
import regatta.host.match.MatchConditions;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.league.tune.TuneStore.Phase;
import regatta.league.tune.search.Method;
import regatta.league.tune.search.SearchBounds;
import regatta.league.tune.search.SearchPoint;
import regatta.league.verdict.Comparison;
import regatta.league.verdict.Failure;
import regatta.league.verdict.Failures;

/**
 * The search of a tuning run. It plays the trials of an optimiser and reports the results to it in the order of the
 * requests. The number of open trials does not depend on the number of threads, so the path of the search depends on
 * the games alone.
 */
public final class Tuning {

    /**
     * The plan of a search.
     *
     * @param field the bots of the other seats; empty if the bot plays itself
     * @param slices the slices of the scenarios, which are used in turn
     * @param blocks the number of blocks
     */
    public record TuningPlan(
            TunedBot bot, List<BotSpec> field, List<Slice> slices, Method method, int blocks, long seed) {

        int groups() {
            return 1 + slices.stream().mapToInt(Slice::group).max().orElse(0);
        }

        /**
         * Returns everything that the results of the search depend on, as lines of {@code key: value}. A run with the
         * same lines continues an earlier one.
         */
        public List<String> question(Game game, List<Slice> heldOut) {
            List<String> lines = new ArrayList<>();
            lines.add("game: " + game.info().id() + ", rules " + game.info().rulesVersion());
            lines.add("bot: " + bot.name() + " " + BotIdentity.of(bot.start(), game));
            for (TunedParameter parameter : bot.parameters()) {
                lines.add("parameter: " + parameter.storedText());
            }
            for (BotSpec other : field) {
                lines.add("field: " + other.name() + " " + BotIdentity.of(other, game));
            }
            lines.add("method: " + method + ", seed " + seed);
            lines.add("games: " + 2 * blocks);
            lines.add("sets: " + groups());
            lines.add("conditions: " + storedText(slices.get(0).setup().conditions()));
            for (Slice slice : slices) {
                StringBuilder text = new StringBuilder();
                slice.setup().book().forEach(scenario -> text.append(scenario).append('\n'));
                String digest = Sha256.of(text.toString().getBytes(StandardCharsets.UTF_8));
                lines.add("scenarios: " + slice.label() + " " + digest);
            }
            for (Slice slice : heldOut) {
                lines.add("held out: " + slice.label() + " from "
                        + slice.setup().book().get(0));
            }
            return lines;
        }

        /** Returns a text that never changes, because files of earlier releases contain it. */
        private static String storedText(MatchConditions conditions) {
            TimeControl time = conditions.time();
            Limits limits = conditions.limits();
            return "Conditions[time=TimeControl[firstMillis=" + time.firstMillis() + ", turnMillis=" + time.turnMillis()
                    + ", graceMillis=" + time.graceMillis() + ", strikes=" + time.strikes() + ", unlimited="
                    + time.unlimited() + "], sandbox=" + conditions.sandbox() + ", limits=Limits[memoryMegabytes="
                    + limits.memoryMegabytes() + ", processes=" + limits.processes() + ", fileMegabytes="
                    + limits.fileMegabytes() + ", cpuSeconds=" + limits.cpuSeconds() + "]]";
        }
    }

    private final TuningPlan plan;
    private final ParameterSpace parameterSpace;
    private final TuneStore store;
    private final BiConsumer<SearchPath, List<Failure>> listener;
    private final SearchPath path;
    private final Failures failures = new Failures();
    private int asked;

    public Tuning(TuningPlan plan, TuneStore store, BiConsumer<SearchPath, List<Failure>> listener) {
        this.plan = plan;
        this.store = store;
        this.listener = listener;
        parameterSpace = new ParameterSpace(plan.bot().parameters(), plan.groups());
        SearchBounds bounds = parameterSpace.bounds(plan.slices());
        path = new SearchPath(
                parameterSpace, plan.blocks(), plan.method().optimiser(bounds, plan.blocks(), plan.seed()));
    }

    public SearchPath path() {
        return path;
    }

    public List<Failure> failures() {
        return failures.list();
    }

    /** Plays all blocks. Returns false if the calling thread was interrupted. */
    public boolean run(Farm farm) {
        return FarmLoop.inOrder(farm).run(this::next, () -> path.finished() >= plan.blocks());
    }

    private @Nullable Task next() {
        SearchPoint trial = asked < plan.blocks() ? path.ask() : null;
        if (trial == null) {
            return null;
        }
        asked++;
        int number = trial.number();
        Slice slice = plan.slices().get(number % plan.slices().size());
        int block = number / plan.slices().size() % slice.setup().blocks();
        Comparison comparison = comparison(plan, slice, spec(trial.candidate(), slice), spec(trial.opponent(), slice));
        return store.task(Phase.SEARCH, number, comparison, block, played -> {
            failures.add(played);
            path.tell(trial, played.score());
            listener.accept(path, failures.list());
        });
    }

    private BotSpec spec(double[] point, Slice slice) {
        return plan.bot()
                .spec(parameterSpace.values(point, slice.group()))
                .withName(plan.bot().name());
    }

    /** Returns the comparison of two versions of a bot. Without a field, the start version takes the other seats. */
    static Comparison comparison(TuningPlan plan, Slice slice, BotSpec candidate, BotSpec opponent) {
        List<BotSpec> field = plan.field();
        if (field.isEmpty() && slice.setup().seats() > 2) {
            field = List.of(plan.bot().start());
        }
        return new Comparison(candidate, opponent, List.copyOf(field), slice.setup());
    }

    public BotSpec tuned(Slice slice) {
        return plan.bot().spec(parameterSpace.values(path.now(), slice.group()));
    }

    /** Returns the command-line argument of the bot with a set of tuned values. */
    public String command(int set) {
        return plan.bot().text(parameterSpace.values(path.now(), set));
    }
}
