package regatta.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.ClusterEngine;
import regatta.host.match.Farm;
import regatta.host.match.MatchConditions;
import regatta.host.record.LabelledScenario;
import regatta.league.book.ScenarioDraw;
import regatta.league.schedule.RoundRobin;
import regatta.league.store.MatchFilter;
import regatta.league.store.SqliteStore;
import regatta.league.table.League;
import regatta.league.table.StoredMatch;
import regatta.league.tourney.Entrant;
import regatta.league.tourney.RecordPolicy;
import regatta.league.tourney.Tourney;
import regatta.testkit.HostileBots;

/** A small tournament of built-ins and a program, to be played on different farms. */
final class Contest {

    static final Game GAME = GameCatalog.onClassPath().game("halite");

    /** Spark settings with which workers start quickly. */
    private static final Map<String, String> FAST_START =
            Map.of("spark.executor.extraJavaOptions", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");

    /**
     * The result of a tournament.
     *
     * @param outcomes the outcomes by key
     * @param ratings the ratings, not rounded
     */
    record Result(Map<String, String> outcomes, List<String> ratings) {}

    private final Path folder;
    private final List<BotSpec> bots;
    private final int scenarios;

    Contest(Path folder, int scenarios) throws IOException {
        this.folder = folder;
        this.scenarios = scenarios;
        Path program = Files.createDirectories(folder.resolve("bot"));
        HostileBots.unpack(program);
        Files.writeString(
                program.resolve("MyBot.py"), "import halite\nhalite.play(lambda turn: 'g' if turn == 1 else '')\n");
        bots = List.of(bot("./bot"), bot("still"), bot("random"), bot("greedy"));
    }

    BotSpec bot(String text) {
        return BotSpec.of(text, GAME, folder);
    }

    List<BotSpec> bots() {
        return bots;
    }

    int matches() {
        return bots.size() * (bots.size() - 1) * scenarios;
    }

    static ClusterEngine.Order order(String master, List<BotSpec> bots, @Nullable Path secret, List<String> log) {
        return new ClusterEngine.Order(
                master, bots, List.of(), 1, ClusterEngine.Verify.ALL, secret, FAST_START, log::add);
    }

    Result play(Farm farm, String name, Runnable listener) {
        try (SqliteStore store = store(name)) {
            assertThat(tourney(store).run(farm, RecordPolicy.NONE, (job, match) -> listener.run()))
                    .isTrue();
            return result(store.matches(MatchFilter.ALL));
        }
    }

    /** Starts or resumes a tournament, and passes the number of counted matches to {@code counted} after each match. */
    void playOn(Farm farm, String name, IntConsumer counted) {
        try (SqliteStore store = store(name)) {
            Tourney tourney = tourney(store);
            tourney.run(
                    farm,
                    RecordPolicy.NONE,
                    (job, match) -> counted.accept(tourney.progress().counted()));
            counted.accept(tourney.progress().counted());
        }
    }

    Result stored(String name) {
        try (SqliteStore store = store(name)) {
            return result(store.matches(MatchFilter.ALL));
        }
    }

    private SqliteStore store(String name) {
        return SqliteStore.open(folder.resolve(name), GAME.info().id());
    }

    private Tourney tourney(SqliteStore store) {
        Scenario pattern = Scenario.parse("halite size=16 turns=20");
        List<LabelledScenario> drawn = ScenarioDraw.of(GAME, List.of(pattern), scenarios, 1).stream()
                .map(LabelledScenario::new)
                .toList();
        List<Entrant> entrants = bots.stream().map(bot -> Entrant.of(bot, GAME)).toList();
        Tourney.TourneyPlan plan =
                new Tourney.TourneyPlan(GAME, 2, MatchConditions.defaults(GAME.info()), drawn, new RoundRobin());
        return new Tourney(plan, entrants, store);
    }

    private static Result result(List<StoredMatch> matches) {
        Map<String, String> outcomes = new TreeMap<>();
        for (StoredMatch match : matches) {
            StringBuilder text = new StringBuilder(match.scenario().toString());
            match.seats()
                    .forEach(seat -> text.append(' ')
                            .append(seat.bot().name())
                            .append(' ')
                            .append(seat.rank())
                            .append(' ')
                            .append(seat.score()));
            assertThat(outcomes.put(match.key(), text.toString()))
                    .as("counted once")
                    .isNull();
        }
        List<String> ratings = new League(matches, Map.of())
                .table().rows().stream()
                        .map(row -> row.name() + " " + row.elo() + " " + row.error())
                        .toList();
        return new Result(outcomes, ratings);
    }
}
