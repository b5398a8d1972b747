package regatta.league.tourney;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Farm;
import regatta.host.match.Job;
import regatta.host.match.MatchRunner;
import regatta.host.match.ThreadFarm;
import regatta.host.record.NamedScenario;
import regatta.league.book.ScenarioDraw;
import regatta.league.schedule.Pairing;
import regatta.league.schedule.RoundRobin;
import regatta.league.store.SqliteStore;
import regatta.league.table.StoredMatch;

/**
 * A round robin of built-ins to measure with.
 *
 * @param seats how many play in a match
 */
record Contest(String scenario, int seats, List<String> bots, int scenarios) {

    private static final Path HERE = Path.of("").toAbsolutePath();

    private Game game() {
        return Games.named(Scenario.parse(scenario).game());
    }

    private List<Entrant> entrants(Game game) {
        return bots.stream()
                .map(bot -> Entrant.of(BotSpec.of(bot, game, HERE), game))
                .toList();
    }

    private List<Scenario> drawn(Game game) {
        return ScenarioDraw.of(game, List.of(Scenario.parse(scenario)), scenarios, 1);
    }

    /** Plays it into a store of its own, which is deleted, and returns its matches. */
    List<StoredMatch> play(int threads) throws IOException {
        return play(threads, () -> {});
    }

    List<StoredMatch> play(int threads, Runnable listener) throws IOException {
        Game game = game();
        Path folder = Files.createTempDirectory("regatta-bench-");
        List<NamedScenario> drawn = drawn(game).stream().map(NamedScenario::new).toList();
        try (SqliteStore store =
                        SqliteStore.open(folder.resolve("a.league"), game.info().id());
                Farm farm = new ThreadFarm(threads)) {
            Tourney.Plan plan = new Tourney.Plan(game, seats, Conditions.usual(game.info()), drawn, new RoundRobin());
            Tourney tourney = new Tourney(plan, entrants(game), store);
            tourney.run(farm, Keep.NONE, listener);
            return tourney.league().played();
        } finally {
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        }
    }

    /** Plays the same matches of two seats one after the other, with nothing around them. */
    void playBare() {
        Game game = game();
        List<Entrant> entrants = entrants(game);
        for (Scenario played : drawn(game)) {
            for (int a = 0; a < entrants.size(); a++) {
                for (int b = a + 1; b < entrants.size(); b++) {
                    for (int rotation = 0; rotation < 2; rotation++) {
                        List<BotSpec> seated = Pairing.of(a, b).seated(rotation).stream()
                                .map(bot -> entrants.get(bot).spec())
                                .toList();
                        new MatchRunner(new Job(played, seated, Conditions.usual(game.info())), game).play();
                    }
                }
            }
        }
    }

    int matches() {
        return bots.size() * (bots.size() - 1) * scenarios;
    }
}
