package regatta.host.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.io.TerminalText;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.Annotations;

/** Tests that hostile files are refused quickly, with the position of the error. */
class HostileFilesTest {

    private static final Game HALITE = GameCatalog.onClassPath().game("halite");
    private static final String HEADER =
            "{\"regatta\":1,\"scenario\":\"halite size=32 turns=5\",\"rulesVersion\":1,\"bots\":[\"a\",\"b\"],\"start\":\"0\"}\n";
    private static final String TURN = "{\"turn\":0,\"said\":[[\"a\"],null],\"fingerprint\":\"0\"}\n";

    @TempDir
    Path folder;

    private static byte[] gzipped(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return bytes.toByteArray();
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> MatchRecord.read(gzipped(text), "x.regatta", GameCatalog.onClassPath()))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("x.regatta")
                .hasMessageContaining(message)
                .extracting(problem -> String.valueOf(problem.getMessage()).length())
                .satisfies(length -> assertThat(length).isLessThan(2000));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"turn\":0|\"turn\":2000000000|line 2: turn 2000000000 is out of range: the rules allow at most",
                "\"turn\":0|\"turn\":\"0\"|line 2: \"turn\" must be a whole number.",
                "\"turn\":0|\"turn\":1e99|line 2: \"turn\" must be a whole number.",
                "[\"a\",\"b\"]|[]|line 1: \"bots\" has 0 entries; a match has 1 to 64 seats.",
                "[\"a\",\"b\"]|{}|line 1: \"bots\" must be an array.",
                "[\"a\",\"b\"]|[\"a\"]|line 1: \"bots\" has 1 entries, but the scenario has 2 seats.",
                "[[\"a\"],null]|{\"0\":[],\"1\":[]}|line 2: \"said\" must be an array.",
                "[[\"a\"],null]|[{},null]|line 2: \"said\" must be an array.",
                "[[\"a\"],null]|[[7],null]|line 2: \"said\" must contain strings, not NUMBER.",
                "\"fingerprint\":\"0\"|\"fingerprint\":[]|line 2: \"fingerprint\" must be a string.",
                "size=32|size=1|line 1: ",
                "halite size|poker size|line 1: Unknown game 'poker'.",
            })
    void valueOfTheWrongKindIsReported(String part, String wrong, String message) {
        assertThat(HEADER + TURN).contains(part);
        assertRefused((HEADER + TURN).replace(part, wrong), message);
    }

    @Test
    void hundredThousandBotsAreRefused() {
        assertRefused(
                HEADER.replace("[\"a\",\"b\"]", "[" + "\"a\",".repeat(100_000) + "\"b\"]"),
                "line 1: \"bots\" has 100001 entries; a match has 1 to 64 seats.");
    }

    @Test
    void scenarioOfMegabytesIsRefused() {
        assertRefused(
                HEADER.replace("size=32", "size=" + "3".repeat(5_000_000)),
                "line 1: A scenario has at most 4194304 characters, and this one has ");
        assertRefused(HEADER.replace("size=32", "size=" + "3".repeat(3_000_000)), "line 1: size=333");
        assertRefused(HEADER.replace("size=32", "z".repeat(3_000_000) + "=1"), "line 1: Unknown halite option 'zzz");
    }

    @Test
    void deeplyNestedBracketsAreRefused() {
        assertRefused(HEADER + "[".repeat(1_000_000) + "\n", "line 2: not JSON: ");
        assertRefused(HEADER + "{\"a\":".repeat(1_000_000) + "\n", "line 2: not JSON: ");
        assertRefused(HEADER + "{\"said\":[" + "[],".repeat(2_000_000) + "[]]}\n", "line 2: not JSON: ");
    }

    @Test
    void compressionBombIsRefusedInBoundedMemory() throws IOException {
        Path bomb = folder.resolve("bomb.regatta");
        byte[] zeros = new byte[1 << 20];
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(bomb))) {
            out.write(HEADER.getBytes(StandardCharsets.UTF_8));
            for (int i = 0; i < 300; i++) {
                out.write(zeros);
            }
        }

        assertThatThrownBy(() -> MatchRecord.read(bomb, GameCatalog.onClassPath()))
                .isInstanceOf(BadInput.class)
                .hasMessage(bomb + ", line 2: the line is longer than 64 MB.");
    }

    @Test
    void matchContinuesWhenTheDiskIsFull() {
        Job job = new Job(
                HALITE,
                Scenario.parse("halite size=32 turns=60 seed=5"),
                List.of(BotSpec.of("random", HALITE, folder), BotSpec.of("random", HALITE, folder)),
                MatchConditions.defaults(HALITE.info()));

        MatchReport report = new MatchRunner(job).recordTo(Path.of("/dev/full")).play();

        assertThat(report.complete()).isTrue();
        assertThat(report.recordProblem()).startsWith("The disk is full");
    }

    @Test
    void bytesThatAreNotTextReplayIdentically() throws IOException {
        Files.writeString(folder.resolve("noise.py"), """
                import os, sys
                for line in sys.stdin:
                    os.write(1, (b"\\xff\\xfe\\x80 \\x1b[31m" * 30 + b"\\n") * 8)
                """);
        Game soak = GameCatalog.onClassPath().game("soak");
        Job job = new Job(
                soak,
                Scenario.parse("soak seed=3"),
                List.of(BotSpec.of("/usr/bin/python3 noise.py", soak, folder), BotSpec.of("random", soak, folder)),
                MatchConditions.defaults(soak.info()));
        Path record = folder.resolve("noise.regatta");

        MatchReport report = new MatchRunner(job).recordTo(record).play();

        assertThat(report.seats().get(0).faults().get(0).toString())
                .contains("INVALID")
                .contains("\\u001b[31m")
                .doesNotContain("\u001b");
        assertThat(Rerun.of(MatchRecord.read(record, GameCatalog.onClassPath()), soak)
                        .difference())
                .isNull();
    }

    @ParameterizedTest
    @CsvSource({"1e999", "{\"a\":[1e400]}", "[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]"})
    void annotationThatCannotBeDrawnIsLog(String note) {
        assertThat(Annotations.split(1, 0, false, "@[" + note + "]\n").notes()).isEmpty();
    }

    @Test
    void untrustedTextIsEscaped() {
        assertThat(TerminalText.text("a bot, ünïcode 🚀")).isEqualTo("a bot, ünïcode 🚀");
        assertThat(TerminalText.text("\u001b[2J\u0007\r\n\u009b1m")).isEqualTo("\\u001b[2J\\u0007\\u000d\\n\\u009b1m");
        assertThat(TerminalText.text("@|red x|@ a@b")).isEqualTo("@\\|red x|@ a@b");
        assertThat(TerminalText.text("evil\u202Etxt.exe\u2028")).isEqualTo("evil\\u202etxt.exe\\u2028");
        assertThat(TerminalText.text("\ud800x")).isEqualTo("\\ud800x");
    }
}
