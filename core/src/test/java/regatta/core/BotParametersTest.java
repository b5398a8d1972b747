package regatta.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import regatta.core.BuiltIn.Parameter;
import regatta.core.BuiltIn.Parameter.Scale;

class BotParametersTest {

    private static final class Numbers extends BotParameters {

        final double risk = real("risk", 0.5, 0, 1, "how bold");
        final int pace = whole("pace", 3, 0, 10, "how fast");
        final boolean wary = onOff("wary", true, "whether it looks around");
        final double reach = value(new Parameter("reach", 8, 1, 64, "how far it looks").logarithmic());

        Numbers(BotSettings settings) {
            super(settings);
            removed("it is called pace now", "speed");
        }
    }

    @Test
    void parametersAreListedInTheOrderOfTheFields() {
        List<Parameter> list = new Numbers(BotSettings.defaults()).list();

        assertThat(list).extracting(Parameter::name).containsExactly("risk", "pace", "wary", "reach");
        assertThat(list)
                .extracting(Parameter::kind)
                .containsExactly(Scale.REAL, Scale.WHOLE, Scale.SWITCH, Scale.LOGARITHMIC);
        assertThat(list).extracting(Parameter::defaultValue).containsExactly(0.5, 3.0, 1.0, 8.0);
    }

    @Test
    void fieldHasItsDefaultValueUnlessSet() {
        Numbers defaults = new Numbers(BotSettings.defaults());
        Numbers set = new Numbers(bot(defaults).settings(1, "pace=7&wary=0"));

        assertThat(defaults.risk).isEqualTo(0.5);
        assertThat(defaults.pace).isEqualTo(3);
        assertThat(defaults.wary).isTrue();
        assertThat(set.risk).isEqualTo(0.5);
        assertThat(set.pace).isEqualTo(7);
        assertThat(set.wary).isFalse();
        assertThat(set.reach).isEqualTo(8);
    }

    @Test
    void removedParameterIsRefusedWithTheReason() {
        assertThatThrownBy(() -> bot(new Numbers(BotSettings.defaults())).settings(1, "speed=7"))
                .isInstanceOf(BadInput.class)
                .hasMessage("Bot 'toy' has no parameter 'speed' any more: it is called pace now.");
    }

    private static BuiltIn<?> bot(Numbers numbers) {
        return new BuiltIn<>("toy", "does nothing", numbers, (rules, view, seat, settings) -> (orders, budget) -> {});
    }
}
