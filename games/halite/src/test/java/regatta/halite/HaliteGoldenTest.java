package regatta.halite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import regatta.core.Match;
import regatta.core.TextOut;
import regatta.core.Turn;
import regatta.halite.game.HaliteGame;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Every game recorded with the original engine is played again, and everything the original wrote is compared. */
@Tag("golden")
class HaliteGoldenTest {

    @TestFactory
    Stream<DynamicTest> gamesReplayAsTheOriginalPlayedThem() {
        return Golden.of("halite").tests("game_", ".json.gz", HaliteGoldenTest::replay);
    }

    private static void replay(Path file) {
        GoldenGame golden = new GoldenGame(file);
        HaliteRules rules = new HaliteGame().open(golden.scenario());
        HaliteReplay replay = new HaliteReplay(rules);
        HaliteResults results = new HaliteResults(golden.scenario(), rules);
        HaliteErrorLogs logs = new HaliteErrorLogs(rules, (grade, line) -> {});
        Messages messages = new Messages(rules, golden.record);
        Match<HalitePosition> match =
                new Match<>(rules, rules.start(), golden.seats(), both(messages, both(replay, both(results, logs))));

        match.play();

        TextOut out = new TextOut();
        replay.write(match.position(), 0, out);
        JsonNode actual = Golden.parse(out.toString());
        ((ObjectNode) actual.get("game_statistics")).remove("execution_time");
        JsonNode expected = golden.record.get("replay");
        assertSame(expected, actual, golden.strict());
        assertSameResults(golden, results, match.position());
        for (int seat = 0; seat < match.position().seats(); seat++) {
            JsonNode expectedLog = golden.record.get("error_logs").get(String.valueOf(seat));
            assertThat(new String(logs.content(seat), StandardCharsets.UTF_8))
                    .as("log of seat %d", seat)
                    .isEqualTo(expectedLog == null ? "" : expectedLog.asString());
        }
    }

    private static void assertSameResults(GoldenGame golden, HaliteResults results, HalitePosition position) {
        TextOut out = new TextOut();
        results.write(position, Collections.emptyMap(), 0, null, out);
        ObjectNode actual = (ObjectNode) Golden.parse(out.toString());
        ObjectNode expected = (ObjectNode) golden.record.get("results");
        actual.remove(List.of("execution_time", "error_logs"));
        if (golden.strict()) {
            for (ObjectNode node : List.of(actual, expected)) {
                node.get("stats").forEach(seat -> ((ObjectNode) seat).remove("rank"));
            }
        }
        assertThat(actual).isEqualTo(expected);
    }

    private static void assertSame(JsonNode expected, JsonNode actual, boolean strict) {
        JsonNode expectedFrames = expected.get("full_frames");
        JsonNode actualFrames = actual.get("full_frames");
        for (int t = 0; t < expectedFrames.size(); t++) {
            // The original lists the cells of a snapshot in an irrelevant order, and by a bug.
            if (t == 0) {
                sort(expectedFrames.get(0), "cells");
                sort(actualFrames.get(0), "cells");
            }
            assertThat(actualFrames.path(t)).as("frame %d", t).isEqualTo(expectedFrames.get(t));
        }
        for (JsonNode replay : List.of(expected, actual)) {
            for (JsonNode seat : replay.get("game_statistics").get("player_statistics")) {
                if (strict) {
                    ((ObjectNode) seat).remove("rank"); // The original reads past the end of an array here.
                }
            }
        }
        for (String key : expected.propertyNames()) {
            assertThat(actual.get(key)).as(key).isEqualTo(expected.get(key));
        }
        assertThat(actual).isEqualTo(expected);
    }

    private static void sort(JsonNode node, String key) {
        ArrayNode list = (ArrayNode) node.get(key);
        List<JsonNode> sorted = list.valueStream()
                .sorted(Comparator.comparingInt((JsonNode cell) -> cell.get("x").asInt())
                        .thenComparingInt(cell -> cell.get("y").asInt())
                        .thenComparingInt(cell -> cell.get("production").asInt()))
                .toList();
        list.removeAll();
        list.addAll(sorted);
    }

    private static Match.Watcher<HalitePosition> both(
            Match.Watcher<HalitePosition> one, Match.Watcher<HalitePosition> two) {
        return new Match.Watcher<>() {
            @Override
            public void turnBegins(HalitePosition position) {
                one.turnBegins(position);
                two.turnBegins(position);
            }

            @Override
            public void turnEnds(HalitePosition position, Turn turn) {
                one.turnEnds(position, turn);
                two.turnEnds(position, turn);
            }
        };
    }

    /** Compares every byte sent to the bots with the recorded checksums. */
    private record Messages(HaliteRules rules, JsonNode record) implements Match.Watcher<HalitePosition> {

        @Override
        public void turnBegins(HalitePosition position) {
            for (int seat = 0; seat < position.seats(); seat++) {
                JsonNode expected = position.turn == 0
                        ? record.get("init_crc").get(seat)
                        : record.get("turn_crc").path(position.turn - 1);
                if (rules.awaitedLines(position, seat) > 0 && !expected.isNull()) {
                    TextOut out = new TextOut();
                    rules.observe(position, seat, out);
                    CRC32 crc = new CRC32();
                    crc.update(out.array(), 0, out.size());
                    assertThat(List.of(crc.getValue(), (long) out.size()))
                            .as("message of turn %d to seat %d:%n%s", position.turn, seat, out)
                            .isEqualTo(List.of(
                                    expected.get(0).asLong(), expected.get(1).asLong()));
                }
            }
        }

        @Override
        public void turnEnds(HalitePosition position, Turn turn) {}
    }
}
