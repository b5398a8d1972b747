package regatta.soakprogram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
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
import regatta.soak.SoakGame;
import regatta.soak.SoakPosition;
import regatta.soak.SoakRules;
import regatta.soak.bots.RandomBot;
import regatta.soak.bots.skirmisher.Skirmisher;

/** The program beside the bot it is made of. */
class SkirmisherMainTest {

    @ParameterizedTest
    @CsvSource({"1, 0", "1, 1", "2, 0", "2, 1", "77, 0", "78, 1"})
    void theProgramAnswersAsTheBotDoesOverAWholeMatch(long seed, int seat) throws Exception {
        TextOut heard = new TextOut();
        List<String> said = new ArrayList<>();
        playInProcess(seed, seat, heard, said);

        List<String> answered = playProgram(heard);

        assertThat(said).hasSizeGreaterThan(20);
        assertThat(answered.stream().map(line -> line.replaceFirst(";MESSAGE to \\d+ \\d+$", "")))
                .containsExactlyElementsOf(said);
        assertThat(answered).allMatch(line -> line.matches("\\d+;MOVE \\d+ \\d+;[^;]+;MESSAGE .+"));
    }

    private static void playInProcess(long seed, int seat, TextOut heard, List<String> said) {
        SoakRules rules = new SoakGame().open(Scenario.parse("soak seed=" + seed));
        SoakPosition position = rules.start();
        BotSettings settings = new BotSettings(0, Skirmisher.PARAMETERS);
        List<Seat<SoakPosition>> seats = new ArrayList<>();
        seats.add(new BuiltInSeat<>(rules, position, 0, Skirmisher.inSeat(position, 0, settings)));
        seats.add(new BuiltInSeat<>(rules, position, 1, Skirmisher.inSeat(position, 1, settings)));
        seats.set(1 - seat, new BuiltInSeat<>(rules, position, 1 - seat, new RandomBot(position, 1 - seat, seed)));
        new Match<>(rules, position, seats, new Match.Watcher<SoakPosition>() {
                    @Override
                    public void turnBegins(SoakPosition before) {
                        if (rules.awaitedLines(before, seat) > 0) {
                            rules.observe(before, seat, heard);
                        }
                    }

                    @Override
                    public void turnEnds(SoakPosition after, List<Answer> answers, Orders orders, Events events) {
                        said.addAll(answers.get(seat).texts());
                    }
                })
                .play();
    }

    private static List<String> playProgram(TextOut heard) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SkirmisherMain(new ByteArrayInputStream(heard.array(), 0, heard.size()), out).play(1_000_000);
        return out.toString(StandardCharsets.US_ASCII).lines().toList();
    }
}
