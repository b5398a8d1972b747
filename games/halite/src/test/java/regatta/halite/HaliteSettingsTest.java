package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.core.Scenario;
import regatta.halite.game.HaliteGame;

/** Options of scenarios, and their errors. */
class HaliteSettingsTest {

    private static HaliteSettings settings(String scenario) {
        return new HaliteGame().open(Scenario.parse(scenario)).settings;
    }

    @Test
    void theSeedChoosesTheSize() {
        assertThat(IntStream.range(0, 12).map(HaliteSettings::sizeOf))
                .containsExactly(64, 32, 56, 40, 32, 40, 32, 32, 56, 32, 48, 40);
        assertThat(settings("halite seed=2").width()).isEqualTo(56);
        assertThat(settings("halite seed=2 width=32").height()).isEqualTo(56);
    }

    @ParameterizedTest
    @CsvSource({"32, 400", "40, 425", "48, 450", "56, 475", "64, 500", "80, 550", "16, 400"})
    void theSizeChoosesTheLength(int size, int turns) {
        assertThat(settings("halite size=" + size).turns()).isEqualTo(turns);
        assertThat(settings("halite turns=7 size=" + size).turns()).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "halite/finals|Unknown halite rule set 'finals'. Did you mean 'final'? Available: final, draft.",
                "halite sise=3|Unknown halite option 'sise'. Did you mean 'size'?",
                "halite size=1|width 1: a fractal map for 2 seats needs a width of at least 2. The sizes of the contest",
                "halite size=8x3 seats=5|height 3: a fractal map for 5 seats needs a height of at least 4.",
                "halite size=huge|size=huge: a size is a number such as 32, or two such as 64x32, up to 256.",
                "halite size=32x0|size=32x0: a size is a number such as 32",
                "halite size=32 width=32|Give either size or width and height, not both.",
                "halite seats=17|seats=17: seats is a whole number from 1 to 16.",
                "halite seed=-1|seed=-1: seed is a whole number from 0 to 4294967295.",
                "halite map=fractl|Unknown value of 'map': 'fractl'. Did you mean 'fractal'?",
                "halite strict=maybe|strict=maybe: strict is true or false.",
                "halite turns=-1|turns=-1: turns is a whole number from 0 to 10000.",
                "halite/draft turns=0|turns=0: turns is a whole number from 1 to 10000.",
                "halite map=basic size=2 seats=5|A map of 2x2 has no room for 5 seats.",
                "halite ships=3|Option 'ships' belongs to the rule set 'draft'.",
                "halite/draft strict|Option 'strict' belongs to the rule set 'final'.",
                "halite/draft seats=3|seats=3: the draft rules are for 2 or 4 seats.",
                "halite/draft size=16|The draft rules are played on maps of size 32, 40, 48, 56 or 64.",
                "halite/draft size=64x32|The draft rules are played on maps of size 32, 40, 48, 56 or 64.",
                "halite/draft map=basic|Unknown value of 'map': 'basic'.",
                "halite/draft ships=2|ships=2: a seat begins with 1 ship or 3.",
                "halite/draft prices=cheap|Unknown value of 'prices': 'cheap'.",
            })
    void impossibleOptionIsReportedWithTheRange(String scenario, String message) {
        assertThatThrownBy(() -> settings(scenario))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void aConstantsFileReplacesTheConstants() {
        String json = Constants.defaultValue().toString().replace("\"MAX_ENERGY\":1000", "\"MAX_ENERGY\": 42");

        assertThat(settings(Scenario.parse("halite").with("constants", json).toString())
                        .constants()
                        .whole("MAX_ENERGY"))
                .isEqualTo(42);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense|constants, line 1, column 1: the file must be a JSON object and begin with '{'.",
                "{\"A\":1|constants, line 1, column 7: a ',' or '}' must follow a value.",
                "{\"A\" 1}|constants, line 1, column 6: a ':' must follow the key \"A\".",
                "{\"A\":}|constants, line 1, column 6: a number, true or false must follow \"A\".",
                "{A:1}|constants, line 1, column 2: a key in double quotes must stand here.",
                "{\"A:1}|constants, line 1, column 3: this string is never closed.",
                "{} x|constants, line 1, column 4: nothing may follow the closing '}'.",
                "{}|constants: these keys are missing: CAPTURE_ENABLED, CAPTURE_RADIUS,",
            })
    void errorInAConstantsFileIsLocated(String json, String message) {
        assertThatThrownBy(() -> Constants.parse(json))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"MAX_ENERGY\":1000|\"MAX_ENERGY\":1.5|constants: MAX_ENERGY is 1.5, but must be a whole number from 0",
                "\"MAX_ENERGY\":1000|\"MAX_ENERGY\":-1|constants: MAX_ENERGY is -1, but must be a whole number from 0",
                "\"EXTRACT_RATIO\":4|\"EXTRACT_RATIO\":0|constants: EXTRACT_RATIO is 0, but must be a whole number from 1",
                "\"PERSISTENCE\":0.7|\"PERSISTENCE\":lots|constants: PERSISTENCE is lots, but must be a number from 0",
                "\"STRICT_ERRORS\":false|\"STRICT_ERRORS\":1|constants: STRICT_ERRORS is 1, but must be true or false.",
            })
    void aWrongConstantIsNamed(String defaultValue, String wrong, String message) {
        String json = Constants.defaultValue().toString().replace(defaultValue, wrong);
        assertThatThrownBy(() -> Constants.parse(json))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void noConstantMakesRoomForMoreThanSixteenSeats() {
        String json = Constants.defaultValue().with("MAX_PLAYERS", 40).toString();
        String scenario = Scenario.parse("halite map=basic seats=17")
                .with("constants", json)
                .toString();
        assertThatThrownBy(() -> settings(scenario))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("16");
    }

    @Test
    void aWholeNumberServesAsARealConstant() {
        String json = Constants.defaultValue().toString().replace("\"FACTOR_EXP_1\":2.0", "\"FACTOR_EXP_1\":2");
        assertThat(Constants.parse(json).toString())
                .isEqualTo(Constants.defaultValue().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1.0;x|snapshot, part 'version': '1.0': this engine reads snapshots of version 1.2.2.finals.",
                "1.2.2.finals|snapshot: it ends before its part 'map'.",
                "1.2.2.finals;fractal,2,1,2|snapshot, part 'map': 'fractal,2,1,2': it must be type,width,height",
                "1.2.2.finals;fractal,2,x,2,1;|snapshot, part 'map': 'x': a number from 1 to 256 must stand here.",
                "1.2.2.finals;fractal,2,2,2,1;1,2,3;|snapshot, part 'cells': '3 numbers': a map of 2x2 has 4.",
                "1.2.2.finals;fractal,2,2,2,1;1,2,3,4;0;5;|snapshot, part 'player 0, structures': ''",
                "1.2.2.finals;fractal,2,2,2,1;1,2,3,4;0;5;0-0,;0-1-1-z,|snapshot, part 'player 0, ship': 'z'",
                "1.2.2.finals;fractal,2,2,2,1;1,2,3,4;0;5;0-9,;|snapshot, part 'player 0, shipyard': '9'",
                "1.2.2.finals;fractal,2,2,2,1;1,2,3,4;0;5;0-0,;;|snapshot: it ends before its part 'player 1'.",
            })
    void errorInASnapshotIsLocated(String snapshot, String message) {
        assertThatThrownBy(() -> Snapshot.parse(snapshot))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void aSnapshotOfAPositionOpensThere() {
        HaliteDrawing drawing = HaliteDrawing.finals();
        drawing.ship(1, 3, 4, 77);
        drawing.dropoff(0, 5, 6);
        String text = Snapshot.text(drawing.rules.settings, drawing.position);

        HaliteRules rules = new HaliteGame().open(Scenario.parse("halite").with("snapshot", text));

        assertThat(Snapshot.text(rules.settings, rules.start())).isEqualTo(text);
        assertThatThrownBy(() -> settings(
                        Scenario.parse("halite seats=3").with("snapshot", text).toString()))
                .hasMessage("seats=3: the snapshot has 2 players.");
    }
}
