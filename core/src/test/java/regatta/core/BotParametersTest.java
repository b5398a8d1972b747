package regatta.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regatta.core.BuiltIn.Parameter;
import regatta.core.BuiltIn.Parameter.Kind;

class BotParametersTest {

    private static final class Numbers extends BotParameters {

        final double risk = real("risk", 0.5, 0, 1, "how bold", 0.4);
        final int pace = whole("pace", 3, 0, 10, "how fast");
        final boolean wary = onOff("wary", true, "whether it looks around");
        final double reach = value(new Parameter("reach", 8, 1, 64, "how far it looks").logarithmic());

        Numbers(BotSettings settings) {
            super(settings);
        }
    }

    @Test
    void whatCanBeSetIsWhatTheFieldsDeclareInTheirOrder() {
        List<Parameter> list = new Numbers(BotSettings.usual()).list();

        assertThat(list).extracting(Parameter::name).containsExactly("risk", "pace", "wary", "reach");
        assertThat(list)
                .extracting(Parameter::kind)
                .containsExactly(Kind.REAL, Kind.WHOLE, Kind.SWITCH, Kind.LOGARITHMIC);
        assertThat(list).extracting(Parameter::standard).containsExactly(0.5, 3.0, 1.0, 8.0);
        assertThat(list).extracting(Parameter::seed).containsExactly(0.4, 3.0, 1.0, 8.0);
    }

    @Test
    void aFieldHasItsUsualValueUnlessItIsSet() {
        Numbers usual = new Numbers(BotSettings.usual());
        Numbers set = new Numbers(bot(usual).settings(1, "set=seed&pace=7&wary=0"));

        assertThat(usual.risk).isEqualTo(0.5);
        assertThat(usual.pace).isEqualTo(3);
        assertThat(usual.wary).isTrue();
        assertThat(set.risk).isEqualTo(0.4);
        assertThat(set.pace).isEqualTo(7);
        assertThat(set.wary).isFalse();
        assertThat(set.reach).isEqualTo(8);
    }

    private static BuiltIn<?> bot(Numbers numbers) {
        return new BuiltIn<>(
                "toy", "does nothing", numbers.list(), (rules, view, seat, settings) -> (orders, budget) -> {});
    }
}
