package regatta.league.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import regatta.core.BadInput;
import regatta.host.match.Farm;
import regatta.host.match.ThreadFarm;
import regatta.league.tune.search.Method;
import regatta.league.verdict.PairTest;
import regatta.league.verdict.Verdict.Decision;

class TuningTest {

    private static final int BLOCKS = 40;

    private static List<double[]> path(Tuning.TuningPlan plan, TuneStore store, int threads) {
        Tuning tuning = new Tuning(plan, store, (path, failures) -> {});
        try (Farm farm = new ThreadFarm(threads)) {
            assertThat(tuning.run(farm)).isTrue();
        }
        return tuning.path().path();
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"SPSA", "REGRESSION"})
    void pathDependsOnTheGamesAlone(Method method) {
        Tuning.TuningPlan plan = TuneProcess.plan(method, BLOCKS, 2);
        assertThat(path(plan, new TuneMemory(), 1))
                .usingRecursiveComparison()
                .isEqualTo(path(plan, new TuneMemory(), 3));
    }

    @ParameterizedTest
    @CsvSource({"SPSA, 1", "SPSA, 23", "REGRESSION, 30"})
    void runWithStoredBlocksContinuesOnTheSamePath(Method method, int known) {
        Tuning.TuningPlan plan = TuneProcess.plan(method, BLOCKS, 2);
        TuneMemory whole = new TuneMemory();
        List<double[]> undisturbed = path(plan, whole, 2);
        TuneMemory part = new TuneMemory();
        for (int i = 0; i < known; i++) {
            part.blocks.put("SEARCH " + i, whole.blocks.get("SEARCH " + i));
        }
        assertThat(path(plan, part, 2)).usingRecursiveComparison().isEqualTo(undisturbed);
        assertThat(part.blocks).isEqualTo(whole.blocks);
    }

    @Test
    void startVersionTakesTheOtherSeats() {
        Tuning.TuningPlan plan = TuneProcess.plan(Method.SPSA, 8, 4);
        assertThat(path(plan, new TuneMemory(), 2)).hasSize(9);
    }

    @Test
    void weakenedBotIsImprovedAndCalledBetter() {
        // Ships return with at most a tenth of their capacity, so any search finds improvements.
        Tuning.TuningPlan plan =
                TuneProcess.plan("greedy?returnAt32=100&returnAlways=120&returnAt32&returnAlways", Method.SPSA, 60, 2);
        Tuning tuning = new Tuning(plan, new TuneMemory(), (path, failures) -> {});
        List<Slice> heldOut = TuneProcess.slices(60, 2, 99);
        try (Farm farm = new ThreadFarm(2)) {
            assertThat(tuning.run(farm)).isTrue();
            Confirmation.ConfirmationPlan question = new Confirmation.ConfirmationPlan(
                    plan, heldOut, List.of(tuning.tuned(heldOut.get(0))), 0, 100, 0.05, 60);
            Confirmation.ConfirmationResult outcome =
                    new Confirmation(question, new TuneMemory(), (verdict, failures) -> {}).run(farm);
            assertThat(outcome.test().verdict().answer()).isEqualTo(Decision.BETTER);
            assertThat(outcome.test().ending()).isEqualTo(PairTest.EndReason.DECIDED);
            assertThat(outcome.slices()).containsExactly(outcome.test().verdict());
        }
        String page = TunePage.of("A & B", List.of("x < y"), List.of(""), tuning.path());
        assertThat(page)
                .contains("<title>A &amp; B</title>", "x &lt; y", "returnAlways", "</html>")
                .doesNotContain("<script", "NaN");
    }

    @Test
    void fileBelongsToOneTuning(@TempDir Path folder) {
        Path file = folder.resolve("a.tune");
        List<String> question = new ArrayList<>(List.of("bot: greedy", "games: 80"));
        new TuneFile(file, question).close();
        new TuneFile(file, question).close();
        assertThatThrownBy(() -> new TuneFile(file, List.of("bot: greedy", "games: 90")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("belongs to another tuning run: it has games: 80, but this run has games: 90.");
        new TuneFile(file, question).close();
    }
}
