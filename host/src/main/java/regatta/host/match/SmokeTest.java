package regatta.host.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.Game;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;

/** A short match with each program that finds bots that cannot start or violate the protocol, before a long run. */
public final class SmokeTest {

    private static final int TURNS = 12;

    /** The result of one bot: its problem, or an empty text. */
    private record Tried(BotSpec bot, String problem) {}

    private SmokeTest() {}

    /**
     * Tests every bot that is a program, several at a time.
     *
     * @param scenario the scenario of the long run; the test has fewer turns if the game allows it
     * @param progress receives the number of bots tested so far
     * @return the bots that failed, and why
     */
    public static Map<BotSpec, String> run(
            List<BotSpec> bots, Game game, Scenario scenario, MatchConditions conditions, IntConsumer progress) {
        List<BotSpec> programs =
                bots.stream().distinct().filter(BotSpec::isProgram).toList();
        Map<BotSpec, String> problems = new LinkedHashMap<>();
        ExecutorService threads = Executors.newFixedThreadPool(ThreadFarm.defaultThreads(List.of(), 1));
        try {
            CompletionService<Tried> tried = new ExecutorCompletionService<>(threads);
            programs.forEach(bot -> tried.submit(() -> play(bot, game, scenario, conditions)));
            for (int done = 1; done <= programs.size(); done++) {
                Tried bot = tried.take().get();
                if (!bot.problem().isEmpty()) {
                    problems.put(bot.bot(), bot.problem());
                }
                progress.accept(done);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // The long run ends at once.
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
        }
        return problems;
    }

    private static Tried play(BotSpec bot, Game game, Scenario scenario, MatchConditions conditions) {
        Scenario brief = game.info().with(scenario, Role.TURNS, TURNS);
        int seats = game.open(brief).start().seats();
        List<BotSpec> seated = new ArrayList<>(List.of(bot));
        while (seated.size() < seats) {
            seated.add(game.bots().isEmpty() ? bot : BotSpec.of("random", game, bot.folder()));
        }
        try {
            MatchReport report = new MatchRunner(new Job(game, brief, seated, conditions)).play();
            return new Tried(
                    bot,
                    report.seats().get(0).faults().stream()
                            .filter(fault -> fault.kind() != Fault.Kind.REPORTED)
                            .map(TurnFault::advice)
                            .findFirst()
                            .orElse(""));
        } catch (BadInput e) {
            if (game instanceof OutsideGame) {
                throw e; // The program failed, not the bot.
            }
            return new Tried(bot, String.valueOf(e.getMessage()));
        }
    }
}
