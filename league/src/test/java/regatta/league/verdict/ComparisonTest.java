package regatta.league.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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
import regatta.host.match.MatchRunner;
import regatta.host.match.ThreadFarm;
import regatta.league.verdict.Comparison.Setup;
import regatta.league.verdict.PairTest.EndReason;
import regatta.league.verdict.Verdict.Decision;

class ComparisonTest {

    private static final Path HERE = Path.of("").toAbsolutePath();

    private static Comparison comparison(String scenario, String candidate, String baseline, String... field) {
        Game game = GameCatalog.onClassPath().game(Scenario.parse(scenario).game());
        return Comparison.of(
                BotSpec.of(candidate, game, HERE),
                BotSpec.of(baseline, game, HERE),
                Stream.of(field).map(bot -> BotSpec.of(bot, game, HERE)).toList(),
                Setup.of(game, Scenario.parse(scenario), MatchConditions.defaults(game.info())));
    }

    private static PairTest.PairTestResult test(Comparison comparison, int max, int threads) {
        Race race = new Race(1, comparison.seats(), 0, 50, 0.05);
        return race(comparison, List.of(comparison.candidate()), race, max, threads);
    }

    private static Block block(Comparison comparison, int number) {
        return comparison.block(
                number,
                comparison.jobs(number, "k").stream()
                        .map(job -> new MatchRunner(job).play())
                        .toList());
    }

    private static List<String> seated(Comparison comparison, int block) {
        return block(comparison, block).seats().stream()
                .map(Block.SeatResult::bot)
                .toList();
    }

    @Test
    void twoBotsPlayEachOtherWithSeatsSwapped() {
        assertThat(seated(comparison("soak", "random", "still"), 0))
                .containsExactly("random", "still", "still", "random");
    }

    @Test
    void severalPatternsArePlayedInTurnInEverySeat() {
        Game halite = GameCatalog.onClassPath().game("halite");
        List<Scenario> sizes = List.of(Scenario.parse("halite size=32"), Scenario.parse("halite size=48 seed=7"));
        Setup two = Setup.ofPatterns(halite, sizes, MatchConditions.defaults(halite.info()));

        assertThat(IntStream.range(0, 6).mapToObj(two::scenario).map(Scenario::toString))
                .containsExactly(
                        "halite size=32 seed=1",
                        "halite size=48 seed=8",
                        "halite size=48 seed=9",
                        "halite size=32 seed=4",
                        "halite size=32 seed=5",
                        "halite size=48 seed=12");
        assertThatThrownBy(() -> Setup.ofPatterns(
                        halite,
                        List.of(Scenario.parse("halite seats=2"), Scenario.parse("halite seats=4")),
                        MatchConditions.defaults(halite.info())))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("have the same number of players");
    }

    @ParameterizedTest
    @CsvSource({"3, 2", "5, 2", "4, 4", "6, 4", "2, 4"})
    void everyPatternIsPlayedEquallyOftenInEverySeat(int patterns, int seats) {
        Game halite = GameCatalog.onClassPath().game("halite");
        List<Scenario> sizes = IntStream.range(0, patterns)
                .mapToObj(i -> Scenario.parse("halite size=" + (32 + 4 * i) + " seats=" + seats))
                .toList();
        Setup setup = Setup.ofPatterns(halite, sizes, MatchConditions.defaults(halite.info()));
        int[][] played = new int[patterns][seats];

        for (int number = 0; number < patterns * seats * patterns * seats; number++) {
            String size = setup.scenario(number).option("size");
            played[(Integer.parseInt(String.valueOf(size)) - 32) / 4][number % seats]++;
            if (number == patterns - 1) {
                assertThat(Arrays.stream(played)
                                .map(bySeat -> Arrays.stream(bySeat).sum()))
                        .as("a run that is stopped early is balanced")
                        .containsOnly(1);
            }
        }

        int least = Arrays.stream(played).flatMapToInt(Arrays::stream).min().orElseThrow();
        int most = Arrays.stream(played).flatMapToInt(Arrays::stream).max().orElseThrow();
        assertThat(least).isPositive().isGreaterThanOrEqualTo(most * 3 / 4);
    }

