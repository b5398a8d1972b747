package regatta.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import regatta.core.Events;
import regatta.core.Orders;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;

/** Every game recorded with the original engine is played again, and everything it recorded is compared. */
@Tag("golden")
class SpaceGoldenTest {

    @TestFactory
    Stream<DynamicTest> gamesReplayAsTheOriginalPlayedThem() {
        return Golden.of("space").tests("", ".json.gz", SpaceGoldenTest::replay);
    }

    @TestFactory
    Stream<DynamicTest> boardsListTheirLanesAsTheOriginalDoes() {
        return Golden.of("space").tests("", ".json.gz", file -> {
            GoldenGame golden = new GoldenGame(file);
            Board board = golden.board();
            JsonNode expected = golden.record.get("board");
            assertThat(board.count()).isEqualTo(expected.size());
            for (int planet = 0; planet < board.count(); planet++) {
                assertThat(describe(board, planet))
                        .isEqualTo(expected.get(planet).toString());
            }
        });
    }

    private static String describe(Board board, int planet) {
        Planet facts = board.planets().get(planet);
        int[] ends = IntStream.range(0, board.laneCount(planet))
                .map(lane -> board.id(board.laneEnd(planet, lane)))
                .toArray();
        int[] lengths = IntStream.of(ends)
                .map(end -> board.length(planet, board.indexOf(end)))
                .toArray();
        List<List<Integer>> visible = IntStream.range(0, ends.length)
                .mapToObj(lane -> List.of(ends[lane], lengths[lane]))
                .toList();
        List<List<Integer>> hidden = IntStream.of(LaneOrder.hidden(facts.id(), ends, lengths))
                .mapToObj(visible::get)
                .toList();
        return ("{\"id\":" + facts.id() + ",\"habit\":" + facts.habitability() + ",\"size\":" + facts.size()
                        + ",\"home\":" + (facts.home() + 1) + ",\"edgesVisibleOrder\":" + visible
                        + ",\"edgesHiddenOrder\":" + hidden + "}")
                .replace(" ", "");
    }

    private static void replay(Path file) {
        GoldenGame golden = new GoldenGame(file);
        SpaceRules rules = golden.rules();
        JsonNode ticks = golden.record.get("ticks");
        List<Orders> orders = golden.orders();
        assertThat(planets(new SpacePosition(golden.board(), new ClassicRuleSet(false))))
                .isEqualTo(golden.record.get("start").toString());

        SpacePosition position = rules.start();
        for (int i = 0; i < ticks.size(); i++) {
            JsonNode tick = ticks.get(i);
            assertThat(position.ticks).isEqualTo(tick.get("t").asInt());
            assertThat(planets(position))
                    .as("mid %d", i + 1)
                    .isEqualTo(tick.get("mid").toString());
            assertThat(shuttles(position))
                    .as("mid %d", i + 1)
                    .isEqualTo(tick.get("midShuttles").toString());
            int mover = tick.get("mover").asInt();
            assertThat(position.over).isEqualTo(mover == 0);
            if (mover != 0) {
                assertThat(position.mover()).isEqualTo(mover - 1);
                assertThat(view(position))
                        .as("view %d", i + 1)
                        .isEqualTo(tick.get("view").toString());
                compareMove(rules, position.copy(), orders.get(i), tick);
                rules.advance(position, orders.get(i), new Events());
            }
        }
        assertThat(result(position)).isEqualTo(golden.record.get("result").toString());
    }

    private static void compareMove(SpaceRules rules, SpacePosition position, Orders orders, JsonNode tick) {
        Events events = new Events();
        rules.move(position, orders, events);

        assertThat(accepted(orders, position.mover(), events))
                .isEqualTo(tick.get("moves")
                        .valueStream()
                        .map(move -> move.get(3).asInt() == 1)
                        .toList());
        assertThat(planets(position))
                .as("end %s", tick.get("t"))
                .isEqualTo(tick.get("end").toString());
        assertThat(shuttles(position))
                .as("end %s", tick.get("t"))
                .isEqualTo(tick.get("endShuttles").toString());
    }

    private static List<Boolean> accepted(Orders orders, int seat, Events events) {
        List<Boolean> accepted = new ArrayList<>();
        for (int i = 0; i < orders.count(seat); i++) {
            accepted.add(true);
        }
        for (int event = 0; event < events.count(); event++) {
            if (events.kind(event) == SpaceEvents.IGNORED) {
                accepted.set(events.value(event, 1), false);
            }
        }
        return accepted;
    }

    private static String planets(SpacePosition position) {
        List<List<Long>> planets = new ArrayList<>();
        for (int planet = 0; planet < position.board.count(); planet++) {
            planets.add(List.of(
                    (long) position.board.id(planet),
                    position.owner[planet] + 1L,
                    position.total[planet],
                    position.people[0][planet],
                    position.people[1][planet]));
        }
        return compact(planets);
    }

    private static String shuttles(SpacePosition position) {
        List<List<Long>> shuttles = new ArrayList<>();
        for (int planet = 0; planet < position.board.count(); planet++) {
            for (int i = 0; i < position.shuttleCount; i++) {
                if (position.shuttleDestination[i] == planet) {
                    shuttles.add(List.of(
                            (long) position.board.id(planet),
                            position.shuttleSeat[i] + 1L,
                            (long) position.board.id(position.shuttleSource[i]),
                            position.shuttlePeople[i],
                            (long) position.shuttleTicks[i]));
                }
            }
        }
        return compact(shuttles);
    }

    private static String view(SpacePosition position) {
        Visibility sight = new Visibility(position.board);
        sight.look(position, position.mover());
        List<Integer> ids = IntStream.range(0, position.board.count())
                .mapToObj(place -> position.board.id(sight.planet(place)))
                .toList();
        return "{\"visible\":" + compact(ids.subList(0, sight.visible())) + ",\"hidden\":"
                + compact(ids.subList(sight.visible(), ids.size())) + "}";
    }

    private static String result(SpacePosition position) {
        int calls = position.conquered ? position.ticks : position.ticks + 1;
        return "{\"winner\":" + (position.winner + 1) + ",\"ticks\":" + position.ticks + ",\"tickCalls\":" + calls
                + ",\"byConquest\":" + position.conquered + ",\"p1\":" + position.peopleOf(0) + ",\"p2\":"
                + position.peopleOf(1) + "}";
    }

    private static String compact(List<?> list) {
        return list.toString().replace(" ", "");
    }
}
