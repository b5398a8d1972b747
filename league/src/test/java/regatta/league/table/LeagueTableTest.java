package regatta.league.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import regatta.core.BadInput;
import regatta.core.Fault;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.GameInfo;
import regatta.league.table.LeagueTable.Row;
import regatta.testkit.SeedSource;

class LeagueTableTest {

    private static final GameInfo SPACE =
            GameCatalog.onClassPath().game("space").info();
    private static final Game HALITE = GameCatalog.onClassPath().game("halite");

    private static LeagueTable table(List<StoredMatch> matches) {
        return new League(matches, Map.of()).table();
    }

    private static Row row(LeagueTable table, String name) {
        return table.rows().stream()
                .filter(row -> row.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void tableCountsWinsDrawsLossesAndFaults() {
        LeagueTable table = table(
                new Matches().add("halite", "a1 b2", "b2! a1", "a1 b1", "a2 b1").list());

        Row a = row(table, "a");
        assertThat(List.of(a.games(), a.wins(), a.draws(), a.losses())).containsExactly(4, 2, 1, 1);
        assertThat(a.score()).isEqualTo(0.625);
        assertThat(row(table, "b").faults()).isEqualTo(Map.of(Fault.Kind.CRASHED, 1));
        assertThat(table.rows().get(0).name()).isEqualTo("a");
        assertThat(a.superiority()).isGreaterThan(0.5);
        assertThat(row(table, "b").superiority()).as("of the last").isNaN();
    }

    @Test
    void winOfFourPlayersIsTheFirstRankAloneAndTheScoreCountsLowerRanks() {
        LeagueTable table =
                table(new Matches().add("halite", "a1 b2 c3 d4", "a1 b1 c3 d3").list());

        assertThat(row(table, "a").wins()).isEqualTo(1);
        assertThat(row(table, "a").draws()).isEqualTo(1);
        assertThat(row(table, "b").score()).isEqualTo((2 / 3.0 + 2.5 / 3) / 2, within(1e-12));
        assertThat(row(table, "d").losses()).isEqualTo(2);
    }

    @ParameterizedTest
    @SeedSource(30)
    void tableDoesNotDependOnTheOrderOfMatches(long seed) {
        Random random = new Random(seed);
        Matches matches = new Matches();
        for (int i = 0; i < 40; i++) {
            List<String> words = new ArrayList<>(List.of("a", "b", "c", "d", "e"));
            Collections.shuffle(words, random);
            matches.add("halite", words.get(0) + "1 " + words.get(1) + "2 " + words.get(2) + "3 " + words.get(3) + "4");
        }
        List<StoredMatch> shuffled = new ArrayList<>(matches.list());
        Collections.shuffle(shuffled, random);

        assertThat(table(shuffled).rows()).isEqualTo(table(matches.list()).rows());
    }

    @Test
    void unconnectedBotsAreInDifferentGroups() {
        LeagueTable table =
                table(new Matches().add("halite", "a1 b2", "c1 d2", "a1 b2").list());

        assertThat(table.groups()).isEqualTo(2);
        assertThat(row(table, "a").group()).isEqualTo(row(table, "b").group());
        assertThat(row(table, "a").group()).isNotEqualTo(row(table, "c").group());
        assertThat(row(table, "b").superiority())
                .as("the next bot is in another group")
                .isNaN();
    }

    @Test
    void matchesOfADisqualifiedBotDoNotCount() {
        List<StoredMatch> matches =
                new Matches().add("halite", "a1 b2", "a1 x2!", "b1 x2!").list();

        LeagueTable table = new League(matches, Map.of(Matches.bot("x"), new Disqualification(null))).table();

        assertThat(table.rows()).extracting(Row::name).containsExactly("a", "b");
        assertThat(row(table, "b").games()).isEqualTo(1);
    }

    @Test
    void botsOfTheSameNameAreDistinguishedByDigest() {
        List<StoredMatch> matches =
                new ArrayList<>(new Matches().add("halite", "bot1 b2").list());
        StoredMatch other = matches.get(0);
        StoredBot rebuilt = new StoredBot("0123456789", "bot", "jar");
        StoredMatch.StoredSeat seat = other.seats().get(0);
        matches.add(new StoredMatch(
                "another",
                other.scenario(),
                other.label(),
                List.of(
                        new StoredMatch.StoredSeat(rebuilt, 2, 0, Map.of(), List.of(), seat.times(), 0, Map.of()),
                        new StoredMatch.StoredSeat(
                                Matches.bot("b"), 1, 0, Map.of(), List.of(), seat.times(), 0, Map.of())),
                1,
                1,
                null,
                "",
                "",
                null));

        assertThat(table(matches).rows())
                .extracting(Row::name)
                .containsExactlyInAnyOrder("bot @digest", "bot @012345", "b");
    }

    @Test
    void leagueWithoutMatchesHasAnEmptyTable() {
        assertThat(table(List.of()).rows()).isEmpty();
        assertThat(RatingHistory.of(new League(List.of(), Map.of()), 30).points())
                .isEmpty();
    }

    @Test
    void headToHeadScoreOfManyPlayersComparesRanks() {
        League league =
                new League(new Matches().add("halite", "a1 b2 c2", "b1 a2 c3").list(), Map.of());
        Duels duels = league.duels();
        int a = league.names().indexOf("a");
        int b = league.names().indexOf("b");
        int c = league.names().indexOf("c");

        assertThat(duels.games(a, b)).isEqualTo(2);
        assertThat(duels.score(a, b)).isEqualTo(0.5);
        assertThat(duels.score(a, c)).isEqualTo(1);
        assertThat(duels.score(b, c)).isEqualTo(0.75);
        assertThat(duels.games(a, a)).isZero();
    }

    @Test
    void slicesAreSortedNumericallyAndOpenOptionsHaveTheDefault() {
        Matches matches = new Matches()
                .add("halite/final size=64", "a1 b2")
                .add("halite/final size=8", "a1 b2", "b1 a2")
                .add("halite/final", "a1 b2");

        Map<List<String>, League> slices =
                Slices.by(List.of("size", "rules"), HALITE, new League(matches.list(), Map.of()));

        assertThat(slices.keySet())
                .containsExactly(List.of("8", "final"), List.of("64", "final"), List.of("by seed", "final"));
        assertThat(Objects.requireNonNull(slices.get(List.of("8", "final"))).played())
                .hasSize(2);
    }

    @Test
    void longValuesWithTheSameBeginningAreDifferentSlices() {
        String board = "x".repeat(100);
        Matches matches = new Matches()
                .add("halite snapshot=" + board + "1", "a1 b2")
                .add("halite snapshot=" + board + "2", "a1 b2");

        assertThat(Slices.by(List.of("snapshot"), HALITE, new League(matches.list(), Map.of()))
                        .keySet())
                .hasSize(2)
                .allSatisfy(values -> assertThat(values.get(0)).hasSize(40).startsWith("xxxx"));
    }

    @Test
    void sliceByAnUnknownOptionIsRejected() {
        assertThatThrownBy(() -> Slices.by(List.of("sizes"), HALITE, new League(List.of(), Map.of())))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Did you mean 'size'?");
    }

    @Test
    void historyEndsWithTheTable() {
        List<StoredMatch> matches = new Matches()
                .add("halite", "a1 b2", "a1 b2", "c1 a2", "b1 c2", "a1 c2")
                .list();

        RatingHistory history = RatingHistory.of(new League(matches, Map.of()), 3);

        assertThat(history.points()).extracting(RatingHistory.Point::matches).containsExactly(1, 3, 5);
        LeagueTable table = table(matches);
        for (Row row : table.rows()) {
            assertThat(history.points().get(2).elo()[row.player()]).isEqualTo(row.elo());
        }
        assertThat(history.points().get(0).elo()[history.names().indexOf("c")])
                .as("not stored yet")
                .isNaN();
    }

    @Test
    void winsByBoardDistinguishVersionsOfABot() {
        StoredBot old = new StoredBot("aaaaaaaa", "mine", "command");
        StoredBot other = new StoredBot("bbbbbbbb", "mine", "command");
        List<StoredMatch> matches =
                new Matches().add("space board=k4", "a1 b2", "b1 a2").list();
        List<StoredMatch> versions = matches.stream()
                .map(match -> new StoredMatch(
                        match.key(),
                        match.scenario(),
                        match.label(),
                        match.seats().stream()
                                .map(seat -> new StoredMatch.StoredSeat(
                                        seat.bot().name().equals("a") ? old : other,
                                        seat.rank(),
                                        seat.score(),
                                        seat.faultCounts(),
                                        seat.faults(),
                                        seat.times(),
                                        seat.cpuMicros(),
                                        seat.stats()))
                                .toList(),
                        match.turns(),
                        match.wallMillis(),
                        match.record(),
                        match.finishedAt(),
                        match.course(),
                        match.invalidation()))
                .toList();

        WinsByBoard wins = WinsByBoard.of(new League(versions, Map.of()), SPACE);

        assertThat(wins.bots()).containsExactly("mine @aaaaaa", "mine @bbbbbb");
        assertThat(wins.boards().get("k4")).containsExactly(1, 1);
    }

    @Test
    void winsOverADisqualifiedBotDoNotCount() {
        List<StoredMatch> matches =
                new Matches().add("space board=k4", "a1 b2", "a1 c2", "c1 b2").list();

        WinsByBoard wins =
                WinsByBoard.of(new League(matches, Map.of(Matches.bot("c"), new Disqualification(null))), SPACE);

        assertThat(wins.bots()).containsExactly("a", "b");
        assertThat(wins.of("a")).containsEntry("k4", 1);
        assertThat(wins.of("b")).containsEntry("k4", 0);
    }

    @Test
    void faultsAreFormattedAsText() {
        LeagueTable table = table(new Matches().add("halite size=32", "a1 b2!").list());

        assertThat(table.rows().get(1).faultTexts()).containsExactly("1 crashed");
        assertThat(LeagueTable.word(Fault.Kind.OVER_LIMIT)).isEqualTo("over limit");
    }
}
