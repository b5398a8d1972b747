package regatta.league.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

/** Tests of ratings against an oracle, under permutations, and in extreme cases. */
class PlackettLuceTest {

    /** A finished game with its players and ranks. */
    private record Game(int[] players, int[] ranks) {}

    private static Ratings fit(int players, List<Game> games) {
        Results results = new Results(players);
        games.forEach(game -> results.add(game.players, game.ranks));
        return PlackettLuce.fit(results);
    }

    /** Returns random games of two to {@code seats} players with many ties. */
    private static List<Game> games(Rng rng, int players, int seats, int count) {
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<Integer> seated =
                    new ArrayList<>(IntStream.range(0, players).boxed().toList());
            Collections.shuffle(seated, new Random(rng.nextLong()));
            int size = 2 + rng.below(seats - 1);
            games.add(new Game(
                    seated.stream().limit(size).mapToInt(Integer::intValue).toArray(),
                    IntStream.range(0, size).map(seat -> 1 + rng.below(size)).toArray()));
        }
        return games;
    }

    private static Game duel(int winner, int loser) {
        return new Game(new int[] {winner, loser}, new int[] {1, 2});
    }

    @ParameterizedTest
    @SeedSource(30)
    void ratingsErrorsAndSuperiorityAgreeWithTheOracle(long seed) {
        Rng rng = new Rng(seed);
        int players = 2 + rng.below(3);
        List<Game> games = games(rng, players, players, 12);
        games.add(new Game(
                IntStream.range(0, players).toArray(),
                IntStream.range(0, players).toArray())); // Puts all players into one group.
        RatingOracle oracle = new RatingOracle(players);
        games.forEach(game -> oracle.add(game.players, game.ranks));

        Ratings ratings = fit(players, games);

        double[] theta = IntStream.range(0, players)
                .mapToDouble(i -> ratings.elo(i) * Math.log(10) / 400)
                .toArray();
        double[][] covariance = oracle.covariance(theta);
        for (int i = 0; i < players; i++) {
            assertThat(oracle.slope(theta, i)).isCloseTo(0, within(1e-6));
            assertThat(ratings.error(i))
                    .isCloseTo(1.96 * 400 / Math.log(10) * Math.sqrt(covariance[i][i]), within(0.1));
            double deviation = Math.sqrt(covariance[0][0] + covariance[i][i] - 2 * covariance[0][i]);
            assertThat(ratings.superiority(0, i))
                    .isCloseTo(i == 0 ? 0.5 : Ratings.normalBelow((theta[0] - theta[i]) / deviation), within(1e-3));
        }
    }

    @ParameterizedTest
    @CsvSource({"30, 10, 190.8", "300, 100, 190.8", "10, 30, -190.8", "50, 50, 0"})
    void twoPlayersDifferByTheLogarithmOfTheirOdds(int wins, int losses, double difference) {
        List<Game> games = new ArrayList<>(Collections.nCopies(wins, duel(0, 1)));
        games.addAll(Collections.nCopies(losses, duel(1, 0)));

        Ratings ratings = fit(2, games);

        // The prior shrinks the difference by a hundredth at 40 games.
        assertThat(ratings.elo(0) - ratings.elo(1)).isCloseTo(difference, within(0.01 * Math.abs(difference) + 1e-6));
        assertThat(ratings.winChance(0, 1)).isCloseTo((double) wins / (wins + losses), within(0.003));
    }

    @Test
    void drawIsHalfAWinAndHalfALoss() {
        Game draw = new Game(new int[] {0, 1}, new int[] {1, 1});

        Ratings drawn = fit(2, List.of(draw, draw, duel(0, 1)));
        Ratings played = fit(2, List.of(duel(0, 1), duel(1, 0), duel(0, 1)));

        assertThat(drawn.elo(0)).isCloseTo(played.elo(0), within(1e-9));
        assertThat(drawn.error(0)).isCloseTo(played.error(0), within(1e-9));
    }

    @ParameterizedTest
    @SeedSource(20)
    void ratingsDoNotDependOnTheOrderOfGames(long seed) {
        List<Game> games = games(new Rng(seed), 9, 9, 60);
        List<Game> shuffled = new ArrayList<>(games);
        Collections.shuffle(shuffled, new Random(seed));

        Ratings one = fit(9, games);
        Ratings other = fit(9, shuffled);

        for (int i = 0; i < 9; i++) {
            assertThat(other.elo(i)).isEqualTo(one.elo(i));
            assertThat(other.error(i)).isEqualTo(one.error(i));
        }
    }

    @ParameterizedTest
    @SeedSource(20)
    void ratingsDoNotDependOnTheNumbersOfPlayers(long seed) {
        List<Game> games = games(new Rng(seed), 7, Choices.MAX_TIED, 60);
        List<Integer> names = new ArrayList<>(IntStream.range(0, 7).boxed().toList());
        Collections.shuffle(names, new Random(seed));
        List<Game> renamed = games.stream()
                .map(game -> new Game(IntStream.of(game.players).map(names::get).toArray(), game.ranks))
                .toList();

        Ratings one = fit(7, games);
        Ratings other = fit(7, renamed);

        for (int i = 0; i < 7; i++) {
            assertThat(other.elo(names.get(i))).isCloseTo(one.elo(i), within(1e-6));
            assertThat(other.error(names.get(i))).isCloseTo(one.error(i), within(1e-6));
            assertThat(other.superiority(names.get(i), names.get(0))).isCloseTo(one.superiority(i, 0), within(1e-9));
        }
    }

    @ParameterizedTest
    @CsvSource({"6, 6", "7, 7", "16, 16", "16, 9"})
    void tiedPlayersHaveEqualRatings(int players, int tied) {
        int[] ranks = IntStream.range(0, players).map(i -> i < tied ? 1 : 2).toArray();
        List<Game> games =
                Collections.nCopies(50, new Game(IntStream.range(0, players).toArray(), ranks));

        Ratings ratings = fit(players, games);

        for (int i = 1; i < players; i++) {
            boolean alike = i < tied;
            assertThat(ratings.elo(i)).isCloseTo(ratings.elo(alike ? 0 : players - 1), within(1e-6));
            assertThat(ratings.error(i)).isCloseTo(ratings.error(alike ? 0 : players - 1), within(1e-6));
        }
        assertThat(tied == players || ratings.elo(0) > ratings.elo(players - 1)).isTrue();
    }

    @Test
    void unconnectedGroupsCannotBeCompared() {
        Ratings ratings = fit(6, List.of(duel(0, 2), duel(0, 2), duel(3, 1), duel(3, 4)));

        assertThat(IntStream.range(0, 6).map(ratings::group)).containsExactly(0, 1, 0, 1, 1, 2);
        assertThat(ratings.groups()).isEqualTo(3);
        assertThat(ratings.elo(0) + ratings.elo(2)).isCloseTo(0, within(1e-6));
        assertThat(ratings.elo(1) + ratings.elo(3) + ratings.elo(4)).isCloseTo(0, within(1e-6));
        assertThat(ratings.superiority(0, 1)).isEqualTo(0.5);
        assertThat(ratings.winChance(0, 1)).isEqualTo(0.5);
        assertThat(ratings.superiority(0, 2)).isGreaterThan(0.7);
    }

    @ParameterizedTest
    @CsvSource({"1", "10", "100000"})
    void ratingOfAPlayerWithOnlyWinsIsFinite(int games) {
        Ratings ratings = fit(2, Collections.nCopies(games, duel(1, 0)));

        assertThat(ratings.elo(1)).isBetween(100.0, 3000.0);
        assertThat(ratings.error(1)).isFinite().isPositive();
        assertThat(ratings.superiority(1, 0)).isGreaterThan(0.7);
    }

    @Test
    void moreWinsInARowGiveMoreElo() {
        double before = 0;
        for (int games = 1; games < 3000; games *= 3) {
            double now = fit(2, Collections.nCopies(games, duel(1, 0))).elo(1);
            assertThat(now).isGreaterThan(before);
            before = now;
        }
    }

    @Test
    void playerWithoutGamesIsAverageWithALargeError() {
        Ratings ratings = fit(3, List.of(duel(0, 1)));

        assertThat(ratings.elo(2)).isZero();
        assertThat(ratings.error(2)).isCloseTo(1.96 * 5 * 400 / Math.log(10), within(1e-6));
        assertThat(PlackettLuce.fit(new Results(0)).players()).isZero();
        assertThat(PlackettLuce.fit(new Results(0)).groups()).isZero();
    }

    @Test
    void fourTimesAsManyGamesHalveTheError() {
        List<Game> few = games(new Rng(3), 5, 4, 200);
        List<Game> many = new ArrayList<>();
        Collections.nCopies(4, few).forEach(many::addAll);

        assertThat(fit(5, few).error(0) / fit(5, many).error(0)).isCloseTo(2, within(0.01));
    }

    @Test
    void invalidGamesAreRejected() {
        Results results = new Results(3);
        assertThatThrownBy(() -> results.add(new int[] {0}, new int[] {1})).hasMessageContaining("2 to 16 players");
        assertThatThrownBy(() -> results.add(new int[] {0, 1}, new int[] {1})).hasMessageContaining("1 ranks");
        assertThatThrownBy(() -> results.add(new int[] {0, 3}, new int[] {1, 2}))
                .hasMessageContaining("[0, 3]");
        assertThatThrownBy(() -> results.add(new int[] {1, 1}, new int[] {1, 2}))
                .hasMessageContaining("[1, 1]");
        assertThatThrownBy(() -> new Results(1 << 20)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"'1 2', 1 0", "'1 1', 0.5 0.5", "'1 2 3 4', 1 0.6667 0.3333 0", "'3 1 1 4', 0.3333 0.8333 0.8333 0"})
    void scoreOfARankIsTheShareOfLowerRankedSeats(String ranks, String scores) {
        int[] given = IntStream.of(ints(ranks)).toArray();
        String[] expected = scores.split(" ");
        for (int seat = 0; seat < given.length; seat++) {
            assertThat(Results.score(given, seat)).isCloseTo(Double.parseDouble(expected[seat]), within(1e-4));
        }
    }

    private static int[] ints(String text) {
        return List.of(text.split(" ")).stream().mapToInt(Integer::parseInt).toArray();
    }
}
