package regatta.league.tourney;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
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
import regatta.league.store.MatchFilter;
import regatta.league.store.SqliteStore;
import regatta.league.table.LeagueTable;
import regatta.league.table.StoredBot;
import regatta.league.table.StoredMatch;

class TourneyTest {

    private static final List<String> FIVE =
            List.of("still", "random", "greedy", "greedy?power=1", "greedy?returnAlways=500");

    @TempDir
    Path folder;

    private SqliteStore store(String name) {
        return SqliteStore.open(folder.resolve(name), "halite");
    }

    private Tourney tourney(List<String> bots, int seats, int scenarios, Schedule schedule, SqliteStore store) {
        Game halite = GameCatalog.onClassPath().game("halite");
        Scenario pattern = Scenario.parse("halite size=16 turns=20 seats=" + seats);
        List<LabelledScenario> drawn = ScenarioDraw.of(halite, List.of(pattern), scenarios, 1).stream()
                .map(LabelledScenario::new)
                .toList();
        List<Entrant> entrants = bots.stream()
                .map(bot -> Entrant.of(BotSpec.of(bot, halite, folder), halite))
                .toList();
        Tourney.TourneyPlan plan =
                new Tourney.TourneyPlan(halite, seats, MatchConditions.defaults(halite.info()), drawn, schedule);
        return new Tourney(plan, entrants, store);
    }

    private static boolean run(Tourney tourney) {
        return run(tourney, RecordPolicy.NONE, () -> {});
    }

    private static boolean run(Tourney tourney, RecordPolicy keep, Runnable listener) {
        try (Farm farm = new ThreadFarm(2)) {
            return tourney.run(farm, keep, (job, match) -> listener.run());
        }
    }

    /** Returns the results of the matches, independent of the order of play. */
    private static Map<String, String> outcomes(List<StoredMatch> matches) {
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
        return outcomes;
    }

    @ParameterizedTest
    @CsvSource({"2, 3, 60", "4, 2, 40"})
    void roundRobinPlaysAllGroupsInAllRotationsOfAllScenarios(int seats, int scenarios, int matches) {
        try (SqliteStore store = store("a")) {
            Tourney tourney = tourney(FIVE, seats, scenarios, new RoundRobin(), store);

            assertThat(run(tourney)).isTrue();

            assertThat(tourney.league().played()).hasSize(matches);
            assertThat(tourney.progress()).isEqualTo(new Progress(matches, 0, 0, matches));
            assertThat(outcomes(store.matches(MatchFilter.ALL)))
                    .isEqualTo(outcomes(tourney.league().played()));
        }
    }

    private static Schedule schedule(String name) {
        return switch (name) {
            case "gauntlet" -> new Gauntlet();
            case "swiss" -> new Swiss(3);
            case "knockout" -> new Knockout();
            case "ladder" -> new Ladder(4);
            default -> new RoundRobin();
        };
    }

    @ParameterizedTest
    @CsvSource({
        "round-robin, 2",
        "round-robin, 4",
        "gauntlet, 2",
        "gauntlet, 4",
        "swiss, 2",
        "swiss, 4",
        "knockout, 2",
        "knockout, 4",
        "ladder, 2",
        "ladder, 4"
    })
    void interruptedTournamentContinuesWithoutADifference(String name, int seats) {
        Map<String, String> whole;
        List<String> table;
        try (SqliteStore store = store("whole")) {
            Tourney tourney = tourney(FIVE, seats, 8, schedule(name), store);
            assertThat(run(tourney)).isTrue();
            whole = outcomes(tourney.league().played());
            table = ratings(tourney);
        }
        try (SqliteStore store = store("parts")) {
            Tourney begun = tourney(FIVE, seats, 8, schedule(name), store);
            Thread main = Thread.currentThread();
            AtomicInteger count = new AtomicInteger();
            boolean complete = run(begun, RecordPolicy.NONE, () -> {
                if (count.incrementAndGet() == 5) {
                    main.interrupt();
                }
            });
            assertThat(complete).isFalse();
        }
        try (SqliteStore store = store("parts")) {
            Tourney again = tourney(FIVE, seats, 8, schedule(name), store);
            assertThat(run(again)).isTrue();
            assertThat(again.progress().resumed()).isGreaterThanOrEqualTo(5);
            assertThat(outcomes(again.league().played())).isEqualTo(whole);
            assertThat(outcomes(store.matches(MatchFilter.ALL))).isEqualTo(whole);
            assertThat(ratings(again)).isEqualTo(table);
        }
    }

