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
import regatta.core.Games;
import regatta.core.Match;
import regatta.core.Position;
import regatta.core.RecordedSeat;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.core.Transcript;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.Annotations;
import regatta.host.process.SeatTurn;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** A record proves what happened, says so if it was changed, and is readable as far as it goes. */
class RecordTest {

    private static final Game HALITE = Games.named("halite");

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
                Scenario.parse("halite size=32 turns=60 seed=5"),
                List.of(BotSpec.of(first, HALITE, folder), BotSpec.of(second, HALITE, folder)),
                new Conditions(TimeControl.of(HALITE.info()), Sandbox.Level.NONE, Limits.USUAL));
        return new MatchRunner(job).recordTo(record).play();
    }

    private static Rerun rerun(Path record) {
        return Rerun.of(MatchRecord.read(record), HALITE);
    }

    private static List<String> lines(Path record) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(record))) {
            return new ArrayList<>(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        }
    }

    private Path changed(int line, UnaryOperator<String> change) throws IOException {
        List<String> lines = lines(file);
        String before = lines.get(line);
        lines.set(line, change.apply(before));
        assertThat(lines.get(line)).isNotEqualTo(before);
        return written(String.join("\n", lines) + "\n");
    }

    private Path written(String text) throws IOException {
        Path changed = folder.resolve("changed.regatta");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return Files.write(changed, bytes.toByteArray());
    }

    @Test
    void aRecordPlaysAgainToTheSameEnd() {
        MatchRecord record = MatchRecord.read(file);

        assertThat(record.complete()).isTrue();
        assertThat(record.sealed()).isTrue();
        assertThat(record.turns()).isEqualTo(61);
        assertThat(record.result())
                .isEqualTo(report.seats().stream().map(seat -> seat.standing()).toList());
        assertThat(rerun(file)).isEqualTo(new Rerun(61, null));
    }

    @Test
    void aSubscriberGetsTheLinesOfTheRecordAsTheMatchGoes() throws IOException {
        List<String> received = new ArrayList<>();
        List<Integer> receivedByTurn = new ArrayList<>();
        Path record = folder.resolve("live.regatta");
        List<BotSpec> bots = List.of(BotSpec.of("random", HALITE, folder), BotSpec.of("still", HALITE, folder));

        new MatchRunner(new Job(Scenario.parse("halite size=32 turns=5 seed=5"), bots, Conditions.usual(HALITE.info())))
                .recordTo(record)
                .recordTo((line, length) -> received.add(new String(line, 0, length - 1, StandardCharsets.UTF_8)))
                .onTurn((turn, limit) -> receivedByTurn.add(received.size()))
                .play();

        assertThat(received).isEqualTo(lines(record));
        assertThat(receivedByTurn).containsExactly(2, 3, 4, 5, 6, 7);
    }

    @Test
    void theRecordTellsWhoseTimeAPauseOfTheArenaWasTakenOff() throws IOException {
        record(Games.named("tron").open(Scenario.parse("tron")));
    }

    private static <P extends Position<P>> void record(Rules<P> rules) throws IOException {
        List<String> lines = new ArrayList<>();
        RecordSink sink = (line, length) -> lines.add(new String(line, 0, length, StandardCharsets.UTF_8));
        RecordHeader header =
                new RecordHeader(1, 1, new NamedScenario(Scenario.parse("tron")), List.of("a", "b"), "now", "0");
        List<SeatTurn> notes = List.of(SeatTurn.NOTHING, new SeatTurn(1, 1, true, "", List.of()));
        try (RecordWriter writer = new RecordWriter(List.of(sink), header)) {
            new Match<>(
                            rules,
                            rules.start(),
                            RecordedSeat.<P>all(new Transcript(2)),
                            (position, turn) -> writer.writeTurn(position, turn, notes))
                    .turn();
        }
        assertThat(lines.get(1)).contains("\"retimed1\":true").doesNotContain("retimed0");
    }

    @Test
    void aSubscriberThatFailsDoesNotEndTheMatch() {
        Path record = folder.resolve("live.regatta");
        List<BotSpec> bots = List.of(BotSpec.of("random", HALITE, folder), BotSpec.of("still", HALITE, folder));

        MatchReport played = new MatchRunner(
                        new Job(Scenario.parse("halite size=32 turns=5 seed=5"), bots, Conditions.usual(HALITE.info())))
                .recordTo(record)
                .recordTo((line, length) -> {
                    throw new IOException("gone");
                })
                .play();

        assertThat(played.complete()).isTrue();
        assertThat(MatchRecord.read(record).complete()).isTrue();
    }

    @Test
    void aFileOfTheScenarioIsNamedBesideItsText() throws IOException {
        NamedScenario named = new NamedScenario(
                Scenario.parse("halite size=32 turns=5 seed=5"), Scenario.parse("halite size=map.txt turns=5 seed=5"));
        Path record = folder.resolve("named.regatta");
        List<BotSpec> bots = List.of(BotSpec.of("random", HALITE, folder), BotSpec.of("still", HALITE, folder));

        new MatchRunner(new Job(named, bots, Conditions.usual(HALITE.info())))
                .recordTo(record)
                .play();

        assertThat(lines(record).get(0))
                .startsWith("{\"regatta\":1,\"scenario\":\"halite size=32 turns=5 seed=5\","
                        + "\"label\":\"halite size=map.txt turns=5 seed=5\",\"rulesVersion\":");
        assertThat(MatchRecord.read(record).header().named()).isEqualTo(named);
        assertThat(rerun(record).difference()).isNull();
    }

    @Test
    void aScenarioThatTookNoFileNeedsNoLabel() throws IOException {
        assertThat(lines(file).get(0)).doesNotContain("label");
        assertThat(MatchRecord.read(file).header().named())
                .isEqualTo(new NamedScenario(Scenario.parse("halite size=32 turns=60 seed=5")));
        assertThatThrownBy(() -> MatchRecord.read(changed(
                        0, line -> line.replace("\"rulesVersion\"", "\"label\":\"a b=\\\"\",\"rulesVersion\""))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("changed.regatta, line 1: \"label\": The quote opened at column 5");
    }

    /** Orders nothing, and in turn 9 thinks for 50 milliseconds of processor time. */
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
    void theProcessorTimeOfATurnIsThatOfTheTurn() throws IOException {
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
    void aRecordedSeatPlaysAsItDid() {
        Path again = folder.resolve("again.regatta");

        play("match.regatta#0", "match.regatta#1", again);

        assertThat(MatchRecord.read(again).fingerprints())
                .isEqualTo(MatchRecord.read(file).fingerprints());
        assertThatThrownBy(() -> play("match.regatta#2", "still", again))
                .isInstanceOf(BadInput.class)
                .hasMessage("Bot 'match.regatta#2': the record has seats 0 to 1.");
    }

    @Test
    void aRecordThatIsCutOffIsReadAsFarAsItGoes() throws Exception {
        byte[] whole = Files.readAllBytes(file);
        int readable = 0;
        for (int length = 20; length < whole.length - 20; length += 37) {
            Path cut = Files.write(folder.resolve("cut.regatta"), Arrays.copyOf(whole, length));
            try {
                MatchRecord record = MatchRecord.read(cut);
                assertThat(record.complete()).isFalse();
                assertThat(Rerun.of(record, HALITE).difference()).isNull();
                readable++;
            } catch (BadInput e) {
                assertThat(e).hasMessageContaining("no record of a match");
            }
        }
        assertThat(readable).isPositive();
    }

    @Test
    void changedOrdersAreFoundAtTheirTurn() throws Exception {
        int line = 1;
        while (!lines(file).get(line).contains("[\"g\"]")) {
            line++;
        }
        int turn = line - 1;
        Path changed = changed(line, text -> text.replaceFirst("\\[\"g\"\\]", "[\"\"]"));

        assertThat(rerun(changed).difference()).startsWith("turn " + turn + ": the fingerprint is ");
    }

    @Test
    void aChangedFingerprintIsFoundAtItsTurn() throws Exception {
        Path changed = changed(30, text -> text.replaceFirst("\"fingerprint\":\"....", "\"fingerprint\":\"0000"));

        assertThat(rerun(changed).difference()).startsWith("turn 29: the fingerprint is ");
    }

    @Test
    void aChangedResultIsFound() throws Exception {
        Path changed = changed(62, text -> text.replaceFirst("\"score\":", "\"score\":1"));

        assertThat(rerun(changed).difference()).startsWith("the result is ");
    }

    @Test
    void aChangeTheMatchDoesNotDependOnBreaksTheSeal() throws Exception {
        Path changed = changed(30, text -> text.replaceFirst("\"micros\":\\[", "\"micros\":[1"));

        assertThat(rerun(changed).difference()).startsWith("the seal: ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0|\"regatta\":1|\"regatta\":9|this record has format 9, and this program reads up to 1.",
                "0|\"regatta\":1|\"other\":1|this is no record of a match: its first line does not say so.",
                "0|\"bots\"|\"boats\"|line 1: \"bots\" is missing.",
                "9|{\"turn\"|{turn|line 10: not JSON: ",
                "9|\"said\"|\"sad\"|line 10: \"said\" is missing.",
                "9|\"turn\":8|\"turn\":3|line 10: turn 3 comes after turn 7.",
                "9|\"said\":[|\"said\":[null,|line 10: it has answers of 3 seats, but there are 2.",
            })
    void aLineThatMakesNoSenseIsNamed(int line, String part, String wrong, String message) throws Exception {
        Path changed = changed(line, text -> text.replace(part, wrong));

        assertThatThrownBy(() -> MatchRecord.read(changed))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message)
                .hasMessageStartingWith(changed.toString());
    }

    @Test
    void otherFilesAreRefused() throws Exception {
        Path text = Files.writeString(folder.resolve("x.regatta"), "hello");
        assertThatThrownBy(() -> MatchRecord.read(text)).hasMessageEndingWith("it is not gzipped.");
        assertThatThrownBy(() -> MatchRecord.read(folder.resolve("none.regatta")))
                .hasMessageEndingWith("there is no such file.");
        assertThatThrownBy(() -> MatchRecord.read(written("no end"))).hasMessageEndingWith("it has no whole line.");
    }

    @Test
    void annotationsAreTakenOutOfTheLog() {
        SeatTurn turn =
                Annotations.sorted(1, 0, false, "hello\n@{\"cell\":[1,2],\"text\":\"x\"}\n@not json\n@7\nbye\n");

        assertThat(turn.log()).isEqualTo("hello\n@not json\n@7\nbye");
        assertThat(turn.notes()).containsExactly("{\"cell\":[1,2],\"text\":\"x\"}");
        assertThat(Annotations.sorted(1, 0, false, ("@[" + "1,".repeat(9000) + "1]\n"))
                        .notes())
                .isEmpty();
    }

    @Test
    void aRecordedOpponentGoesOnWhereItsOrdersStillFit() {
        Path record = folder.resolve("first.regatta");
        MatchReport first = play("greedy", "greedy", record);

        MatchReport again = play("greedy", record + "#1", folder.resolve("again.regatta"));
        MatchReport other = play("hungarian", record + "#1", folder.resolve("other.regatta"));

        assertThat(again.seats().get(1).standing())
                .as("against the same opponent it plays the same")
                .isEqualTo(first.seats().get(1).standing());
        assertThat(other.seats().get(1).faults())
                .as("against another one it leaves out what does not fit")
                .isEmpty();
        assertThat(rerun(folder.resolve("other.regatta")).difference()).isNull();
    }
}
