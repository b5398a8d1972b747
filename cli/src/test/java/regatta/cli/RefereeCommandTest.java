package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.cli.command.Exit;
import regatta.testkit.Golden;
import tools.jackson.databind.JsonNode;

/** Tests of {@code regatta referee} with the command lines of batch testers for CodinGame's referees. */
class RefereeCommandTest {

    /** Writes a note to standard error with every answer, in the format that psyleague collects. */
    private static final String NOTING =
            "while read -r players own; do for i in $(seq $players); do read -r line; done;"
                    + " echo '[PDATA+] turns = 1' >&2; echo UP; done";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    private int referee(String... options) {
        String[] defaultValue = {"referee", "soak", "-p1", "random", "-p2", "still"};
        String[] all = new String[defaultValue.length + options.length];
        System.arraycopy(defaultValue, 0, all, 0, defaultValue.length);
        System.arraycopy(options, 0, all, defaultValue.length, options.length);
        return terminal.regatta(all);
    }

    private JsonNode log(String name) throws IOException {
        return Golden.parse(Files.readString(folder.resolve(name)));
    }

    @Test
    void scoresArePrintedAndThenTheSeed() {
        assertThat(referee("-d", "seed=42")).isZero();
        assertThat(terminal.out.toString().strip()).matches("-?\\d+\n-?\\d+\nseed=42");
        assertThat(referee("-s", "7")).isZero();
        assertThat(terminal.out.toString().strip()).endsWith("seed=7");
    }

    @Test
    void commandLinePrintedByBrutaltesterReplaysTheMatch() throws IOException {
        String log = folder.resolve("game1.json").toString();

        assertThat(referee("-d", "seed=42", "-l", log, "-s", "-d", "seed=42\n")).isZero();

        assertThat(terminal.out.toString().strip()).endsWith("seed=42");
        String page = terminal.err.toString().replaceFirst("(?s).*Open in your browser: (\\S+\\.html).*", "$1");
        Path shown = Path.of(URI.create(page));
        assertThat(Files.deleteIfExists(shown)).isTrue();
        assertThat(Files.deleteIfExists(shown.resolveSibling("match.regatta"))).isTrue();
        Files.delete(shown.getParent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "seed=42 size=32 turns=9",
                "seed=42\nsize=32\nturns=9\n",
                "seed=42;size=32;turns=9",
                "seed=42!size=32!turns=9"
            })
    void oneOptionHoldsSeveralProperties(String data) {
        assertThat(terminal.regatta("referee", "halite", "-p1", "random", "-p2", "random", "-d", data))
                .isZero();
        assertThat(terminal.out.toString()).endsWith("seed=42\n");
    }

    @Test
    void propertiesMayBeArguments() {
        assertThat(terminal.regatta(
                        "referee", "halite", "-p1", "random", "-p2", "random", "-d", "seed=42", "size=32", "turns=9"))
                .isZero();
        assertThat(terminal.out.toString()).endsWith("seed=42\n");
    }

    @Test
    void logHasTheScoresAndWhatEachPlayerWrote() throws IOException {
        Path log = folder.resolve("log.json");

        assertThat(terminal.regatta(
                        "referee", "tron", "-p1", "random", "-p2", NOTING, "-d", "seed=3", "-l", log.toString()))
                .isZero();

        JsonNode json = log("log.json");
        String[] printed = terminal.out.toString().split("\n");
        assertThat(json.get("scores").get("0").asString()).isEqualTo(printed[0]);
        assertThat(json.get("scores").get("1").asString()).isEqualTo(printed[1]);
        assertThat(json.get("uinput").get(0).asString()).isEqualTo("seed=3");
        assertThat(json.get("outputs").get("0").get(0).isNull()).isTrue();
        assertThat(json.get("outputs").get("0").get(1).asString()).endsWith("\n");
        assertThat(json.get("outputs").get("1").get(1).isNull()).isTrue();
        assertThat(json.get("errors").get("0").valueStream()).allMatch(JsonNode::isNull);
        assertThat(json.get("errors").get("1").valueStream().filter(JsonNode::isString))
                .isNotEmpty()
                .allMatch(text -> text.asString().contains("[PDATA+] turns = 1"));
        assertThat(json.get("agents").get(0).get("name").asString()).isEqualTo("random");
        assertThat(json.has("failCause")).isFalse();
    }

    @Test
    void listsOfTheLogHaveOneEntryPerAnswer() throws IOException {
        assertThat(referee("-d", "seed=42", "-l", folder.resolve("log.json").toString()))
                .isZero();

        JsonNode json = log("log.json");
        int entries = json.get("summaries").size();
        assertThat(entries).isGreaterThan(2);
        assertThat(json.get("views").size()).isEqualTo(entries);
        for (String agent : new String[] {"0", "1", "referee"}) {
            assertThat(json.get("outputs").get(agent).size()).isEqualTo(entries);
            assertThat(json.get("errors").get(agent).size()).isEqualTo(entries);
        }
    }

    @Test
    void failureOfABotIsInTheSummaries() throws IOException {
        assertThat(terminal.regatta(
                        "referee",
                        "soak",
                        "-p1",
                        "random",
                        "-p2",
                        "exit 3",
                        "-d",
                        "seed=42",
                        "-l",
                        folder.resolve("log.json").toString()))
                .isZero();

        JsonNode json = log("log.json");
        assertThat(json.get("scores").get("1").asInt()).isEqualTo(-1);
        assertThat(json.get("summaries").valueStream().map(JsonNode::asString))
                .anyMatch(summary -> summary.startsWith("Player 1: "));
    }

    @Test
    void recordIsWrittenToTheGivenFile() {
        String record = folder.resolve("m.regatta").toString();
        assertThat(referee("-d", "seed=42", "--record", record)).isZero();
        assertThat(terminal.regatta("rerun", record)).isZero();
    }

    @Test
    void unwritableLogIsAFailureOfTheMachine() {
        String log = folder.resolve("none/log.json").toString();
        assertThat(referee("-l", log)).isEqualTo(Exit.MACHINE_ERROR);
        assertThat(terminal.err.toString()).startsWith("-l " + log + ": cannot be written: ");
        assertThat(terminal.out.toString()).isEmpty();
    }
}
