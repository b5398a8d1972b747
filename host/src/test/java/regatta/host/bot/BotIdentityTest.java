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
import regatta.core.Games;

/** What makes two bots the same. */
class BotIdentityTest {

    @TempDir
    Path folder;

    @Test
    void aBotIsKnownByItsContent() throws IOException {
        Game halite = Games.named("halite");
        Path script = Files.writeString(folder.resolve("bot.sh"), "exit 1");
        String before = BotIdentity.of(BotSpec.of("sh bot.sh", halite, folder), halite);
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Files.copy(script, elsewhere.resolve("bot.sh"));

        assertThat(BotIdentity.of(BotSpec.of("sh bot.sh", halite, elsewhere), halite))
                .as("it only moved")
                .isEqualTo(before);
        Files.writeString(script, "exit 2");
        assertThat(BotIdentity.of(BotSpec.of("sh bot.sh", halite, folder), halite))
                .as("it was changed")
                .isNotEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "greedy?power=1&returnAlways=500, greedy?returnAlways=500&power=1, true",
        "greedy?power=1, greedy?power=1.1, false",
        "greedy, random, false"
    })
    void aBuiltInIsKnownByItsNameAndParameters(String one, String other, boolean same) {
        Game halite = Games.named("halite");
        String digest = BotIdentity.of(BotSpec.of(one, halite, folder), halite);

        assertThat(BotIdentity.of(BotSpec.of(other, halite, folder), halite).equals(digest))
                .isEqualTo(same);
    }

    @Test
    void aBuiltInIsKnownByItsCodeToo() {
        assertThat(CodeDigest.of(Games.named("halite")))
                .isEqualTo(CodeDigest.of(Games.named("halite")))
                .isNotEqualTo(CodeDigest.of(Games.named("soak")));
    }

    @Test
    void argumentsArePartOfABotAndItsNameIsNot() throws IOException {
        Game halite = Games.named("halite");
        Files.writeString(folder.resolve("bot.sh"), "exit 1");
        String bot = BotIdentity.of(BotSpec.of("sh bot.sh 1", halite, folder), halite);

        assertThat(BotIdentity.of(BotSpec.of("mine=sh bot.sh 1", halite, folder), halite))
                .isEqualTo(bot);
        assertThat(BotIdentity.of(BotSpec.of("sh bot.sh 2", halite, folder), halite))
                .isNotEqualTo(bot);
    }
}
