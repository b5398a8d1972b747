package regatta.league.tourney;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Farm;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchRunner;
import regatta.host.match.ThreadFarm;
import regatta.host.record.LabelledScenario;
import regatta.league.book.ScenarioDraw;
import regatta.league.schedule.Pairing;
import regatta.league.schedule.RoundRobin;
import regatta.league.store.SqliteStore;
import regatta.league.table.StoredMatch;

/**
 * A round robin of built-ins for benchmarks.
 *
 * @param seats the seats of a match
 */
record BenchTourney(String scenario, int seats, List<String> bots, int scenarios) {

    private static final Path HERE = Path.of("").toAbsolutePath();

    private Game game() {
        return GameCatalog.onClassPath().game(Scenario.parse(scenario).game());
    }

    private List<Entrant> entrants(Game game) {
        return bots.stream()
                .map(bot -> Entrant.of(BotSpec.of(bot, game, HERE), game))
                .toList();
    }

    private List<Scenario> drawn(Game game) {
        return ScenarioDraw.of(game, List.of(Scenario.parse(scenario)), scenarios, 1);
    }

    /** Plays the tournament into a temporary store and returns its matches. */
    List<StoredMatch> play(int threads) throws IOException {
        return play(threads, () -> {});
    }

    List<StoredMatch> play(int threads, Runnable listener) throws IOException {
        Game game = game();
        Path folder = Files.createTempDirectory("regatta-bench-");
        List<LabelledScenario> drawn =
                drawn(game).stream().map(LabelledScenario::new).toList();
        try (SqliteStore store =
                        SqliteStore.open(folder.resolve("a.league"), game.info().id());
                Farm farm = new ThreadFarm(threads)) {
            Tourney.TourneyPlan plan = new Tourney.TourneyPlan(
                    game, seats, MatchConditions.defaults(game.info()), drawn, new RoundRobin());
            Tourney tourney = new Tourney(plan, entrants(game), store);
            tourney.run(farm, RecordPolicy.NONE, (job, match) -> listener.run());
            return tourney.league().played();
        } finally {
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        }
    }

    /** Plays the same matches of two seats sequentially, without a tournament. */
    void playWithoutTournament() {
        Game game = game();
        List<Entrant> entrants = entrants(game);
        for (Scenario played : drawn(game)) {
            for (int a = 0; a < entrants.size(); a++) {
                for (int b = a + 1; b < entrants.size(); b++) {
                    for (int rotation = 0; rotation < 2; rotation++) {
                        List<BotSpec> seated = Pairing.of(a, b).seated(rotation).stream()
                                .map(bot -> entrants.get(bot).spec())
                                .toList();
                        new MatchRunner(new Job(game, played, seated, MatchConditions.defaults(game.info()))).play();
                    }
                }
            }
        }
    }

    int matches() {
        return bots.size() * (bots.size() - 1) * scenarios;
    }
}
