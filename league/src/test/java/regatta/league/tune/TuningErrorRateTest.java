package regatta.league.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regatta.league.tune.search.Method;
import regatta.league.verdict.Verdict.Decision;

/** Tests of whole tuning runs in which no gain is possible. */
@Tag("slow")
class TuningErrorRateTest {

    private static final int TUNINGS = 200;
    private static final int SEARCH_BLOCKS = 40;
    private static final int TEST_BLOCKS = 400;

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"SPSA", "REGRESSION"})
    void atMostFivePercentAreCalledBetter(Method method) {
        Tuning.TuningPlan plan = TuneProcess.plan(method, SEARCH_BLOCKS, 2);
        List<Slice> heldOut = TuneProcess.slices(TEST_BLOCKS, 2, 2);
        int better = 0;
        for (int i = 0; i < TUNINGS; i++) {
            RandomFarm farm = new RandomFarm(1000L * method.ordinal() + i);
            Tuning tuning = new Tuning(plan, new TuneMemory(), (path, failures) -> {});
            assertThat(tuning.run(farm)).isTrue();
            Confirmation.ConfirmationPlan question = new Confirmation.ConfirmationPlan(
                    plan, heldOut, List.of(tuning.tuned(heldOut.get(0))), 0, 50, 0.02, TEST_BLOCKS);
            Confirmation.ConfirmationResult outcome =
                    new Confirmation(question, new TuneMemory(), (verdict, failures) -> {}).run(farm);
            better += outcome.test().verdict().answer() == Decision.BETTER ? 1 : 0;
        }
        assertThat(better).isLessThanOrEqualTo(TUNINGS / 20);
    }
}
