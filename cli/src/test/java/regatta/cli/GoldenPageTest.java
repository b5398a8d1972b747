package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.core.Transcript;
import regatta.halite.GoldenGame;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchRunner;
import regatta.soak.RefereeGame;
import regatta.testkit.Golden;
import regatta.web.Page;

/**
 * Tests that the replay viewer in a real browser replays every recorded game of the original engines with the same
 * fingerprints.
 */
@Tag("slow")
class GoldenPageTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root"));

    @TempDir
    Path folder;

    private int games;

    private static List<Path> golden(String game, String prefix) throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("games/" + game + "/src/test/resources/golden/" + game))) {
            return files.filter(file -> file.getFileName().toString().startsWith(prefix))
                    .filter(file -> file.toString().matches(".*\\.jsonl?\\.gz"))
                    .sorted()
                    .toList();
        }
    }

    /** Writes the recorded answers as a record with the fingerprints of the Java rules. */
    private void keep(Scenario scenario, Transcript transcript) {
        Game game = GameCatalog.onClassPath().game(scenario.game());
        List<BotSpec> bots =
                Collections.nCopies(transcript.seats(), new BotSpec("recorded", BotSpec.BotKind.RECORDED, Path.of("")));
        Path record = folder.resolve(String.format("%03d-%s.regatta", games++, scenario.game()));
        new MatchRunner(new Job(game, scenario, bots, MatchConditions.defaults(game.info())))
                .recordTo(record)
                .replay(transcript);
    }

    @Test
    void everyGoldenGameReplaysInABrowser() throws Exception {
        for (Path file : golden("halite", "game_")) {
            GoldenGame game = new GoldenGame(file);
            keep(game.scenario(), game.transcript());
        }
        for (String line : Golden.lines(golden("soak", "games.jsonl").get(0))) {
            RefereeGame game = new RefereeGame(Golden.parse(line));
            keep(game.scenario(), game.transcript());
        }
        for (Path file : golden("space", "")) {
            regatta.space.GoldenGame game = new regatta.space.GoldenGame(file);
            keep(game.scenario(), game.transcript());
        }
        assertThat(games).as("games").isGreaterThan(280);
        Files.writeString(
                folder.resolve("empty.html"),
                Page.of(GameCatalog.onClassPath().games()).empty());

        Node.run("golden.test.mjs", Map.of("PAGES", folder.toString(), "COUNT", String.valueOf(games)));
    }
}
