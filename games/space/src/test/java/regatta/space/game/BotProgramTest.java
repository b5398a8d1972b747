package regatta.space.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Bot;
import regatta.core.BuiltIn;
import regatta.core.BuiltInSeat;
import regatta.core.Match;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.TextOut;
import regatta.core.Turn;
import regatta.program.BotProgram;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;

/** The bots as programs, beside themselves in process. */
class BotProgramTest {

    private final SpaceGame game = new SpaceGame();
    private final TextOut heard = new TextOut();
    private final List<String> said = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "frontier, seed=1, 0",
        "frontier, seed=1, 1",
        "frontier, seed=2, 0",
        "frontier, seed=46, 1",
        "frontier, board=k4, 0",
        "frontier, board=rings, 1",
        "frontier, board=graph, 1",
        "settler, seed=1, 0",
        "settler, seed=2, 1",
        "settler, board=rings, 0",
        "settler, board=graph, 1"
    })
    void theProgramAnswersAsTheBotDoesOverAWholeMatch(String bot, String options, int seat) throws IOException {
        playInProcess(bot, Scenario.parse("space " + options), seat);
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        new BotProgram(game, "", bot, null, 1, 600_000)
                .play(new ByteArrayInputStream(heard.array(), 0, heard.size()), out);

        assertThat(said).hasSizeGreaterThan(5).anyMatch(line -> !line.isEmpty());
        assertThat(out.toString(StandardCharsets.US_ASCII).lines()).containsExactlyElementsOf(said);
    }

    private void playInProcess(String name, Scenario scenario, int seat) {
        SpaceRules rules = game.open(scenario);
        SpacePosition position = rules.start();
        List<Seat<SpacePosition>> seats = new ArrayList<>();
        for (int each = 0; each < SpacePosition.SEATS; each++) {
            SpacePosition view = position.copy();
            Bot bot = BuiltIn.seat(game, each == seat ? name : "random", 5, rules, view, each);
            seats.add(BuiltInSeat.of(rules, view, each, bot, 1_000_000));
        }
        new Match<>(rules, position, seats, new Match.Watcher<SpacePosition>() {
                    @Override
                    public void turnBegins(SpacePosition before) {
                        if (rules.awaitedLines(before, seat) > 0) {
                            rules.observe(before, seat, heard);
                        }
                    }

                    @Override
                    public void turnEnds(SpacePosition after, Turn turn) {
                        said.addAll(turn.answer(seat).texts());
                    }
                })
                .play();
    }
}
