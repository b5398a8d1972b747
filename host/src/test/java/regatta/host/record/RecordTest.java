package regatta.host.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Transcript;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.Annotations;
import regatta.host.process.SeatTurn;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** Tests that records replay, detect changes, and stay readable when truncated. */
class RecordTest {

    private static final Game HALITE = GameCatalog.onClassPath().game("halite");

    @TempDir
    Path folder;

    private Path file;
    private MatchReport report;

    @BeforeEach
    void play() {
        file = folder.resolve("match.regatta");
        report = play("random", "random", file);
    }

    private MatchReport play(String first, String second, Path record) {
        Job job = new Job(
                HALITE,
                Scenario.parse("halite size=32 turns=60 seed=5"),
                List.of(BotSpec.of(first, HALITE, folder), BotSpec.of(second, HALITE, folder)),
                new MatchConditions(TimeControl.of(HALITE.info()), Sandbox.Level.NONE, Limits.DEFAULTS));
        return new MatchRunner(job).recordTo(record).play();
    }

    private static Rerun rerun(Path record) {
        return Rerun.of(MatchRecord.read(record, GameCatalog.onClassPath()), HALITE);
    }

    private static List<String> lines(Path record) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(record))) {
            return new ArrayList<>(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        }
    }

    private Path withLine(int line, UnaryOperator<String> change) throws IOException {
        List<String> lines = lines(file);
        String before = lines.get(line);
        lines.set(line, change.apply(before));
        assertThat(lines.get(line)).isNotEqualTo(before);
        return compressed(String.join("\n", lines) + "\n");
    }

    private Path compressed(String text) throws IOException {
        Path changed = folder.resolve("changed.regatta");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return Files.write(changed, bytes.toByteArray());
    }

    @Test
    void recordReplaysToTheSameResult() {
        MatchRecord record = MatchRecord.read(file, GameCatalog.onClassPath());

        assertThat(record.complete()).isTrue();
        assertThat(record.sealed()).isTrue();
        assertThat(record.turns()).isEqualTo(61);
        assertThat(record.result())
                .isEqualTo(report.seats().stream().map(seat -> seat.standing()).toList());
        assertThat(rerun(file)).isEqualTo(new Rerun(61, null));
    }

    @Test
    void sinkReceivesTheLinesDuringTheMatch() throws IOException {
        List<String> received = new ArrayList<>();
        List<Integer> receivedByTurn = new ArrayList<>();
        Path record = folder.resolve("live.regatta");
        List<BotSpec> bots = List.of(BotSpec.of("random", HALITE, folder), BotSpec.of("still", HALITE, folder));

        new MatchRunner(new Job(
                        HALITE,
                        Scenario.parse("halite size=32 turns=5 seed=5"),
                        bots,
                        MatchConditions.defaults(HALITE.info())))
                .recordTo(record)
                .recordTo((line, length) -> received.add(new String(line, 0, length - 1, StandardCharsets.UTF_8)))
                .onTurn((turn, limit) -> receivedByTurn.add(received.size()))
                .play();

        assertThat(received).isEqualTo(lines(record));
        assertThat(receivedByTurn).containsExactly(2, 3, 4, 5, 6, 7);
    }

    @Test
    void recordMarksStallAdjustedTimes() throws IOException {
        List<String> lines = new ArrayList<>();
        RecordSink sink = (line, length) -> lines.add(new String(line, 0, length, StandardCharsets.UTF_8));
        try (RecordWriter writer = new RecordWriter(List.of(sink), TRON, () -> 0)) {
            recorded(writer, GameCatalog.onClassPath().game("tron").open(TRON.scenario()))
                    .turn();
        }
        assertThat(lines.get(1)).contains("\"retimed1\":true").doesNotContain("retimed0");
    }

    private static final RecordHeader TRON = new RecordHeader(
            1, 1, new LabelledScenario(Scenario.parse("tron seats=4")), List.of("a", "b", "c", "d"), "now", "0");

    private static <P extends Position<P>> Match<P> recorded(RecordWriter writer, Rules<P> rules) {
        List<SeatTurn> notes =
                List.of(SeatTurn.NOTHING, new SeatTurn(1, 1, true, "", List.of()), SeatTurn.NOTHING, SeatTurn.NOTHING);
        return new Match<>(
                rules,
                rules.start(),
                RecordedSeat.<P>all(new Transcript(4)),
                (position, turn) -> writer.writeTurn(position, turn, notes));
    }

    @Test
    void turnsAreFlushedFiveTimesPerSecond() throws IOException {
        AtomicLong clock = new AtomicLong();
        AtomicInteger flushes = new AtomicInteger();
        RecordSink sink = new RecordSink() {
            @Override
            public void write(byte[] line, int length) {}

            @Override
            public void flush() {
                flushes.incrementAndGet();
            }
        };
        RecordWriter writer = new RecordWriter(List.of(sink), TRON, clock::get);
        Match<?> match = recorded(writer, GameCatalog.onClassPath().game("tron").open(TRON.scenario()));
        assertThat(flushes).hasValue(1); // the header is flushed at once

        clock.addAndGet(200_000_000);
        match.turn();
        assertThat(flushes).hasValue(1);

        clock.addAndGet(1);
        match.turn();
        assertThat(flushes).hasValue(2);
    }

    @Test
    void sinkThatFailsDoesNotEndTheMatch() {
        Path record = folder.resolve("live.regatta");
        List<BotSpec> bots = List.of(BotSpec.of("random", HALITE, folder), BotSpec.of("still", HALITE, folder));

        MatchReport played = new MatchRunner(new Job(
                        HALITE,
                        Scenario.parse("halite size=32 turns=5 seed=5"),
                        bots,
                        MatchConditions.defaults(HALITE.info())))
                .recordTo(record)
                .recordTo((line, length) -> {
                    throw new IOException("gone");
                })
                .play();

        assertThat(played.complete()).isTrue();
        assertThat(MatchRecord.read(record, GameCatalog.onClassPath()).complete())
                .isTrue();
    }

    @Test
    void scenarioFileIsRecordedByTextAndByName() throws IOException {
        LabelledScenario named = new LabelledScenario(
                Scenario.parse("halite size=32 turns=5 seed=5"), Scenario.parse("halite size=map.txt turns=5 seed=5"));
        Path record = folder.resolve("named.regatta");
        List<BotSpec> bots = List.of(BotSpec.of("random", HALITE, folder), BotSpec.of("still", HALITE, folder));

        new MatchRunner(new Job(HALITE, named, bots, MatchConditions.defaults(HALITE.info())))
                .recordTo(record)
                .play();

        assertThat(lines(record).get(0))
                .startsWith("{\"regatta\":1,\"scenario\":\"halite size=32 turns=5 seed=5\","
                        + "\"label\":\"halite size=map.txt turns=5 seed=5\",\"rulesVersion\":");
        assertThat(MatchRecord.read(record, GameCatalog.onClassPath()).header().named())
                .isEqualTo(named);
        assertThat(rerun(record).difference()).isNull();
    }

    @Test
    void scenarioWithoutFileHasNoLabel() throws IOException {
        assertThat(lines(file).get(0)).doesNotContain("label");
        assertThat(MatchRecord.read(file, GameCatalog.onClassPath()).header().named())
                .isEqualTo(new LabelledScenario(Scenario.parse("halite size=32 turns=60 seed=5")));
        assertThatThrownBy(() -> MatchRecord.read(
                        withLine(
                                0, line -> line.replace("\"rulesVersion\"", "\"label\":\"a b=\\\"\",\"rulesVersion\"")),
                        GameCatalog.onClassPath()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("changed.regatta, line 1: \"label\": The quote that begins at column 5");
    }

    /** A bot without orders that uses 50 milliseconds of processor time in turn 9. */
    private static final String THINKING_BOT = """
            import sys, time
            lines = iter(sys.stdin.readline, '')
            def skip(count):
                for _ in range(count): next(lines)
            next(lines)
            seats = int(next(lines).split()[0])
            skip(seats)
            skip(int(next(lines).split()[1]))
            print('thinking', flush=True)
            for line in lines:
                for _ in range(seats):
                    player, ships, dropoffs, halite = map(int, next(lines).split())
                    skip(ships + dropoffs)
                skip(int(next(lines)))
                began = time.process_time()
                while int(line) == 9 and time.process_time() - began < 0.05: pass
                print('', flush=True)
            """;

    @Test
    void processorTimeIsMeasuredPerTurn() throws IOException {
        Files.writeString(folder.resolve("thinking.py"), THINKING_BOT);
        Path record = folder.resolve("thinking.regatta");

        assertThat(play("python3 thinking.py", "still", record).seats().get(0).faults())
                .isEmpty();

        List<Long> used = new ArrayList<>();
        for (String line : lines(record)) {
            int at = line.indexOf("\"cpu\":[");
            if (at >= 0) {
                used.add(Long.parseLong(line.substring(at + 7, line.indexOf(',', at))));
            }
        }
        assertThat(used).hasSize(61);
        assertThat(used.get(9)).isGreaterThanOrEqualTo(50_000);
        assertThat(used.subList(10, 61)).allMatch(micros -> micros < 50_000);
    }

    @Test
    void recordedSeatRepeatsItsAnswers() {
        Path again = folder.resolve("again.regatta");

        play("match.regatta#0", "match.regatta#1", again);

        assertThat(MatchRecord.read(again, GameCatalog.onClassPath()).fingerprints())
                .isEqualTo(MatchRecord.read(file, GameCatalog.onClassPath()).fingerprints());
        assertThatThrownBy(() -> play("match.regatta#2", "still", again))
                .isInstanceOf(BadInput.class)
                .hasMessage("Bot 'match.regatta#2': the record has seats 0 to 1.");
    }

    @Test
    void truncatedRecordIsReadAsFarAsPossible() throws Exception {
        byte[] whole = Files.readAllBytes(file);
        int readable = 0;
        for (int length = 20; length < whole.length - 20; length += 37) {
            Path cut = Files.write(folder.resolve("cut.regatta"), Arrays.copyOf(whole, length));
            try {
                MatchRecord record = MatchRecord.read(cut, GameCatalog.onClassPath());
                assertThat(record.complete()).isFalse();
                assertThat(Rerun.of(record, HALITE).difference()).isNull();
                readable++;
            } catch (BadInput e) {
                assertThat(e).hasMessageContaining("not a Regatta record");
            }
        }
        assertThat(readable).isPositive();
    }

    @Test
    void changedOrdersAreDetectedAtTheirTurn() throws Exception {
        int line = 1;
        while (!lines(file).get(line).contains("[\"g\"]")) {
            line++;
        }
        int turn = line - 1;
        Path changed = withLine(line, text -> text.replaceFirst("\\[\"g\"\\]", "[\"\"]"));

        assertThat(rerun(changed).difference()).asString().startsWith("turn " + turn + ": the fingerprint is ");
    }

    @Test
    void changedFingerprintIsDetectedAtItsTurn() throws Exception {
        Path changed = withLine(30, text -> text.replaceFirst("\"fingerprint\":\"....", "\"fingerprint\":\"0000"));

        assertThat(rerun(changed).difference()).asString().startsWith("turn 29: the fingerprint is ");
    }

    @Test
    void changedResultIsDetected() throws Exception {
        Path changed = withLine(62, text -> text.replaceFirst("\"score\":", "\"score\":1"));

        assertThat(rerun(changed).difference()).asString().startsWith("the result is ");
    }

    @Test
    void changeThatDoesNotAffectTheMatchBreaksTheChecksum() throws Exception {
        Path changed = withLine(30, text -> text.replaceFirst("\"micros\":\\[", "\"micros\":[1"));

        assertThat(rerun(changed).difference()).asString().startsWith("the checksum differs: ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0|\"regatta\":1|\"regatta\":9|the record has format 9, but this version reads only up to 1.",
                "0|\"regatta\":1|\"other\":1|not a Regatta record: the first line has no format.",
                "0|\"bots\"|\"boats\"|line 1: \"bots\" is missing.",
                "9|{\"turn\"|{turn|line 10: not JSON: ",
                "9|\"said\"|\"sad\"|line 10: \"said\" is missing.",
                "9|\"turn\":8|\"turn\":3|line 10: turn 3 comes after turn 7.",
                "9|\"said\":[|\"said\":[null,|line 10: \"said\" has 3 entries, but there are 2 seats.",
            })
    void malformedLineIsReported(int line, String part, String wrong, String message) throws Exception {
        Path changed = withLine(line, text -> text.replace(part, wrong));

        assertThatThrownBy(() -> MatchRecord.read(changed, GameCatalog.onClassPath()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message)
                .hasMessageStartingWith(changed.toString());
    }

    @Test
    void otherFilesAreRefused() throws Exception {
        Path text = Files.writeString(folder.resolve("x.regatta"), "hello");
        assertThatThrownBy(() -> MatchRecord.read(text, GameCatalog.onClassPath()))
                .hasMessageEndingWith("not gzipped.");
        assertThatThrownBy(() -> MatchRecord.read(folder.resolve("none.regatta"), GameCatalog.onClassPath()))
                .hasMessageEndingWith("no such file.");
        assertThatThrownBy(() -> MatchRecord.read(compressed("no end"), GameCatalog.onClassPath()))
                .hasMessageEndingWith("no complete line.");
    }

    @Test
    void annotationsAreRemovedFromTheLog() {
        SeatTurn turn = Annotations.split(1, 0, false, "hello\n@{\"cell\":[1,2],\"text\":\"x\"}\n@not json\n@7\nbye\n");

        assertThat(turn.log()).isEqualTo("hello\n@not json\n@7\nbye");
        assertThat(turn.notes()).containsExactly("{\"cell\":[1,2],\"text\":\"x\"}");
        assertThat(Annotations.split(1, 0, false, ("@[" + "1,".repeat(9000) + "1]\n"))
                        .notes())
                .isEmpty();
    }

    @Test
    void recordedOpponentContinuesWhileItsOrdersAreValid() {
        Path record = folder.resolve("first.regatta");
        MatchReport first = play("greedy", "greedy", record);

        MatchReport again = play("greedy", record + "#1", folder.resolve("again.regatta"));
        MatchReport other = play("hungarian", record + "#1", folder.resolve("other.regatta"));

        assertThat(again.seats().get(1).standing())
                .as("same opponent, same moves")
                .isEqualTo(first.seats().get(1).standing());
        assertThat(other.seats().get(1).faults())
                .as("another opponent, invalid orders left out")
                .isEmpty();
        assertThat(rerun(folder.resolve("other.regatta")).difference()).isNull();
    }
}
