package regatta.league.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.league.tune.TunedParameter.ParameterKind;

class TunedParameterTest {

    private static TunedParameter described(String text) {
        List<TunedParameter> parameters = new ArrayList<>();
        Template.of(text, parameters);
        return parameters.get(0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{x:0..1=0.25/0.125}; 0; 0.25",
                "{x:0..1=0.25/0.125}; 1; 0.375",
                "{x:0..1=0.25/0.125}; 100; 1",
                "{x:0..1=0.25/0.125}; 0.123456; 0.2654",
                "{x:int 2..8=4}; 1.4; 5",
                "{x:int 2..8=4}; -9; 2",
                "{x:log 0.1..10}; 0; 1",
                "{x:log 0.1..10}; 99; 10",
                "{x:switch}; 0.4; 0",
                "{x:switch}; 0.6; 1",
                "{x:switch no|yes=yes}; -0.6; no",
                "{x:0..2000000=1000000}; 1; 1250000"
            })
    void coordinateIsTheDistanceFromTheStartInSteps(String description, double at, String value) {
        assertThat(described(description).text(new double[] {at}, 0)).isEqualTo(value);
    }

    @Test
    void choiceIsTheMostPreferredOption() {
        TunedParameter mode = described("{mode:a|b|c=b}");
        assertThat(mode.width()).isEqualTo(3);
        assertThat(mode.text(new double[3], 0)).isEqualTo("b");
        assertThat(mode.text(new double[] {0.9, 0, 1.1}, 0)).isEqualTo("c");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{x:0..1}; REAL; 0.5; 0.125",
                "{x:int 2..8}; WHOLE; 5; 1",
                "{x:log 0.01..100=1/0.5}; LOGARITHMIC; 1; 0.5",
                "{x:-1..1=0.5}; REAL; 0.5; 0.25"
            })
    void defaultStartIsTheMiddleAndDefaultStepAnEighth(
            String description, ParameterKind kind, double start, double step) {
        TunedParameter parameter = described(description);
        assertThat(parameter.kind()).isEqualTo(kind);
        assertThat(parameter.start()).isEqualTo(start);
        assertThat(parameter.step()).isEqualTo(step);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{x:0..}; Parameter 'x': '0..' is not a valid description.",
                "{x:0..one}; Parameter 'x': 'one' is not a number.",
                "{x:3..1}; is not a range with a start inside it.",
                "{x:0..1=2}; is not a range with a start inside it.",
                "{x:log 0..1}; a logarithmic range begins above 0",
                "{x:0..1=0.5/0}; a step is more than 0",
                "{x:a|b=c}; Unknown start of parameter 'x': 'c'.",
                "{x:0..1} {x:0..2}; Parameter 'x' is described in two places."
            })
    void invalidDescriptionIsRejected(String description, String message) {
        assertThatThrownBy(() -> described(description))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    @Test
    void templateIsFilledInWithoutShellVariables() {
        List<TunedParameter> parameters = new ArrayList<>();
        Template template = Template.of("X={x:0..1} ./bot --y={y:int 1..3} --again={x} ${HOME} {z}", parameters);
        assertThat(template.filled(parameters, List.of("0.2", "3")))
                .isEqualTo("X=0.2 ./bot --y=3 --again=0.2 ${HOME} {z}");
    }

    @Test
    void coordinatesOfAGroupAreAddedToSharedOnes() {
        ParameterSpace space = new ParameterSpace(List.of(described("{x:0..8=4/1}"), described("{y:0..8=4/1}")), 2);
        double[] point = {1, 0, 0, 1, 0, -2};
        assertThat(space.values(point, 0)).containsExactly("5", "5");
        assertThat(space.values(point, 1)).containsExactly("5", "2");
    }
}