    private static List<String> ratings(Tourney tourney) {
        return tourney.league().table().rows().stream()
                .map(row -> row.name() + " " + row.elo() + " ± " + row.error())
                .toList();
    }

    @Test
    void addedBotOnlyPlaysItsOwnMatches() {
        try (SqliteStore store = store("a")) {
            run(tourney(FIVE.subList(0, 4), 2, 2, new RoundRobin(), store));
            Tourney more = tourney(FIVE, 2, 2, new RoundRobin(), store);
            run(more);

            assertThat(more.progress().resumed()).isEqualTo(6 * 2 * 2);
            assertThat(more.league().played()).hasSize(10 * 2 * 2);
        }
    }

    @Test
    void crashingBotIsDisqualifiedWithAnother() {
        try (SqliteStore store = store("a")) {
            List<String> bots = List.of("exit 3", "exit 4", "exit 5", "random", "still");
            Tourney tourney = tourney(bots, 2, 10, new RoundRobin(), store);

            assertThat(run(tourney)).isTrue();

            assertThat(tourney.league().disqualified().keySet())
                    .extracting(StoredBot::name)
                    .containsExactlyInAnyOrder("exit 3", "exit 4", "exit 5");
        }
    }

    @Test
    void lockIsDeletedWithItsStore() {
        SqliteStore store = store("a");
        Path lock = Path.of(store.file() + "-lock");
        assertThat(lock).exists();

        store.close();

        assertThat(lock).doesNotExist();
    }

    @Test
    void failingBotIsDisqualifiedAndItsMatchesDoNotCount() {
        try (SqliteStore store = store("a")) {
            Tourney tourney = tourney(List.of("random", "exit 3", "greedy", "still"), 2, 10, new RoundRobin(), store);

            // One thread: with more, the number of matches before the fifth failure would depend on the machine.
            try (Farm farm = new ThreadFarm(1)) {
                assertThat(tourney.run(farm, RecordPolicy.NONE, (job, match) -> {}))
                        .isTrue();
            }

            assertThat(tourney.league().disqualified().values())
                    .singleElement()
                    .asString()
                    .contains("failed in each of its first 5");
            assertThat(tourney.league().disqualified().keySet())
                    .extracting(StoredBot::name)
                    .containsExactly("exit 3");
            assertThat(store.disqualified()).isEqualTo(tourney.league().disqualified());
            Progress progress = tourney.progress();
            assertThat(progress.counted() + progress.skipped()).isEqualTo(6 * 2 * 10);
            assertThat(progress.skipped()).isBetween(3 * 2 * 10 - 6, 3 * 2 * 10 - 5);
            LeagueTable table = tourney.league().table();
            assertThat(table.rows()).extracting(LeagueTable.Row::games).containsExactly(40, 40, 40);
        }
    }

