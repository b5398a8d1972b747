package regatta.hlt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Match;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.TextOut;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteReplay;
import regatta.halite.game.HaliteGame;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;

/** Replays are no larger than the original's. */
class HltFileTest {

    private static final Path GAMES =
            Path.of(System.getProperty("regatta.root"), "games/halite/src/test/resources/golden/halite");

    /** The size of the original's file: the smaller of the results of two versions of its library. */
    @Tag("golden")
    @ParameterizedTest
    @CsvSource({
        "m05_exact_costs, 1136",
        "s10_default_size_tie, 5963",
        "e07_40_4p_broke, 20776",
        "s07_32_4p_capture, 34249",
        "n01_32_2p, 53077",
        "n05_64_4p, 120764"
    })
    void aReplayIsNoLargerThanTheOriginals(String game, int bytes) {
        TextOut text =
                film(Golden.json(GAMES.resolve("game_" + game + ".json.gz")).get("replay"));

        byte[] packed = HltFile.compress(text);

        assertThat(packed.length).isLessThanOrEqualTo(bytes);
        assertThat(new String(HltFile.unpack(packed, game), StandardCharsets.UTF_8))
                .isEqualTo(text.toString());
    }

    private static TextOut film(JsonNode replay) {
        HltMatch match = HltReader.read(replay.toString().getBytes(StandardCharsets.UTF_8), "game");
        Rules<HalitePosition> rules = new HaliteGame().open(match.scenario());
        HaliteReplay film = new HaliteReplay(rules);
        Match<HalitePosition> played = new Match<>(rules, rules.start(), RecordedSeat.all(match.transcript()), film);
        played.play();
        TextOut out = new TextOut();
        film.write(played.position(), 1234, out);
        return out;
    }
}
