package regatta.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioTest {

    @Test
    void textFormHasGameRulesAndOptions() {
        Scenario scenario = Scenario.parse("  go/chinese size=19\tseed=42 handicap ");

        assertThat(scenario.game()).isEqualTo("go");
        assertThat(scenario.rules()).isEqualTo("chinese");
        assertThat(scenario.options()).hasToString("{size=19, seed=42, handicap=true}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go",
                "go/chinese size=19",
                "go text=\"two words\"",
                "go text=\"a \\\"quote\\\", a \\\\ and a\\nline end\"",
                "go empty=\"\""
            })
    void textFormIsParsedBack(String text) {
        assertThat(Scenario.parse(text)).hasToString(text);
        assertThat(Scenario.parse(Scenario.parse(text).toString())).isEqualTo(Scenario.parse(text));
    }

    @Test
    void malformedTextIsExplained() {
        assertThatThrownBy(() -> Scenario.parse(" "))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("name of a game");
        assertThatThrownBy(() -> Scenario.parse("go a=1 a=2")).hasMessage("Option 'a' is given twice.");
        assertThatThrownBy(() -> Scenario.parse("go =2")).hasMessageStartingWith("'=2' has no name before the '='.");
        assertThatThrownBy(() -> Scenario.parse("go a=\"b"))
                .hasMessage("The quote that begins at column 6 of the scenario is not closed.");
    }

    @Test
    void valuesAreChecked() {
        Scenario scenario = Scenario.parse("go size=19 big=99999999999999999999 on=true word=red");

        assertThat(scenario.number("size", 9, 5, 25)).isEqualTo(19);
        assertThat(scenario.number("none", 9, 5, 25)).isEqualTo(9);
        assertThat(scenario.on("on")).isTrue();
        assertThat(scenario.on("off")).isFalse();
        assertThat(scenario.word("word", List.of("blue", "red"))).isEqualTo("red");
        assertThat(scenario.word("none", List.of("blue", "red"))).isEqualTo("blue");
        assertThatThrownBy(() -> scenario.number("size", 9, 5, 18))
                .hasMessage("size=19: size is a whole number from 5 to 18.");
        assertThatThrownBy(() -> scenario.number("big", 9, 5, 18)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> scenario.on("size")).hasMessage("size=19: size is true or false.");
        assertThatThrownBy(() -> scenario.word("word", List.of("read", "blue")))
                .hasMessage("Unknown value of 'word': 'red'. Did you mean 'read'? Available: read, blue.");
    }

    @Test
    void optionCanBeAddedOrReplaced() {
        assertThat(Scenario.parse("go a=1").with("b", "2").with("a", "3")).hasToString("go a=3 b=2");
    }

    @Test
    void onlySimilarNamesAreSuggested() {
        List<String> known = List.of("halite", "soak", "space");
        assertThat(Names.nearest("halit", known)).isEqualTo("halite");
        assertThat(Names.nearest("haltie", known)).isEqualTo("halite");
        assertThat(Names.nearest("s", known)).isEqualTo("soak");
        assertThat(Names.nearest("sapce", known)).isEqualTo("space");
        assertThat(Names.nearest("chess", known)).isNull();
        assertThat(Names.distance("", "abc")).isEqualTo(3);
        assertThat(Names.distance("kitten", "sitting")).isEqualTo(3);
    }
}
