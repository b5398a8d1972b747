package regatta.host.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Game;
import regatta.core.GameCatalog;

class BotIdentityTest {

    @TempDir
    Path folder;

    @Test
    void identityFollowsFromTheContent() throws IOException {
        Game halite = GameCatalog.onClassPath().game("halite");
        Path script = Files.writeString(folder.resolve("bot.sh"), "exit 1");
        String before = BotIdentity.of(BotSpec.of("sh bot.sh", halite, folder), halite);
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Files.copy(script, elsewhere.resolve("bot.sh"));

        assertThat(BotIdentity.of(BotSpec.of("sh bot.sh", halite, elsewhere), halite))
                .as("moved")
                .isEqualTo(before);
        Files.writeString(script, "exit 2");
        assertThat(BotIdentity.of(BotSpec.of("sh bot.sh", halite, folder), halite))
                .as("changed")
                .isNotEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "greedy?power=1&returnAlways=500, greedy?returnAlways=500&power=1, true",
        "greedy?power=1, greedy?power=1.1, false",
        "greedy, random, false"
    })
    void builtInIsIdentifiedByItsNameAndParameters(String one, String other, boolean same) {
        Game halite = GameCatalog.onClassPath().game("halite");
        String digest = BotIdentity.of(BotSpec.of(one, halite, folder), halite);

        assertThat(BotIdentity.of(BotSpec.of(other, halite, folder), halite).equals(digest))
                .isEqualTo(same);
    }

    @Test
    void builtInIsIdentifiedByItsCode() {
        assertThat(CodeDigest.of(GameCatalog.onClassPath().game("halite")))
                .isEqualTo(CodeDigest.of(GameCatalog.onClassPath().game("halite")))
                .isNotEqualTo(CodeDigest.of(GameCatalog.onClassPath().game("soak")));
    }

    @Test
    void argumentsArePartOfTheIdentityAndTheNameIsNot() throws IOException {
        Game halite = GameCatalog.onClassPath().game("halite");
        Files.writeString(folder.resolve("bot.sh"), "exit 1");
        String bot = BotIdentity.of(BotSpec.of("sh bot.sh 1", halite, folder), halite);

        assertThat(BotIdentity.of(BotSpec.of("mine=sh bot.sh 1", halite, folder), halite))
                .isEqualTo(bot);
        assertThat(BotIdentity.of(BotSpec.of("sh bot.sh 2", halite, folder), halite))
                .isNotEqualTo(bot);
    }
}
