package regatta.league.tune;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.match.Farm;
import regatta.host.match.MatchConditions;
import regatta.host.match.ThreadFarm;
import regatta.league.book.ScenarioDraw;
import regatta.league.tune.search.Method;
import regatta.league.verdict.Failure;

/** A tuning run in its own process, which can be killed. It prints a line for each counted block. */
final class TuneProcess {

    private static final Game HALITE = GameCatalog.onClassPath().game("halite");

    private TuneProcess() {}

    static List<Slice> slices(int scenarios, int seats, long seed) {
        Scenario pattern = Scenario.parse("halite size=16 turns=40 seats=" + seats);
        List<Scenario> drawn = ScenarioDraw.of(HALITE, List.of(pattern), scenarios, seed);
        return new Slicing(HALITE, drawn, List.of())
                .slices(drawn, List.of(""), MatchConditions.defaults(HALITE.info()));
    }

    static Tuning.TuningPlan plan(Method method, int blocks, int seats) {
        return plan("greedy?power&returnAlways&everyShipInTime&crowdRadius", method, blocks, seats);
    }

    static Tuning.TuningPlan plan(String bot, Method method, int blocks, int seats) {
        TunedBot tuned = TunedBot.of(bot, HALITE, Path.of("").toAbsolutePath());
        return new Tuning.TuningPlan(tuned, List.of(), slices(blocks, seats, 1), method, blocks, 1);
    }

    /** Opens a file and continues its run. */
    static List<double[]> finish(Path file, Method method, int blocks, BiConsumer<SearchPath, List<Failure>> listener) {
        Tuning.TuningPlan plan = plan(method, blocks, 2);
        try (TuneFile kept = new TuneFile(file, plan.question(HALITE, List.of()));
                Farm farm = new ThreadFarm(2)) {
            Tuning tuning = new Tuning(plan, kept, listener);
            tuning.run(farm);
            return tuning.path().path();
        }
    }

    public static void main(String[] arguments) {
        finish(
                Path.of(arguments[0]),
                Method.valueOf(arguments[1]),
                Integer.parseInt(arguments[2]),
                (path, failures) -> System.out.println(path.finished()));
    }
}
