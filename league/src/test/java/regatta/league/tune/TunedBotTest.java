package regatta.league.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.core.BuiltIn;
import regatta.core.Game;
import regatta.core.GameCatalog;

class TunedBotTest {

    private static final Game HALITE = GameCatalog.onClassPath().game("halite");

    @TempDir
    Path folder;

    private TunedBot bot(String typed) {
        return TunedBot.of(typed, HALITE, folder);
    }

    private static List<String> names(TunedBot bot) {
        return bot.parameters().stream().map(TunedParameter::name).toList();
    }

    @Test
    void starTunesAllParametersOfABuiltIn() {
        assertThat(names(bot("hungarian?*")))
                .isEqualTo(BuiltIn.named(HALITE, "hungarian").parameters().stream()
                        .map(BuiltIn.Parameter::name)
                        .toList());
        assertThat(bot("hungarian?*").start().text()).isEqualTo("hungarian");
    }

    @Test
    void namedParametersAreTunedAndOthersAreFixed() {
        TunedBot bot = bot("greedy?power&endShare&crowdStep=0.1");
        assertThat(names(bot)).containsExactlyInAnyOrder("power", "endShare");
        assertThat(bot.start().text()).isEqualTo("greedy?crowdStep=0.1");
    }

    @Test
    void valueWithAStarIsAStartValue() {
        TunedBot bot = bot("greedy?*&power=1.5");
        assertThat(names(bot)).contains("power");
        assertThat(bot.start().text()).isEqualTo("greedy?power=1.5");
    }

    @Test
    void builtInDeclaresStepsAndKinds() {
        for (BuiltIn.Parameter declared : BuiltIn.named(HALITE, "greedy").parameters()) {
            TunedParameter parameter =
                    bot("greedy?" + declared.name()).parameters().get(0);
            assertThat(parameter.kind().name()).isEqualTo(declared.kind().name());
            assertThat(parameter.step()).isEqualTo(declared.step()).isPositive();
        }
    }

    @Test
    void programIsTunedInArgumentsSettingsAndFiles() throws IOException {
        Files.writeString(folder.resolve("weights.json.template"), "{\"a\": {a:0..1}, \"mode\": \"{mode:x|y}\"}");
        TunedBot bot = bot("B={b:int 1..5} sh bot.sh --weights={file:weights.json.template}");
        assertThat(names(bot)).containsExactly("a", "mode", "b");

        String text = bot.text(List.of("0.3", "y", "4"));

        assertThat(text).matches("B=4 sh bot.sh --weights=tuned-files/[0-9a-f]{12}\\.json");
        Path filled = folder.resolve(text.substring(text.lastIndexOf('=') + 1));
        assertThat(filled).hasContent("{\"a\": 0.3, \"mode\": \"y\"}");
        assertThat(bot.text(List.of("0.3", "y", "5")))
                .endsWith(filled.getFileName().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "greedy, '\"greedy?*\" for all'",
        "greedy?pover, Did you mean 'power'?",
        "hungarian?parity, no parameter 'parity' any more",
        "hungarian?*&parity=3, no parameter 'parity' any more",
        "./bot --fast, --risk={risk:0..1}",
        "./bot {file:none}, none cannot be read"
    })
    void botWithoutParametersIsRejectedWithAdvice(String typed, String how) {
        assertThatThrownBy(() -> bot(typed)).isInstanceOf(BadInput.class).hasMessageContaining(how);
    }

    @Test
    void programIsNamedAfterItsScript() {
        assertThat(bot("python3 lib/fast.py --sites={sites:int 2..8}").name()).isEqualTo("fast.py");
        assertThat(bot("RISK={risk:0..1} ./bot --fast").name()).isEqualTo("bot");
        assertThat(bot("mine=./bot {risk:0..1}").name()).isEqualTo("mine");
    }
}
