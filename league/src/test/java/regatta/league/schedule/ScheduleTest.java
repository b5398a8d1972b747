package regatta.league.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Rng;
import regatta.testkit.SeedSource;

class ScheduleTest {

    /** A match in which the bot with the lower number is usually the stronger one. */
    private static PairingResult play(Pairing pairing, Rng rng) {
        List<int[]> games = new ArrayList<>();
        for (int rotation = 0; rotation < pairing.size(); rotation++) {
            List<Integer> order = new ArrayList<>(pairing.bots());
            order.sort((a, b) -> rng.oneIn(4) ? b - a : a - b);
            games.add(pairing.bots().stream()
                    .mapToInt(bot -> 1 + order.indexOf(bot))
                    .toArray());
        }
        return new PairingResult(pairing, games);
    }

    private static History playAll(Schedule schedule, int entered, int seats, Rng rng) {
        History history = new History(entered, seats, List.of(), Set.of());
        for (List<Pairing> round = schedule.next(history); !round.isEmpty(); round = schedule.next(history)) {
            assertThat(schedule.next(history))
                    .as("equal histories give equal rounds")
                    .isEqualTo(round);
            List<List<PairingResult>> rounds = new ArrayList<>(history.rounds());
            rounds.add(round.stream().map(pairing -> play(pairing, rng)).toList());
            history = new History(entered, seats, rounds, Set.of());
        }
        assertThat(history.played()).isEqualTo(schedule.rounds(entered, seats));
        return history;
    }

    private static List<Pairing> pairings(History history) {
        return history.rounds().stream()
                .flatMap(List::stream)
                .map(PairingResult::pairing)
                .toList();
    }

    private static Map<Integer, Integer> appearances(List<Pairing> pairings) {
        Map<Integer, Integer> counts = new TreeMap<>();
        pairings.forEach(pairing -> pairing.bots().forEach(bot -> counts.merge(bot, 1, Integer::sum)));
        return counts;
    }

    private static Set<String> meetings(List<Pairing> pairings) {
        Set<String> meetings = new TreeSet<>();
        for (Pairing pairing : pairings) {
            for (int a : pairing.bots()) {
                pairing.bots().stream().filter(b -> a < b).forEach(b -> meetings.add(a + "-" + b));
            }
        }
        return meetings;
    }

    @Test
    void everyBotHasEverySeatOnceInTheRotations() {
        Pairing pairing = Pairing.of(7, 3, 9, 4);

        for (int seat = 0; seat < 4; seat++) {
            int fixed = seat;
            assertThat(IntStream.range(0, 4)
                            .mapToObj(rotation -> pairing.seated(rotation).get(fixed)))
                    .containsExactlyInAnyOrder(7, 3, 9, 4);
        }
    }

