package regatta.halite.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Answer;
import regatta.core.BadInput;
import regatta.core.Bot;
import regatta.core.BuiltIn;
import regatta.core.BuiltInSeat;
import regatta.core.Fault;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.core.TextOut;
import regatta.halite.HalitePosition;
import regatta.program.BotProgram;
import regatta.testkit.Playthrough;

/** A bot plays the same as a program and in process. */
class HaliteProgramTest {

    private static final HaliteGame GAME = new HaliteGame();

    /** Notes all messages to a seat, and its answers. */
    private record Tapped(
            Rules<HalitePosition> rules,
            int seat,
            Seat<HalitePosition> inner,
            StringBuilder messages,
            List<String> answers)
            implements Seat<HalitePosition> {

        @Override
        public void ask(HalitePosition position, int awaitedLines) {
            TextOut text = new TextOut();
            rules.observe(position, seat, text);
            messages.append(text);
            inner.ask(position, awaitedLines);
        }

        @Override
        public @Nullable Fault hear(HalitePosition position, Answer answer) {
            Fault fault = inner.hear(position, answer);
            answers.addAll(answer.texts());
            return fault;
        }
    }

    private static Tapped seat(Rules<HalitePosition> rules, HalitePosition position, int seat, String name) {
        HalitePosition view = position.copy();
        rules.veil(position, seat, view);
        Bot bot = BuiltIn.seat(GAME, name, seat, rules, view, seat);
        Seat<HalitePosition> inner =
                BuiltInSeat.of(rules, view, seat, bot, GAME.info().terms().thinkTurns());
        return new Tapped(rules, seat, inner, new StringBuilder(), new ArrayList<>());
    }

    @ParameterizedTest
    @CsvSource({
        "greedy, hungarian, halite size=32 seed=3",
        "random, hungarian, halite size=40 seed=4 turns=150",
        "hungarian, greedy, halite size=32 seed=5 turns=120 map=basic",
        "admiral, hungarian, halite size=32 seed=7 turns=200",
        "greedy, random, halite/draft size=32 seed=6"
    })
    void theProgramAnswersTheSameLines(String first, String second, String scenario) throws IOException {
        Rules<HalitePosition> rules = GAME.open(Scenario.parse(scenario));
        HalitePosition position = rules.start();
        List<String> names = List.of(first, second);
        List<Tapped> seats = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            seats.add(seat(rules, position, seat, names.get(seat)));
        }
        Playthrough match = Playthrough.play(rules, position, seats);

        assertThat(match.faults()).isEmpty();
        for (Tapped tapped : seats) {
            assertThat(answers(tapped.messages.toString(), names.get(tapped.seat), (long) tapped.seat))
                    .isEqualTo(tapped.answers);
        }
    }

    private static List<String> answers(String messages, String bot, @Nullable Long seed) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new BotProgram(GAME, "", bot, seed, 1, 60_000)
                .play(new ByteArrayInputStream(messages.getBytes(StandardCharsets.US_ASCII)), out);
        return out.toString(StandardCharsets.US_ASCII).lines().toList();
    }

    @Test
    void unknownBotIsReportedBeforeInputIsRead() {
        assertThatThrownBy(() -> answers("", "greedi", null))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Did you mean 'greedy'?");
        assertThatThrownBy(() -> answers("", "greedy?power=x", null)).hasMessageContaining("power=x");
    }

    @Test
    void unreadableInputIsReportedWithItsPosition() {
        assertThatThrownBy(() -> answers("", "greedy", null)).hasMessageContaining("Is a game engine connected?");
        String greeting = greeting();
        assertThatThrownBy(() -> answers(greeting + "1\n0 x", "greedy", null))
                .hasMessageContaining("Line " + (greeting.lines().count() + 2) + " of the input, column 3");
        assertThatThrownBy(() -> answers(greeting + "1\n", "greedy", null)).hasMessageContaining("middle of a message");
    }

    private static String greeting() {
        Rules<HalitePosition> rules = GAME.open(Scenario.parse("halite size=32 seed=1"));
        TextOut text = new TextOut();
        rules.observe(rules.start(), 0, text);
        return text.toString();
    }
}