    @Test
    void botsReplaceEachOtherInAFieldAndSeatsRotate() {
        Comparison comparison = comparison("halite size=32 turns=20 seats=4", "random", "still", "greedy", "hungarian");

        assertThat(seated(comparison, 0))
                .containsExactly("random", "greedy", "hungarian", "greedy", "still", "greedy", "hungarian", "greedy");
        assertThat(seated(comparison, 1))
                .containsExactly("greedy", "random", "hungarian", "greedy", "greedy", "still", "hungarian", "greedy");
        assertThat(seated(comparison, 4))
                .containsExactly(
                        "random", "hungarian", "greedy", "hungarian", "still", "hungarian", "greedy", "hungarian");
    }

    @Test
    void baselineFillsTheOtherSeatsWithoutAField() {
        assertThat(seated(comparison("halite size=32 turns=20 seats=4", "random", "still"), 3))
                .containsExactly("still", "still", "still", "random", "still", "still", "still", "still");
    }

    @ParameterizedTest
    @ValueSource(strings = {"soak", "halite size=32 turns=60", "halite size=32 turns=60 seats=4", "space"})
    void botNeverDiffersFromItself(String scenario) {
        Comparison comparison = comparison(scenario, "random", "random");
        assertThat(IntStream.range(0, 6)
                        .mapToDouble(block -> block(comparison, block).score()))
                .containsOnly(0.5);
    }

