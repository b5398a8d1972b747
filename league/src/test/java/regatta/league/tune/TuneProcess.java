package regatta.league.tune;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.match.Conditions;
import regatta.host.match.Farm;
import regatta.host.match.ThreadFarm;
import regatta.league.book.ScenarioDraw;
import regatta.league.tune.search.Method;
import regatta.league.verdict.Failure;

/** A tuning of a built-in, in a process of its own that can be killed. It prints a line for each block it counted. */
final class TuneProcess {

    private static final Game HALITE = Games.named("halite");

    private TuneProcess() {}

    static List<Slice> slices(int scenarios, int seats, long seed) {
        Scenario pattern = Scenario.parse("halite size=16 turns=40 seats=" + seats);
        List<Scenario> drawn = ScenarioDraw.of(HALITE, List.of(pattern), scenarios, seed);
        return new Slicing(HALITE, drawn, List.of()).slices(drawn, List.of(""), Conditions.usual(HALITE.info()));
    }

    static Tuning.Plan plan(Method method, int blocks, int seats) {
        return plan("greedy?power&returnAlways&everyShipInTime&crowdRadius", method, blocks, seats);
    }

    static Tuning.Plan plan(String bot, Method method, int blocks, int seats) {
        TunedBot tuned = TunedBots.of(bot, HALITE, Path.of("").toAbsolutePath());
        return new Tuning.Plan(tuned, List.of(), slices(blocks, seats, 1), method, blocks, 1);
    }

    /** Opens a file and plays on what is missing. */
    static List<double[]> finish(Path file, Method method, int blocks, BiConsumer<Course, List<Failure>> listener) {
        Tuning.Plan plan = plan(method, blocks, 2);
        try (TuneFile kept = new TuneFile(file, TuneQuestion.lines(plan, HALITE, List.of()));
                Farm farm = new ThreadFarm(2)) {
            Tuning tuning = new Tuning(plan, kept, listener);
            tuning.run(farm);
            return tuning.course().path();
        }
    }

    public static void main(String[] arguments) {
        finish(
                Path.of(arguments[0]),
                Method.valueOf(arguments[1]),
                Integer.parseInt(arguments[2]),
                (course, failures) -> System.out.println(course.told()));
    }
}
