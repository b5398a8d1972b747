package regatta.league.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.MatchReport.Times;
import regatta.host.match.ThreadFarm;
import regatta.host.record.NamedScenario;
import regatta.league.schedule.Ladder;
import regatta.league.store.Store;
import regatta.league.store.StoredBot;
import regatta.league.store.StoredMatch;
import regatta.league.store.StoredMatch.StoredSeat;
import regatta.league.tourney.Entrant;
import regatta.league.tourney.Keep;
import regatta.league.tourney.Tourney;
import regatta.league.tune.search.Chance;

/** What is learnt from games that are played anyway. */
class LessonsTest {

    private final Game game = Games.named("halite");

    @TempDir
    Path folder;

    private static final String TYPED = "greedy?power&returnAt32&returnAlways";

    /** Known by a digest that is none of the build, since what it draws begins with that: all builds draw alike. */
    private Learner learner() {
        return new Learner(TunedBots.of(TYPED, game, folder), TYPED, bot("greedy"));
    }

    @Test
    void neighbouringSeatsPlayMirrorImages() {
        Learner learner = learner();
        List<StoredBot> one = List.of(learner.identity(), bot("other"));
        List<StoredBot> two = List.of(bot("other"), learner.identity());
        Scenario scenario = Scenario.parse("halite seed=3");

        double[] first = learner.point(scenario, one, 0);
        double[] second = learner.point(scenario, two, 1);

        assertThat(first).containsOnly(-1, 1).hasSize(3);
        for (int i = 0; i < first.length; i++) {
            assertThat(second[i]).isEqualTo(-first[i]);
        }
    }

    /** Opponents of different strength, four of whom it meets; one number matters, upwards. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void theNumberThatMattersIsFoundWhoeverTheOpponentsAre(int seats) {
        Learner learner = learner();
        Chance chance = new Chance(5);
        List<StoredMatch> matches = new ArrayList<>();
        for (int number = 0; number < 3000; number++) {
            Scenario scenario = Scenario.parse("halite seed=" + number / seats);
            int opponent = number / seats % 4;
            List<StoredBot> bySeat = new ArrayList<>();
            for (int seat = 0; seat < seats - 1; seat++) {
                bySeat.add(bot("opponent " + opponent + seat));
            }
            bySeat.add(number % seats, learner.identity());
            double matters = learner.point(scenario, bySeat, number % seats)[1];
            boolean wins = chance.uniform() < 0.2 + 0.2 * opponent + 0.08 * matters;
            matches.add(match(number, scenario, bySeat, number % seats, wins));
        }

        Lessons lessons = Lessons.of(learner, matches);

        assertThat(lessons.games()).isEqualTo(3000);
        List<Double> moved = lessons.rows().stream().map(Standings.Row::moved).toList();
        assertThat(moved.get(1)).isGreaterThan(3);
        assertThat(moved.get(0)).isBetween(-3.0, 3.0);
        assertThat(moved.get(2)).isBetween(-3.0, 3.0);
        assertThat(lessons.gain()).isBetween(0.05, 0.3);
        assertThat(lessons.command()).startsWith("greedy?").contains("returnAt32=");
    }

    @Test
    void aLadderPlaysEveryMatchWithOtherNumbersAndLearnsFromTheStoreAlone() {
        Learner learner = learner();
        List<Entrant> entrants = List.of(
                learner.entrant(),
                Entrant.of(BotSpec.of("random", game, folder), game),
                Entrant.of(BotSpec.of("greedy", game, folder), game));
        List<NamedScenario> scenarios = new ArrayList<>();
        for (int seed = 0; seed < 4; seed++) {
            scenarios.add(new NamedScenario(Scenario.parse("halite size=16 turns=20 seed=" + seed)));
        }
        Tourney.Plan plan = new Tourney.Plan(game, 2, Conditions.usual(game.info()), scenarios, new Ladder(4));
        try (Store store = Store.open(folder.resolve("a.league"), "halite");
                ThreadFarm farm = new ThreadFarm(2)) {
            Tourney tourney = new Tourney(plan, entrants, store);
            assertThat(tourney.run(farm, Keep.NONE, () -> {})).isTrue();

            Lessons lessons = Lessons.of(learner, store.matches());
            assertThat(lessons.games()).isPositive();
            assertThat(lessons).isEqualTo(Lessons.of(learner(), tourney.matches()));
            assertThat(store.matches().stream()
                            .flatMap(match -> match.seats().stream())
                            .map(seat -> seat.bot().name()))
                    .contains(TYPED);
        }
    }

    private static StoredBot bot(String name) {
        return new StoredBot("digest of " + name, name, "command");
    }

    private static StoredMatch match(int number, Scenario scenario, List<StoredBot> bySeat, int learner, boolean wins) {
        List<StoredSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < bySeat.size(); seat++) {
            int rank = seat == learner == wins ? 1 : 2;
            seats.add(new StoredSeat(bySeat.get(seat), rank, 0, Map.of(), List.of(), new Times(1, 2, 3, 4), 5));
        }
        return new StoredMatch(
                "key" + number, scenario, scenario, seats, 10, 20, null, "2026-11-16T06:00:00Z", "", null);
    }
}