    @ParameterizedTest
    @SeedSource(60)
    void allBotsOfARoundRobinMeetAndPlayEquallyOften(long seed) {
        Rng rng = new Rng(seed);
        int seats = 2 + rng.below(5);
        int entered = seats + rng.below(40);

        List<Pairing> pairings = pairings(playAll(new RoundRobin(), entered, seats, rng));

        assertThat(meetings(pairings)).hasSize(entered * (entered - 1) / 2);
        assertThat(Set.copyOf(appearances(pairings).values())).hasSize(1);
        assertThat(pairings.stream().map(pairing -> new TreeSet<>(pairing.bots())))
                .as("no group occurs twice")
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 1", "5, 2, 10", "40, 2, 780", "4, 4, 1", "5, 4, 5", "6, 4, 15", "7, 4, 35"})
    void smallRoundRobinHasEveryCombination(int entered, int seats, int tables) {
        assertThat(pairings(playAll(new RoundRobin(), entered, seats, new Rng(1))))
                .hasSize(tables);
    }

    @Test
    void largeRoundRobinOfFourHasSomeCombinations() {
        assertThat(pairings(playAll(new RoundRobin(), 40, 4, new Rng(1)))).hasSizeLessThan(300);
    }

    @ParameterizedTest
    @SeedSource(40)
    void firstBotOfAGauntletPlaysInEveryMatchAndMeetsAll(long seed) {
        Rng rng = new Rng(seed);
        int seats = 2 + rng.below(3);
        int entered = seats + rng.below(20);

        List<Pairing> pairings = pairings(playAll(new Gauntlet(), entered, seats, rng));

        assertThat(pairings)
                .allSatisfy(pairing -> assertThat(pairing.bots().get(0)).isZero());
        assertThat(appearances(pairings)).hasSize(entered);
    }

    @ParameterizedTest
    @SeedSource(60)
    void botsOfASwissDoNotMeetTwiceAndShareByes(long seed) {
        Rng rng = new Rng(seed);
        int entered = 8 + rng.below(30);

        List<Pairing> pairings = pairings(playAll(new Swiss(5), entered, 2, rng));

        assertThat(meetings(pairings)).as("all meetings differ").hasSize(pairings.size());
        assertThat(pairings).hasSize(5 * (entered / 2));
        assertThat(appearances(pairings).values())
                .allSatisfy(games -> assertThat(games).isBetween(4, 5));
    }

    @ParameterizedTest
    @SeedSource(40)
    void allBotsOfASwissWithMoreSeatsPlayExceptByes(long seed) {
        Rng rng = new Rng(seed);
        int entered = 4 + rng.below(30);

        History history = playAll(new Swiss(4), entered, 4, rng);

        assertThat(history.rounds()).allSatisfy(round -> assertThat(round).hasSize(entered / 4));
    }

    @Test
    void leadersOfASwissMeet() {
        Rng rng = new Rng(3);
        History history = playAll(new Swiss(3), 16, 2, rng);
        List<PairingResult> second = history.rounds().get(1);
        List<Integer> firstWinners = history.rounds().get(0).stream()
                .filter(result -> result.score(0) != 0.5)
                .map(result -> result.pairing().bots().get(result.score(0) > 0.5 ? 0 : 1))
                .toList();

        assertThat(firstWinners).containsAll(second.get(0).pairing().bots());
    }

    @Test
    void swissOfTwoRepeatsThePairing() {
        assertThat(pairings(playAll(new Swiss(3), 2, 2, new Rng(1)))).hasSize(3);
    }

    @ParameterizedTest
    @SeedSource(100)
    void knockoutShrinksToOneFinal(long seed) {
        Rng rng = new Rng(seed);
        int seats = 2 + rng.below(4);
        int entered = seats + rng.below(40);

        History history = playAll(new Knockout(), entered, seats, rng);

        assertThat(history.rounds().get(history.played() - 1)).hasSize(1);
        assertThat(Knockout.winners(history)).hasSize(seats);
        for (List<PairingResult> round : history.rounds()) {
            assertThat(appearances(round.stream().map(PairingResult::pairing).toList())
                            .values())
                    .as("one match per round")
                    .containsOnly(1);
        }
    }

    @Test
    void bestTwoOfSixHaveByesInAKnockout() {
        Schedule knockout = new Knockout();
        History begin = new History(6, 2, List.of(), Set.of());

        assertThat(knockout.next(begin)).containsExactly(Pairing.of(2, 5), Pairing.of(3, 4));
        List<PairingResult> first = List.of(won(2, 5).get(0), won(4, 3).get(0));
        assertThat(knockout.next(new History(6, 2, List.of(first), Set.of())))
                .containsExactly(Pairing.of(0, 4), Pairing.of(1, 2));
    }

    private static List<PairingResult> won(int winner, int loser) {
        return List.of(new PairingResult(Pairing.of(winner, loser), List.of(new int[] {1, 2})));
    }

    @Test
    void disqualifiedBotLosesItsKnockoutMatch() {
        List<PairingResult> first = List.of(won(0, 3).get(0), won(1, 2).get(0));

        assertThat(new Knockout().next(new History(4, 2, List.of(first), Set.of(0))))
                .containsExactly(Pairing.of(1, 3));
    }

    @Test
    void ladderPairsNewBotsFirst() {
        Schedule ladder = new Ladder(10);
        History history = playAll(ladder, 6, 2, new Rng(4));
        List<Pairing> firstThreeTables = pairings(history).subList(0, 4);

        assertThat(appearances(firstThreeTables)).as("every bot soon plays").hasSize(6);
    }

    @Test
    void ladderPrefersCloseAndUncertainRatings() {
        OnlineRatings ratings = new OnlineRatings(4);
        PairingResult clear = new PairingResult(
                Pairing.of(0, 1), List.of(new int[] {1, 2}, new int[] {1, 2}, new int[] {1, 2}, new int[] {1, 2}));
        PairingResult even = new PairingResult(Pairing.of(2, 3), List.of(new int[] {1, 2}, new int[] {2, 1}));
        ratings.note(clear);
        ratings.note(even);

        assertThat(ratings.information(2, 3)).isGreaterThan(ratings.information(0, 1));
        ratings.note(even);
        ratings.note(even);
        assertThat(ratings.information(2, 3))
                .as("certain ratings give less information")
                .isLessThan(new OnlineRatings(4).information(2, 3));
    }

    /** Numbers from the tests of openskill.js, which follows the paper: {@code __tests__/models/plackett-luce}. */
    @ParameterizedTest
    @CsvSource({
        "27.63523138347365 8.065506316323548 22.36476861652635 8.065506316323548",
        "27.868876552746237 8.204837030780652 25.717219138186557 8.057829747583874 21.413904309067206 8.057829747583874",
        "27.795084971874736 8.263160757613477 26.552824984374855 8.179213704945203"
                + " 24.68943500312503 8.083731307186588 20.96265504062538 8.083731307186588",
    })
    void onlineRatingsEqualThoseOfWengAndLin(String published) {
        String[] numbers = published.split(" ");
        int[] bots = IntStream.range(0, numbers.length / 2).toArray();
        OnlineRatings ratings = new OnlineRatings(bots.length);

        ratings.note(bots, bots);

        for (int bot : bots) {
            assertThat(ratings.mean(bot)).isCloseTo(Double.parseDouble(numbers[2 * bot]), within(1e-12));
            assertThat(ratings.deviation(bot)).isCloseTo(Double.parseDouble(numbers[2 * bot + 1]), within(1e-12));
        }
    }

    @Test
    void tieOfEqualBotsOnlyReducesTheirDeviations() {
        OnlineRatings ratings = new OnlineRatings(2);

        ratings.note(new int[] {0, 1}, new int[] {1, 1});

        assertThat(ratings.mean(0)).isEqualTo(25);
        assertThat(ratings.mean(1)).isEqualTo(25);
        assertThat(ratings.deviation(0)).isEqualTo(ratings.deviation(1)).isLessThan(25.0 / 3);
    }

    @ParameterizedTest
    @SeedSource(40)
    void ladderPairsABotAtMostOncePerRoundAndEveryBotEventually(long seed) {
        Rng rng = new Rng(seed);
        int seats = 2 + rng.below(3);
        int entered = seats + rng.below(12);

        History history = playAll(new Ladder(40), entered, seats, rng);

        assertThat(appearances(pairings(history))).hasSize(entered);
        assertThat(history.rounds())
                .allSatisfy(round -> assertThat(appearances(round.stream()
                                        .map(PairingResult::pairing)
                                        .toList())
                                .values())
                        .containsOnly(1));
    }

    @Test
    void disqualifiedBotIsNotPaired() {
        History history = new History(5, 2, List.of(), Set.of(0, 3));

        assertThat(appearances(new Swiss(3).next(history))).doesNotContainKeys(0, 3);
        assertThat(appearances(new Ladder(3).next(history))).doesNotContainKeys(0, 3);
    }
}
