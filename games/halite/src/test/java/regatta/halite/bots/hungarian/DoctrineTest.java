package regatta.halite.bots.hungarian;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import regatta.core.BotSettings;
import regatta.core.BuiltIn;
import regatta.halite.bots.hungarian.Doctrine.Question;

/** The numbers that go with answers. */
class DoctrineTest {

    private final Doctrine doctrine = new Doctrine(BotSettings.usual(), 2);
    private final int[] plan = new int[Question.values().length];

    @Test
    void theFirstAnswersLeaveAllAsItIs() {
        HungarianParameters usual = new AdmiralParameters(BotSettings.usual(), 2);

        assertThat(doctrine.numbers(plan)).usingRecursiveComparison().isEqualTo(usual);
    }

    @Test
    void anAnswerMultipliesItsNumbersAndNoOthers() {
        HungarianParameters usual = doctrine.numbers(plan);
        plan[Question.HOW_FULL.ordinal()] = 1;
        HungarianParameters fuller = doctrine.numbers(plan);

        assertThat(fuller.homing).isCloseTo(0.7 * usual.homing, within(1e-9));
        assertThat(fuller.mining).isEqualTo(usual.mining);
    }

    @Test
    void numbersStayInTheirRangeWhateverTheyWere() {
        BotSettings extreme = AdmiralBot.BUILT_IN.settings(0, "meeting=20&mostStructures=1");
        plan[Question.HOW_BOLD.ordinal()] = 2;
        plan[Question.HOW_MANY_DROPOFFS.ordinal()] = 2;
        HungarianParameters numbers = new Doctrine(extreme, 2).numbers(plan);

        assertThat(numbers.meeting).isEqualTo(20);
        assertThat(numbers.mostStructures).isEqualTo(1);
    }

    @Test
    void everyAnswerChangesSomethingThatThereIs() {
        for (Question question : Question.values()) {
            for (int answer = 1; answer < question.answers(); answer++) {
                int[] other = plan.clone();
                other[question.ordinal()] = answer;
                assertThat(doctrine.numbers(other))
                        .as("%s, answer %d", question, answer)
                        .usingRecursiveComparison()
                        .ignoringFields("settings")
                        .isNotEqualTo(doctrine.numbers(plan));
            }
        }
    }

    @Test
    void aQuestionNamesOnlyNumbersThatThereAre() {
        for (Question question : Question.values()) {
            assertThat(AdmiralParameters.LIST)
                    .extracting(BuiltIn.Parameter::name)
                    .containsAll(question.numbers());
        }
    }
}
