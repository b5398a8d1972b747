package regatta.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BuiltIn.Parameter;

class BotSettingsTest {

    private static final List<Parameter> PARAMETERS =
            List.of(new Parameter("pace", 3, 0, 10, "how fast").whole(), new Parameter("risk", 0.5, 0, 1, "how bold"));

    @ParameterizedTest
    @CsvSource({"'', 3, 0.5", "pace=7, 7, 0.5", "risk=1&pace=7, 7, 1"})
    void parameterHasItsDefaultValueUnlessSet(String text, double pace, double risk) {
        BotSettings settings = bot().settings(1, text);

        assertThat(settings.value("pace")).isEqualTo(pace);
        assertThat(settings.value("risk")).isEqualTo(risk);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pace", "pace=x", "pace=11", "speed=1", "set=seed"})
    void invalidSettingIsRefusedByName(String text) {
        assertThatThrownBy(() -> bot().settings(1, text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("toy")
                .hasMessageContaining(text.split("=")[0]);
    }

    private static BuiltIn<?> bot() {
        return new BuiltIn<>(
                "toy", "does nothing", PARAMETERS, (rules, view, seat, settings) -> (orders, budget) -> {});
    }
}
