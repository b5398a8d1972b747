package regatta.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Answer;
import regatta.core.Events;
import regatta.core.Fault;
import regatta.core.Orders;
import regatta.core.Rng;
import regatta.core.Scenario;
import regatta.core.TextOut;
import regatta.space.game.SpaceGame;
import regatta.testkit.Playthrough;
import regatta.testkit.SeedSource;

/** The text between the game and its bots. */
class SpaceWireTest {

    private final SpaceRules rules = Sketch.rules("classic", Sketch.LINE);
    private final SpacePosition position = rules.start();

    private static String observe(SpaceRules rules, SpacePosition position, int seat) {
        TextOut out = new TextOut();
        rules.observe(position, seat, out);
        return out.toString();
    }

    @Test
    void theFirstMessageBeginsWithTheBoard() {
        assertThat(observe(rules, position, 0)).isEqualTo("""
                        player 1
                        planets 4
                        1 2 2 1 3 3
                        2 2 3 2 1 1
                        3 3 4 1 1 3 2 2
                        4 1 3 1
                        tick 1 3 1
                        1 5 100 1 1 2 2 0 0
                        2 5 100 0 0 0 0 0 0
                        3 5 100 2 1 2 0 2 0
                        4
                        """);
    }

    @Test
    void laterMessagesShowWhatIsInSightWithItsShuttles() {
        rules.advance(position, Sketch.orders(position, 1, 3, 1), new Events());
        assertThat(observe(rules, position, 1)).startsWith("player 2\nplanets 4\n");
        rules.advance(position, Sketch.orders(position, 3, 2, 1, 3, 4, 2), new Events());

        assertThat(observe(rules, position, 0)).isEqualTo("""
                        tick 3 3 1
                        1 5 100 1 1 3 3 0 0
                        2 5 100 0 0 0 0 0 1 2 3 1 1
                        3 5 100 0 1 0 0 0 1 1 1 1 1
                        4
                        """);
        assertThat(observe(rules, position, 1)).isEqualTo("""
                        tick 3 2 2
                        3 5 100 0 1 0 0 0 1 1 1 1 1
                        4 5 100 2 0 2 0 2 0
                        1 2
                        """);
    }

    @ParameterizedTest
    @SeedSource(30)
    void whatIsOutOfSightDoesNotShow(long seed) {
        Scenario scenario = Scenario.parse("space seed=" + (seed >>> 1));
        SpaceRules drawn = new SpaceGame().open(scenario);
        Playthrough match = Playthrough.random(new SpaceGame(), scenario, seed);
        SpacePosition played = drawn.start();
        Rng rng = new Rng(seed);
        for (int turn = 0; turn < match.fingerprints().size() / 2; turn++) {
            int seat = played.mover();
            SpacePosition changed = played.copy();
            changeHidden(changed, seat, rng);
            assertThat(observe(drawn, changed, seat)).isEqualTo(observe(drawn, played, seat));
            Orders orders = new Orders(2);
            List<String> lines = match.transcript().lines(turn, seat);
            drawn.read(played, seat, Answer.of(lines.toArray(new String[0])), orders);
            drawn.advance(played, orders, new Events());
        }
    }

    private static void changeHidden(SpacePosition position, int seat, Rng rng) {
        Visibility sight = new Visibility(position.board);
        sight.look(position, seat);
        for (int planet = 0; planet < position.board.count(); planet++) {
            if (!sight.sees(planet)) {
                position.owner[planet] = (byte) (rng.oneIn(2) ? 1 - seat : Board.NONE);
                position.total[planet] = rng.below(100);
                position.people[0][planet] = rng.below(100);
                position.people[1][planet] = rng.below(100);
                position.launch(rng.below(2), position.board.neighbours[planet][0], planet, 1 + rng.below(5));
            }
        }
    }

    private List<String> read(String line, int orderCount) {
        Orders orders = new Orders(2);
        rules.read(position, 0, Answer.of(line), orders);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < orders.count(0); i++) {
            texts.add(orders.subject(0, i) + ">" + orders.first(0, i) + ":" + orders.second(0, i));
        }
        Fault fault = orders.fault(0);
        if (fault != null) {
            texts.add(fault.detail());
        }
        assertThat(orders.count(0)).isEqualTo(orderCount);
        return texts;
    }

    @Test
    void anAnswerIsALineOfTriples() {
        assertThat(read("", 0)).isEmpty();
        assertThat(read("  ;; ", 0)).isEmpty();
        assertThat(read("1 2 30", 1)).containsExactly("1>2:30");
        assertThat(read(" 1\t2 30;1 3 9223372036854775807 ;; 4 5 -6\r", 3))
                .containsExactly("1>2:30", "1>3:9223372036854775807", "4>5:-6");
        assertThat(read("1 2 3 4 5 6", 2)).containsExactly("1>2:3", "4>5:6");
    }

    @Test
    void idsNoPlanetCanHaveAreReadAsNone() {
        assertThat(read("4294967297 2 1", 1)).containsExactly("-1>2:1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "1 2 3; 1 2 | 1 | '1 2' at column 8",
                "1 2 ; 3    | 0 | '1 2 ; 3' at column 1",
                "1 2 3 four | 1 | 'four' at column 7",
                "1 2 3x     | 0 | '1 2 3x' at column 1",
                "1 2 9223372036854775808 | 0 | '1 2 9223372036854775808' at column 1",
                "1 2 -      | 0 | '1 2 -' at column 1",
                "1 2 3.5    | 0 | '1 2 3.5' at column 1",
            })
    void unreadableOrderIsAFaultAndEarlierOrdersCount(String line, int orders, String where) {
        List<String> read = read(line, orders);

        assertThat(read).hasSize(orders + 1);
        assertThat(read.get(orders)).startsWith("Cannot read " + where).endsWith("may stand between orders.");
    }
}
