package regatta.league.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import regatta.core.BadInput;
import regatta.host.match.Farm;
import regatta.host.match.ThreadFarm;
import regatta.league.tune.search.Method;
import regatta.league.verdict.Block;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Verdict.Answer;

/** Tunings of built-ins in short games. */
class TuningTest {

    private static final int BLOCKS = 40;

    /** Remembers in memory. */
    private static final class Memory implements TuneStore {

        final Map<String, Block> blocks = new TreeMap<>();

        @Override
        public Optional<Block> recall(Phase phase, int number) {
            return Optional.ofNullable(blocks.get(phase + " " + number));
        }

        @Override
        public void keep(Phase phase, int number, Block block) {
            assertThat(blocks.put(phase + " " + number, block)).as("kept once").isNull();
        }
    }

    private static List<double[]> path(Tuning.Plan plan, TuneStore store, int threads) {
        Tuning tuning = new Tuning(plan, store, (course, failures) -> {});
        try (Farm farm = new ThreadFarm(threads)) {
            assertThat(tuning.run(farm)).isTrue();
        }
        return tuning.course().path();
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"SPSA", "REGRESSION"})
    void thePathDependsOnTheGamesAlone(Method method) {
        Tuning.Plan plan = TuneProcess.plan(method, BLOCKS, 2);
        assertThat(path(plan, TuneStore.NONE, 1)).usingRecursiveComparison().isEqualTo(path(plan, TuneStore.NONE, 3));
    }

    @ParameterizedTest
    @CsvSource({"SPSA, 1", "SPSA, 23", "REGRESSION, 30"})
    void whoKnowsTheFirstBlocksGoesOnTheSameWay(Method method, int known) {
        Tuning.Plan plan = TuneProcess.plan(method, BLOCKS, 2);
        Memory whole = new Memory();
        List<double[]> undisturbed = path(plan, whole, 2);
        Memory part = new Memory();
        for (int i = 0; i < known; i++) {
            part.blocks.put("SEARCH " + i, whole.blocks.get("SEARCH " + i));
        }
        assertThat(path(plan, part, 2)).usingRecursiveComparison().isEqualTo(undisturbed);
        assertThat(part.blocks).isEqualTo(whole.blocks);
    }

    @Test
    void withFourSeatsTheOthersAreTheStart() {
        Tuning.Plan plan = TuneProcess.plan(Method.SPSA, 8, 4);
        assertThat(path(plan, TuneStore.NONE, 2)).hasSize(9);
    }

    @Test
    void aBotThatWasSpoiltIsTunedBackAndCalledBetter() {
        // Ships that go home with no more than a tenth of what they could carry: whoever looks finds more.
        Tuning.Plan plan =
                TuneProcess.plan("greedy?returnAt32=100&returnAlways=120&returnAt32&returnAlways", Method.SPSA, 60, 2);
        Tuning tuning = new Tuning(plan, TuneStore.NONE, (course, failures) -> {});
        List<Slice> heldOut = TuneProcess.slices(60, 2, 99);
        try (Farm farm = new ThreadFarm(2)) {
            assertThat(tuning.run(farm)).isTrue();
            Confirmation.Question question =
                    new Confirmation.Question(plan, heldOut, List.of(tuning.tuned(heldOut.get(0))), 0, 100, 0.05, 60);
            Confirmation.Outcome outcome =
                    new Confirmation(question, TuneStore.NONE, (verdict, failures) -> {}).run(farm);
            assertThat(outcome.test().verdict().answer()).isEqualTo(Answer.BETTER);
            assertThat(outcome.test().ending()).isEqualTo(PairTest.Ending.DECIDED);
            assertThat(outcome.slices()).containsExactly(outcome.test().verdict());
        }
        String page = TunePage.of("A & B", List.of("x < y"), List.of(""), tuning.course());
        assertThat(page)
                .contains("<title>A &amp; B</title>", "x &lt; y", "returnAlways", "</html>")
                .doesNotContain("<script", "NaN");
    }

    @Test
    void aFileBelongsToOneTuning(@TempDir Path folder) {
        Path file = folder.resolve("a.tune");
        List<String> question = new ArrayList<>(List.of("bot: greedy", "games: 80"));
        new TuneFile(file, question).close();
        new TuneFile(file, question).close();
        assertThatThrownBy(() -> new TuneFile(file, List.of("bot: greedy", "games: 90")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has the games of another tuning: its games: 80, and not games: 90.");
        new TuneFile(file, question).close();
    }
}
