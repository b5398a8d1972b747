package regatta.league.tourney;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.MatchConditions;
import regatta.host.match.ThreadFarm;
import regatta.host.record.LabelledScenario;
import regatta.league.book.ScenarioDraw;
import regatta.league.schedule.Gauntlet;
import regatta.league.schedule.Knockout;
import regatta.league.schedule.Ladder;
import regatta.league.schedule.RoundRobin;
import regatta.league.schedule.Schedule;
import regatta.league.schedule.Swiss;
import regatta.league.store.SqliteStore;

/** A tournament in its own process, which can be killed. It prints a line for each counted match. */
final class TourneyProcess {

    private TourneyProcess() {}

    static Tourney tourney(String schedule, int seats, SqliteStore store) {
        Game halite = GameCatalog.onClassPath().game("halite");
        Path here = Path.of("").toAbsolutePath();
        Scenario pattern = Scenario.parse("halite size=16 turns=8 seats=" + seats);
        List<Entrant> entrants =
                List.of("still", "random", "greedy", "greedy?power=1", "greedy?returnAlways=500").stream()
                        .map(bot -> Entrant.of(BotSpec.of(bot, halite, here), halite))
                        .toList();
        List<LabelledScenario> scenarios = ScenarioDraw.of(halite, List.of(pattern), scenarios(schedule), 1).stream()
                .map(LabelledScenario::new)
                .toList();
        Tourney.TourneyPlan plan = new Tourney.TourneyPlan(
                halite, seats, MatchConditions.defaults(halite.info()), scenarios, named(schedule));
        return new Tourney(plan, entrants, store);
    }

    /** Enough matches for many kills, which come after about a dozen matches each. */
    private static int scenarios(String schedule) {
        return switch (schedule) {
            case "round-robin", "gauntlet" -> 20;
            case "ladder" -> 120;
            default -> 60;
        };
    }

    private static Schedule named(String schedule) {
        return switch (schedule) {
            case "round-robin" -> new RoundRobin();
            case "gauntlet" -> new Gauntlet();
            case "swiss" -> new Swiss(3);
            case "knockout" -> new Knockout();
            case "ladder" -> new Ladder(6);
            default -> throw new IllegalArgumentException(schedule);
        };
    }

    public static void main(String[] arguments) {
        try (SqliteStore store = SqliteStore.open(Path.of(arguments[2]), "halite");
                Farm farm = new ThreadFarm(2)) {
            Tourney tourney = tourney(arguments[0], Integer.parseInt(arguments[1]), store);
            AtomicInteger count = new AtomicInteger();
            tourney.run(farm, RecordPolicy.NONE, (job, match) -> System.out.println(count.incrementAndGet()));
        }
    }
}
