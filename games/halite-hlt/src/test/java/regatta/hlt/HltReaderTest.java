package regatta.hlt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.BadInput;
import regatta.core.Match;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.TextOut;
import regatta.core.Transcript;
import regatta.halite.HalitePosition;
import regatta.halite.HaliteReplay;
import regatta.halite.game.HaliteGame;
import regatta.testkit.Golden;
import regatta.testkit.Playthrough;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Replays are read back as the matches they show, or refused with a reason. */
class HltReaderTest {

    @Tag("golden")
    @TestFactory
    Stream<DynamicTest> filesOfTheOriginalAreReadAndWrittenAgain() {
        return Golden.of("hlt").tests("", ".hlt", file -> {
            byte[] content = Golden.bytes(file);
            JsonNode original = json(content);
            JsonNode ours = json(film(HltReader.read(content, file.toString())).getBytes(StandardCharsets.UTF_8));
            for (JsonNode replay : List.of(original, ours)) {
                ((ObjectNode) replay.get("game_statistics")).remove("execution_time");
            }
            assertThat(ours).isEqualTo(original);
        });
    }

    @Tag("golden")
    @TestFactory
    Stream<DynamicTest> replaysOfRecordedGamesAreRead() throws IOException {
        Path games = Path.of(System.getProperty("regatta.root"), "games/halite/src/test/resources/golden/halite");
        try (Stream<Path> files = Files.list(games)) {
            return files
                    .filter(file -> file.getFileName().toString().matches("game_.*json\\.gz"))
                    .sorted()
                    .toList()
                    .stream()
                    .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
                        JsonNode replay = Golden.json(file).get("replay");
                        HltMatch match = HltReader.read(replay.toString().getBytes(StandardCharsets.UTF_8), "x.hlt");
                        assertThat(match.names()).hasSize(replay.get("players").size());
                    }));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "halite/final seed=7 seats=4 size=32 turns=60",
                "halite/final seed=8 size=40",
                "halite/final seed=8 size=32 turns=0",
                "halite/final seed=8 size=33x35 turns=9 seats=3",
                "halite/final seed=9 map=blur_tile size=48x32 turns=30",
                "halite/final seed=9 map=basic size=16 turns=30 seats=3",
                "halite/final seed=4 seats=2 map-seats=4 size=32 turns=20",
                "halite/draft seed=5 seats=4 size=32",
                "halite/draft seed=6 ships=3 prices=512 turns=50"
            })
    void writtenTextIsReadBack(String text) {
        assertReadAgain(text);
    }

    /** Random bots soon order a move that a ship cannot pay, or run into each other. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void matchThatStrictModeStoppedIsRead(int seed) {
        assertReadAgain("halite/final strict=true size=16 turns=60 seats=" + (seed % 2 == 0 ? 2 : 4) + " seed=" + seed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "seats=2 seed=10|0;5000;1-1,;;1;900;2-2,;;",
                "seats=2 seed=3|0;5000;1-1,0-3-0,;0-0-2-17,1-3-3-0,;1;900;2-2,;2-0-0-1000,;",
                "seats=1 seed=1|0;5000;1-1,;0-0-2-17,;1;900;2-2,;2-0-0-1000,;"
            })
    void matchThatBeganAtASnapshotIsRead(String text) {
        String[] parts = text.split("\\|");
        String snapshot = "1.2.2.finals;fractal,4,4,2,7;0,37,74,21,58,0,42,79,26,63,0,47,84,31,68,15,;" + parts[1];
        assertReadAgain("halite/final turns=20 " + parts[0] + " snapshot=" + snapshot);
    }

    private static void assertReadAgain(String text) {
        Scenario scenario = Scenario.parse(text);
        Playthrough match = Playthrough.random(new HaliteGame(), scenario, 3);
        String replay = film(new HltMatch(scenario, List.of(), match.transcript()));

        HltMatch read = HltReader.read(replay.getBytes(StandardCharsets.UTF_8), "x.hlt");

        assertThat(json(film(read))).isEqualTo(json(replay));
        assertThat(read.names()).startsWith("seat 0");
    }

    @Test
    void compressedOrPlainIsTheSame() {
        byte[] plain = replay().getBytes(StandardCharsets.UTF_8);
        byte[] packed = HltFile.compress(new TextOut().put(plain));

        assertThat(packed.length).isLessThan(plain.length / 5);
        assertThat(HltFile.unpack(packed, "x.hlt")).isEqualTo(plain);
    }

    @Test
    void truncatedFileIsReported() {
        byte[] packed = HltFile.compress(new TextOut().put(replay()));
        for (int length = 4; length < packed.length; length += 97) {
            byte[] cut = Arrays.copyOf(packed, length);
            assertThatThrownBy(() -> HltReader.read(cut, "x.hlt"))
                    .isInstanceOf(BadInput.class)
                    .hasMessageStartingWith("x.hlt: the file is cut off or damaged: it cannot be unpacked");
        }
        byte[] plain = replay().getBytes(StandardCharsets.UTF_8);
        for (int length = 1; length < plain.length; length += 9973) {
            byte[] cut = Arrays.copyOf(plain, length);
            assertThatThrownBy(() -> HltReader.read(cut, "x.hlt"))
                    .isInstanceOf(BadInput.class)
                    .hasMessageStartingWith("x.hlt, line 1, column ");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "|x.hlt: the file is empty.",
                "hello|x.hlt: not a Halite replay: neither compressed by zstd nor plain JSON.",
                "{}|x.hlt: the key \"REPLAY_FILE_VERSION\" is missing: not a replay, or a damaged one.",
                "{\"REPLAY_FILE_VERSION\":2}|x.hlt: this is a replay of version 2; version 3, of Halite III, is read.",
                "{\"REPLAY_FILE_VERSION\":3}|x.hlt: the key \"players\" is missing",
            })
    void fileThatIsNotAReplayIsRefused(String content, String message) {
        byte[] bytes = content == null ? new byte[0] : content.getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> HltReader.read(bytes, "x.hlt"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"energy\":{\"0\":4000,|\"energy\":{\"0\":4001,|x.hlt, turn 1: what the file shows does not follow",
                "\"type\":\"g\"|\"type\":\"q\"|x.hlt, turn 1: unknown move type 'q'.",
                "\"map_generator_seed\":7|\"map_generator_seed\":8|x.hlt: the map and the constants in this file are not",
                "\"moves\":{\"0\":[{\"type\":\"g\"}]|\"moves\":{\"0\":[]|x.hlt, turn 1: what the file shows does not",
            })
    void aFileThatLiesIsFoundOut(String truth, String lie, String message) {
        String replay = replay();
        assertThat(replay).contains(truth);
        byte[] bytes =
                replay.replaceFirst(java.util.regex.Pattern.quote(truth), lie).getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> HltReader.read(bytes, "x.hlt"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(message);
    }

    private static String replay() {
        Scenario scenario = Scenario.parse("halite/final seed=7 size=32 turns=40");
        Transcript transcript = new Transcript(2);
        for (int seat = 0; seat < 2; seat++) {
            transcript.put(0, seat, SeatAnswer.of(List.of("bot")));
            for (int turn = 1; turn <= 40; turn++) {
                transcript.put(turn, seat, SeatAnswer.of(List.of(turn == 1 ? "g" : "")));
            }
        }
        return film(new HltMatch(scenario, List.of(), transcript));
    }

    private static String film(HltMatch match) {
        Rules<HalitePosition> rules = new HaliteGame().open(match.scenario());
        List<RecordedSeat<HalitePosition>> seats = RecordedSeat.all(match.transcript());
        HaliteReplay film = new HaliteReplay(rules);
        Match<HalitePosition> played = new Match<>(rules, rules.start(), seats, film);
        played.play();
        TextOut out = new TextOut();
        film.write(played.position(), 0, out);
        return out.toString();
    }

    private static JsonNode json(byte[] content) {
        return json(new String(HltFile.unpack(content, "x.hlt"), StandardCharsets.UTF_8));
    }

    private static JsonNode json(String text) {
        return Golden.parse(text);
    }
}