    @Test
    void scenarioWithOneSeatIsRejected() {
        assertThatThrownBy(() -> comparison("halite seats=1", "random", "still"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("one player");
    }

    @ParameterizedTest
    @CsvSource({"skirmisher, still, BETTER", "still, skirmisher, NOT_BETTER"})
    void clearCasesGetTheRightVerdictWithAnyNumberOfThreads(String candidate, String baseline, Decision answer) {
        PairTest.PairTestResult one = test(comparison("soak", candidate, baseline), 500, 1);
        PairTest.PairTestResult three = test(comparison("soak", candidate, baseline), 500, 3);

        assertThat(one.verdict().answer()).isEqualTo(answer);
        assertThat(one.ending()).isEqualTo(EndReason.DECIDED);
        assertThat(three).isEqualTo(one);
    }

    @Test
    void betterBotIsFoundInAField() {
        Comparison comparison = comparison("halite size=32 turns=80 seats=4", "greedy", "random", "random", "still");
        assertThat(test(comparison, 200, 2).verdict().answer()).isEqualTo(Decision.BETTER);
    }

    @Test
    void identicalBotsEndUndecided() {
        PairTest.PairTestResult outcome = test(comparison("halite size=32 turns=10", "greedy", "greedy"), 5000, 2);
        assertThat(outcome.ending()).isIn(EndReason.ALIKE, EndReason.DECIDED);
        assertThat(outcome.verdict().answer()).isNotEqualTo(Decision.BETTER);
        assertThat(outcome.verdict().blocks()).isLessThanOrEqualTo(SequentialTest.MIN_IDENTICAL_BLOCKS);
    }

    @Test
    void testEndsAtTheMaximumNumberOfBlocks() {
        PairTest.PairTestResult outcome = test(comparison("soak", "skirmisher", "still"), 1, 2);
        assertThat(outcome.ending()).isEqualTo(EndReason.SPENT);
        assertThat(outcome.verdict().answer()).isEqualTo(Decision.UNDECIDED);
        assertThat(outcome.verdict().blocks()).isEqualTo(1);
    }

    @Test
    void interruptedTestReturnsThePreliminaryVerdict() {
        Comparison comparison = comparison("soak", "skirmisher", "random");
        Race race = new Race(1, 2, 0, 1, 0.05);
        PairTest ab = PairTest.of(comparison, List.of(comparison.candidate()), race, 5000, (verdicts, failures) -> {
            if (verdicts.get(0).blocks() == 3) {
                Thread.currentThread().interrupt();
            }
        });
        PairTest.PairTestResult outcome;
        try (Farm farm = new ThreadFarm(2)) {
            outcome = ab.run(farm);
        }
        assertThat(Thread.interrupted()).as("it ended quietly").isFalse();
        assertThat(outcome.ending()).isEqualTo(EndReason.INTERRUPTED);
        assertThat(outcome.verdict().blocks()).isEqualTo(3);
    }

    @Test
    void failingBotIsReportedWithItsFirstFault() {
        PairTest.PairTestResult outcome = test(comparison("soak", "exit 3", "still"), 3, 1);
        assertThat(outcome.failures()).singleElement().satisfies(failure -> {
            assertThat(failure.bot()).isEqualTo("exit 3");
            assertThat(failure.failed()).isEqualTo(failure.games()).isEqualTo(6);
            assertThat(failure.toString()).contains("every one of its 6 games").contains("CRASHED");
        });
    }

    @Test
    void raceHasTheSameVerdictsWithAnyNumberOfThreads() {
        List<PairTest.PairTestResult> outcomes = new ArrayList<>();
        for (int threads : new int[] {1, 3}) {
            Comparison comparison = comparison("soak", "random", "random");
            Game game = comparison.setup().game();
            List<BotSpec> variants = Stream.of("still", "skirmisher", "random")
                    .map(bot -> BotSpec.of(bot, game, HERE))
                    .toList();
            Race race = new Race(3, 2, 0, 100, 0.05);
            outcomes.add(race(comparison, variants, race, 1000, threads));
        }
        assertThat(outcomes.get(0).verdicts().stream().map(Verdict::answer))
                .startsWith(Decision.NOT_BETTER, Decision.BETTER)
                .doesNotContainSequence(Decision.BETTER, Decision.BETTER);
        assertThat(outcomes.get(0).ending()).isEqualTo(EndReason.DECIDED);
        assertThat(outcomes.get(1)).isEqualTo(outcomes.get(0));
    }

    private static PairTest.PairTestResult race(
            Comparison comparison, List<BotSpec> variants, Race race, long max, int threads) {
        try (Farm farm = new ThreadFarm(threads)) {
            return PairTest.of(comparison, variants, race, max, (verdicts, failures) -> {})
                    .run(farm);
        }
    }

    @Test
    void repeatedMatchIsCountedOnce() {
        Comparison comparison = comparison("space board=k4", "frontier", "still");

        PairTest.PairTestResult outcome = test(comparison, 100, 2);

        assertThat(outcome.verdict().blocks()).isEqualTo(1);
        assertThat(outcome.ending()).isEqualTo(EndReason.REPEATED);
        assertThat(outcome.repeated()).isEqualTo(RepeatFilter.MAX_REPEATED);
        assertThat(outcome.verdict().answer()).isEqualTo(Decision.UNDECIDED);
    }

    @Test
    void raceOfRepeatedMatchesEndsUndecided() {
        Comparison comparison = comparison("space board=k4", "frontier", "still");

        PairTest.PairTestResult outcome =
                race(comparison, List.of(comparison.candidate()), new Race(1, 2, 0, 20, 0.05), 100, 2);

        assertThat(outcome.ending()).isEqualTo(EndReason.REPEATED);
        assertThat(outcome.verdicts().get(0).blocks()).isEqualTo(1);
    }

    @Test
    void raceEndsAtTheMaximumNumberOfBlocks() {
        Comparison comparison = comparison("soak", "random", "random");
        List<BotSpec> variants = List.of(comparison.candidate(), comparison.candidate());
        Race race = new Race(2, 2, 0, 1, 0.05);
        PairTest.PairTestResult outcome = race(comparison, variants, race, 5, 2);
        assertThat(outcome.ending()).isEqualTo(EndReason.SPENT);
        assertThat(outcome.verdicts().stream().mapToLong(Verdict::blocks).sum()).isEqualTo(5);
    }
}
