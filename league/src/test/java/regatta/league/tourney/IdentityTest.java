package regatta.league.tourney;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Game;
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** What makes two bots, and two matches, the same. */
class IdentityTest {

    @TempDir
    Path folder;

    @Test
    void aBotIsKnownByItsContent() throws IOException {
        Game halite = Games.named("halite");
        Path script = Files.writeString(folder.resolve("bot.sh"), "exit 1");
        Entrant before = Entrant.of(BotSpec.of("sh bot.sh", halite, folder), halite);
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Files.copy(script, elsewhere.resolve("bot.sh"));

        assertThat(Entrant.of(BotSpec.of("sh bot.sh", halite, elsewhere), halite)
                        .bot())
                .as("it only moved")
                .isEqualTo(before.bot());
        Files.writeString(script, "exit 2");
        assertThat(Entrant.of(BotSpec.of("sh bot.sh", halite, folder), halite).bot())
                .as("it was changed")
                .isNotEqualTo(before.bot());
    }

    @ParameterizedTest
    @CsvSource({
        "greedy?power=1&returnAlways=500, greedy?returnAlways=500&power=1, true",
        "greedy?power=1, greedy?power=1.1, false",
        "greedy, random, false"
    })
    void aBuiltInIsKnownByItsNameAndParameters(String one, String other, boolean same) {
        Game halite = Games.named("halite");
        String digest =
                Entrant.of(BotSpec.of(one, halite, folder), halite).bot().digest();

        assertThat(Entrant.of(BotSpec.of(other, halite, folder), halite)
                        .bot()
                        .digest()
                        .equals(digest))
                .isEqualTo(same);
    }

    @Test
    void aBuiltInIsKnownByItsCodeToo() {
        assertThat(CodeDigest.of(Games.named("halite")))
                .isEqualTo(CodeDigest.of(Games.named("halite")))
                .isNotEqualTo(CodeDigest.of(Games.named("soak")));
    }

    @Test
    void theTermsOfAMatchArePartOfItsKey() {
        Game halite = Games.named("halite");
        Scenario scenario = Scenario.parse("halite seed=1");
        Conditions usual = Conditions.usual(halite.info());
        Conditions sealed = new Conditions(usual.time(), Sandbox.Level.SEALED, usual.limits());
        Conditions tight = new Conditions(usual.time(), usual.sandbox(), new Limits(64, 8, 1, 10));

        assertThat(Stream.of(usual, sealed, tight)
                        .map(conditions -> MatchKey.of(halite, scenario, conditions, List.of())))
                .doesNotHaveDuplicates();
    }
}