    @Test
    void fourFailuresDoNotDisqualify() {
        try (SqliteStore store = store("a")) {
            Tourney tourney = tourney(List.of("still", "exit 3"), 2, 2, new RoundRobin(), store);

            assertThat(run(tourney)).isTrue();

            assertThat(tourney.league().disqualified()).isEmpty();
            LeagueTable table = tourney.league().table();
            assertThat(table.rows().get(1).faultCount()).isEqualTo(4);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"NONE", "LOSSES", "FAULTS", "ALL"})
    void recordsOfTheChosenMatchesAreKept(String keep) throws IOException {
        try (SqliteStore store = store("a")) {
            Tourney tourney = tourney(List.of("still", "greedy", "exit 3"), 2, 1, new RoundRobin(), store);
            run(tourney, RecordPolicy.valueOf(keep), () -> {});

            int expected = switch (RecordPolicy.valueOf(keep)) {
                case NONE -> 0;
                case LOSSES ->
                    (int) tourney.league().played().stream()
                            .filter(match -> match.seats().stream()
                                    .anyMatch(seat -> seat.bot().name().equals("still") && seat.rank() > 1))
                            .count();
                case FAULTS -> 4;
                case ALL -> 6;
            };
            List<String> kept = store.matches(MatchFilter.ALL).stream()
                    .filter(match -> match.record() != null)
                    .map(StoredMatch::record)
                    .toList();
            assertThat(kept)
                    .hasSize(expected)
                    .allSatisfy(file -> assertThat(folder.resolve(file)).exists());
            if (Files.exists(folder.resolve("a-records"))) {
                try (var files = Files.list(folder.resolve("a-records"))) {
                    assertThat(files).hasSize(expected);
                }
            }
        }
    }

    /** A tournament of an idle bot and another bot. */
    private Tourney onBoards(SqliteStore store, String other, String... boards) {
        Game space = GameCatalog.onClassPath().game("space");
        List<Entrant> entrants = Stream.of("still", other)
                .map(bot -> Entrant.of(BotSpec.of(bot, space, folder), space))
                .toList();
        List<LabelledScenario> scenarios = Stream.of(boards)
                .map(board -> new LabelledScenario(Scenario.parse(board)))
                .toList();
        MatchConditions conditions = MatchConditions.defaults(space.info());
        return new Tourney(new Tourney.TourneyPlan(space, 2, conditions, scenarios, new RoundRobin()), entrants, store);
    }

    @Test
    void allFaultsAreCountedEvenIfNotStored() {
        try (SqliteStore store = SqliteStore.open(folder.resolve("space"), "space")) {
            Tourney tourney = onBoards(store, "while read line; do echo nonsense; done", "space board=k4");

            assertThat(run(tourney)).isTrue();

            List<StoredMatch.StoredSeat> failed = store.matches(MatchFilter.ALL).stream()
                    .flatMap(match -> match.seats().stream())
                    .filter(seat -> !seat.bot().name().equals("still"))
                    .toList();
            assertThat(failed).hasSize(2).allSatisfy(seat -> {
                assertThat(seat.faults()).hasSize(20);
                assertThat(seat.faultCount()).isGreaterThan(20);
            });
            LeagueTable table = store.league().table();
            assertThat(table.rows().get(1).faultCount()).isGreaterThan(40);
        }
    }

    @Test
    void repeatedMatchesCountOnce() {
        try (SqliteStore store = SqliteStore.open(folder.resolve("space"), "space")) {
            String board = "space board=k4 seed=";
            Tourney tourney = onBoards(store, "frontier", board + 1, board + 2, board + 3, board + 4);

            assertThat(run(tourney)).isTrue();

            assertThat(tourney.league().played()).hasSize(8);
            assertThat(tourney.league().repeated()).isEqualTo(6);
            assertThat(tourney.league().table().rows())
                    .extracting(LeagueTable.Row::games)
                    .containsOnly(2);
        }
    }

    @Test
    void invalidTournamentIsRejected() {
        try (SqliteStore store = store("a")) {
            assertThatThrownBy(() -> tourney(List.of("still", "random"), 4, 1, new RoundRobin(), store))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("4 players, but only 2 bots");
            assertThatThrownBy(() -> tourney(List.of("still", "still"), 2, 1, new RoundRobin(), store))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("are the same bot");
            assertThatThrownBy(() -> tourney(FIVE, 2, 2, new Swiss(3), store))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("There are 3 rounds");
        }
    }
}
