package regatta.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import regatta.core.BadInput;
import regatta.core.BuiltIn.Parameter;
import regatta.host.match.Farm;
import regatta.host.match.ThreadFarm;
import regatta.league.Ablation.Idea;
import regatta.league.verdict.PairTest;

class AblationTest {

    @Test
    void offIsTheAllowedValueNearestToZero() {
        assertThat(Idea.of(new Parameter("weight", 3, -8, 8, ""), 3)).hasToString("weight=0");
        assertThat(Idea.of(new Parameter("depth", 3, 1, 8, ""), 3)).hasToString("depth=1");
        assertThat(Idea.of(new Parameter("malus", -3, -8, -0.5, ""), -3)).hasToString("malus=-0.5");
    }

    @Test
    void parameterThatIsOffAlreadyIsNotOn() {
        Ablation ablation = Ablation.of("soak", "skirmisher?crowd=0", List.of());

        assertThat(ablation.ideas())
                .filteredOn(idea -> !idea.on())
                .extracting(Idea::toString)
                .contains("crowd=0");
    }

    @Test
    void ideaMayBeTurnedOffByAnotherValue() {
        Ablation ablation = Ablation.of("soak", "skirmisher?crowd=0.5", List.of());

        assertThat(ablation.idea("crowd")).hasToString("crowd=0");
        assertThat(ablation.idea("crowd=0.25")).hasToString("crowd=0.25");
        assertThat(ablation.idea("crowd=0.5").on()).as("its present value").isFalse();
        assertThatThrownBy(() -> ablation.idea("crowds=1"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("crowd");
        assertThatThrownBy(() -> ablation.idea("crowd=much")).isInstanceOf(BadInput.class);
    }

    @Test
    void botWithoutParametersHasNoIdeas() {
        assertThatThrownBy(() -> Ablation.of("soak", "random", List.of()).ideas())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no parameters");
    }

    @Test
    void testIsReproducible() {
        Ablation ablation = Ablation.of("soak", "skirmisher", List.of());
        Idea idea = ablation.ideas().get(0);
        try (Farm farm = new ThreadFarm(2)) {
            PairTest.PairTestResult outcome = ablation.test(idea, 8, farm);

            assertThat(outcome.verdict().games()).isEqualTo(8);
            assertThat(outcome.failures()).isEmpty();
            assertThat(ablation.test(idea, 8, farm)).isEqualTo(outcome);
        }
    }

    @Test
    void ideaCanBeTestedAgainstAnOpponent() {
        Ablation ablation = Ablation.of("soak", "skirmisher", List.of("random"));
        try (Farm farm = new ThreadFarm(2)) {
            PairTest.PairTestResult outcome = ablation.test(ablation.ideas().get(0), 8, farm);

            assertThat(outcome.verdict().score()).as("score if both win").isEqualTo(0.5);
        }
    }
}
