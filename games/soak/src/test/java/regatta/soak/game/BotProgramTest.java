package regatta.soak.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BuiltInSeat;
import regatta.core.Match;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.TextOut;
import regatta.core.Turn;
import regatta.program.BotProgram;
import regatta.soak.SoakPosition;
import regatta.soak.SoakRules;

/** The bots as programs, beside themselves in process. */
class BotProgramTest {

    private final SoakGame game = new SoakGame();
    private final TextOut heard = new TextOut();
    private final List<String> said = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "skirmisher, 1, 0",
        "skirmisher, 1, 1",
        "skirmisher, 2, 0",
        "skirmisher, 2, 1",
        "skirmisher, 77, 0",
        "skirmisher, 78, 1",
        "monsoon?turns=300, 1, 0",
        "monsoon?turns=300, 2, 1"
    })
    void theProgramAnswersAsTheBotDoesOverAWholeMatch(String bot, long seed, int seat) throws IOException {
        playInProcess(bot, Scenario.parse("soak seed=" + seed), seat);
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        new BotProgram(game, "", bot, null, 600_000, 600_000)
                .play(new ByteArrayInputStream(heard.array(), 0, heard.size()), out);

        assertThat(said).hasSizeGreaterThan(20);
        assertThat(out.toString(StandardCharsets.US_ASCII).lines()).containsExactlyElementsOf(said);
    }

    private void playInProcess(String name, Scenario scenario, int seat) {
        SoakRules rules = game.open(scenario);
        SoakPosition position = rules.start();
        List<Seat<SoakPosition>> seats = new ArrayList<>();
        for (int each = 0; each < 2; each++) {
            String bot = each == seat ? name : "random";
            seats.add(BuiltInSeat.of(game, scenario, rules, position, each, bot));
        }
        new Match<>(rules, position, seats, new Match.Watcher<SoakPosition>() {
                    @Override
                    public void turnBegins(SoakPosition before) {
                        if (rules.awaitedLines(before, seat) > 0) {
                            rules.observe(before, seat, heard);
                        }
                    }

                    @Override
                    public void turnEnds(SoakPosition after, Turn turn) {
                        said.addAll(turn.answer(seat).texts());
                    }
                })
                .play();
    }
}
