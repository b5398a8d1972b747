package regatta.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.core.TextIn;
import regatta.core.TextOut;
import regatta.testkit.Golden;

/** What a seat may know: views, and the mirror that rebuilds them from text. */
class VisibilityTest {

    private static final String HALF_LINE = """
            player 1
            planets 2
            1 1 2 3
            2 1 1 3
            """;

    private final SpaceRules rules = Sketch.rules("classic", Sketch.LINE);
    private final SpacePosition position = rules.start();
    private final Queue<String> wire = new ArrayDeque<>();

    private static SpacePosition veiled(SpaceRules rules, SpacePosition position, int seat) {
        SpacePosition view = position.copy();
        rules.veil(position, seat, view);
        return view;
    }

    private static void send(SpaceRules rules, SpacePosition position, int seat, Queue<String> wire) {
        TextOut out = new TextOut();
        rules.observe(position, seat, out);
        out.toString().lines().forEach(wire::add);
    }

    /**
     * Seen in the course's engine: 1 and 17 share a place in its map of planets, and the one listed first among the
     * lanes is first.
     */
    @Test
    void ofTwoPlanetsInOnePlaceTheOneWhoseLaneIsListedFirstIsFirst() {
        SpaceRules shared = Sketch.rules("classic", """
                graph board {
                  1 [ habit = 1, size = 100, x = 0, y = 0 ]
                  2 [ base = 1, habit = 1, size = 100, x = 1, y = 0 ]
                  17 [ habit = 1, size = 100, x = 2, y = 0 ]
                  3 [ base = 2, habit = 1, size = 100, x = 3, y = 0 ]
                  1 -- 2 [ weight = 2 ]
                  17 -- 2 [ weight = 4 ]
                  3 -- 17 [ weight = 1 ]
                }
                """);
        SpacePosition start = shared.start();
        Visibility sight = new Visibility(start.board);
        sight.look(start, 0);

        assertThat(List.of(sight.planet(0), sight.planet(1), sight.planet(2)))
                .extracting(start.board::id)
                .containsExactly(17, 1, 2);
    }

    @Test
    void aPlanetOutOfSightIsAsIfNobodyLivedThereAndNobodyCould() {
        Sketch.set(position, 3, "2 7 0 7");

        SpacePosition view = veiled(rules, position, 0);

        assertThat(view.seen).containsExactly(true, true, true, false);
        assertThat(Sketch.draw(view, 2)).as("in sight").isEqualTo("2 2 0 2");
        assertThat(Sketch.draw(view, 3)).as("out of sight").isEqualTo("0 0 0 0");
        assertThat(view.size).containsExactly(100, 100, 100, 0);
        assertThat(view.habitability).containsExactly(5, 5, 5, 0);
        assertThat(view.growth).containsExactly(1.05, 1.05, 1.05, 1);
        assertThat(view.home).containsExactly(true, false, true, false);
    }

    @Test
    void onlyShuttlesToPlanetsInSightAreSeenByDestination() {
        position.add(1, 2, 3, 4, 1);
        position.add(1, 3, 2, 5, 1);
        position.add(0, 0, 1, 6, 1);
        position.add(0, 0, 2, 7, 3);

        assertThat(Sketch.shuttles(veiled(rules, position, 0))).containsExactly("1:1>2:6@1", "2:4>3:5@1", "1:1>3:7@3");
    }

    @Test
    void seeingNoEnemyIsNotAVictory() {
        Sketch.set(position, 2, "0 0 0 0");
        Sketch.set(position, 3, "2 7 0 7");
        SpacePosition view = veiled(rules, position, 0);

        rules.advance(view, new Orders(2), new Events());

        assertThat(view.over()).isFalse();
    }

    @Test
    void fullViewShowsTheVictory() {
        Sketch.set(position, 2, "1 5 5 0");
        SpacePosition view = veiled(rules, position, 0);

        rules.advance(view, new Orders(2), new Events());

        assertThat(view.over()).isTrue();
        assertThat(view.winner).isZero();
    }

    @Test
    void aViewThatBecomesAWholePositionAgainKnowsAll() {
        SpacePosition view = veiled(rules, position, 0);

        view.copyFrom(position);

        assertThat(view).usingRecursiveComparison().isEqualTo(position);
        assertThat(view.fingerprint()).isEqualTo(position.fingerprint());
    }

    @Test
    void aViewCanBePlayedOnWithAnyOrders() {
        SpacePosition view = veiled(rules, position, 0);
        Orders orders = new Orders(2);
        for (int from = -1; from < 6; from++) {
            for (int to = -1; to < 6; to++) {
                orders.add(0, from, from, to, 1);
                orders.add(1, from, from, to, Long.MAX_VALUE);
            }
        }

        while (!view.over()) {
            rules.advance(view, orders, new Events());
        }

        assertThat(view.ticks).isEqualTo(SpaceRules.LAST_TICK);
    }

    @TestFactory
    @Tag("golden")
    Stream<DynamicTest> whatIsReadIsWhatIsVeiledInEveryRecordedGame() {
        return Golden.of("space").tests("", ".json.gz", VisibilityTest::compare);
    }

    private static void compare(Path file) {
        GoldenGame golden = new GoldenGame(file);
        SpaceRules rules = golden.rules();
        SpacePosition position = rules.start();
        List<Queue<String>> wires = List.of(new ArrayDeque<>(), new ArrayDeque<>());
        List<SpaceMirror> mirrors = new ArrayList<>();
        for (int turn = 0; !position.over(); turn++) {
            int seat = position.mover();
            Queue<String> wire = wires.get(seat);
            send(rules, position, seat, wire);
            if (turn < SpacePosition.SEATS) {
                mirrors.add(new SpaceMirror(new ClassicRuleSet(false), new TextIn(wire::poll)));
            } else {
                mirrors.get(seat).next();
            }
            SpacePosition view = mirrors.get(seat).view();
            SpacePosition veiled = veiled(rules, position, seat);
            assertThat(view.fingerprint()).isEqualTo(veiled.fingerprint());
            assertThat(view.growth).isEqualTo(veiled.growth);
            TextOut again = new TextOut();
            TextOut once = new TextOut();
            mirrors.get(seat).rules().observe(view, seat, again);
            rules.observe(position, seat, once);
            assertThat(again.toString()).as("lists in the same order").isEqualTo(once.toString());
            rules.advance(position, golden.orders().get(turn), new Events());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "player 3",
                "planets 2",
                "player 1\nplanets 2\n2 0\n1 0",
                "player 1\nplanets 1\n1 1 2 5",
                HALF_LINE + "tick 0 0 2\n1 2",
                HALF_LINE + "tick 1 1 2\n1 2",
                HALF_LINE + "tick 1 0 2\n1 3",
                HALF_LINE + "tick 1 1 1\n1 5 100 3 1 2 2 0 0\n2",
                HALF_LINE + "tick 1 2 0\n1 5 100 1 1 2 2 0 0\n2 5 100 0 0 0 0",
            })
    void textThatIsNotAMessageIsRefused(String text) {
        text.lines().forEach(wire::add);

        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> new SpaceMirror(new ClassicRuleSet(false), new TextIn(wire::poll)));
    }
}
