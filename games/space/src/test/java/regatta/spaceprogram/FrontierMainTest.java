package regatta.spaceprogram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Answer;
import regatta.core.BotSettings;
import regatta.core.BuiltInSeat;
import regatta.core.Events;
import regatta.core.Match;
import regatta.core.Orders;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.TextOut;
import regatta.space.SpaceGame;
import regatta.space.SpacePosition;
import regatta.space.SpaceRules;
import regatta.space.bots.RandomBot;
import regatta.space.bots.frontier.Frontier;

/** The program beside the bot it is made of. */
class FrontierMainTest {

    @ParameterizedTest
    @CsvSource({"seed=1, 0", "seed=1, 1", "seed=2, 0", "seed=46, 1", "board=k4, 0", "board=rings, 1", "board=graph, 1"})
    void theProgramAnswersAsTheBotDoesOverAWholeMatch(String options, int seat) throws Exception {
        TextOut heard = new TextOut();
        List<String> said = new ArrayList<>();
        playInProcess(options, seat, heard, said);

        ByteArrayOutputStream out = new ByteArrayOutputStream();
        FrontierMain.play(new ByteArrayInputStream(heard.array(), 0, heard.size()), out);

        assertThat(said).hasSizeGreaterThan(5).anyMatch(line -> !line.isEmpty());
        assertThat(out.toString(StandardCharsets.US_ASCII).lines()).containsExactlyElementsOf(said);
    }

    private static void playInProcess(String options, int seat, TextOut heard, List<String> said) {
        SpaceRules rules = new SpaceGame().open(Scenario.parse("space " + options));
        SpacePosition position = rules.start();
        BotSettings settings = new BotSettings(0, Frontier.PARAMETERS);
        List<Seat<SpacePosition>> seats = new ArrayList<>();
        seats.add(new BuiltInSeat<>(rules, position, 0, Frontier.inSeat(position, 0, settings)));
        seats.add(new BuiltInSeat<>(rules, position, 1, Frontier.inSeat(position, 1, settings)));
        seats.set(1 - seat, new BuiltInSeat<>(rules, position, 1 - seat, new RandomBot(position, 1 - seat, 5)));
        new Match<>(rules, position, seats, new Match.Watcher<SpacePosition>() {
                    @Override
                    public void turnBegins(SpacePosition before) {
                        if (rules.awaitedLines(before, seat) > 0) {
                            rules.observe(before, seat, heard);
                        }
                    }

                    @Override
                    public void turnEnds(SpacePosition after, List<Answer> answers, Orders orders, Events events) {
                        said.addAll(answers.get(seat).texts());
                    }
                })
                .play();
    }
}
