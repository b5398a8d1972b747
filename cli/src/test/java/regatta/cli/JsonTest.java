package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.cli.report.Json;
import tools.jackson.databind.JsonNode;

/** Tests of the keys of JSON output, their order and the types of their values. */
class JsonTest {

    private static final String SEATS = "seats: [{bot: text, rank: whole, score: whole, faults: [], meanMicros: whole,"
            + " p99Micros: whole, worstMicros: whole, cpuMicros: whole}]";
    private static final String GAME = "{id: text, title: text, summary: text, rulesVersion: whole,"
            + " ruleSets: [{id: text, summary: text}], options: [{key: text, values: text, default: text, summary: text}],"
            + " bots: [{name: text, summary: text}], firstMillis: whole, turnMillis: whole}";
    private static final String TALLY = "games: whole, score: number, wins: whole, draws: whole, losses: whole";
    private static final String RATINGS =
            "[{rank: whole, bot: text, rating: number, error: number, superiority: number, " + TALLY
                    + ", faults: text}]";
    private static final String QUESTION = "seats: whole, field: [], bounds: [number], error: number, ";
    private static final String ANSWER = "answer: text, alike: boolean, blocks: whole, games: whole, score: number,"
            + " scoreError: number, elo: number, eloError: number, superiority: number, llr: number";
    private static final String FAILURES = "failures: [{bot: text, failed: whole, games: whole, first: text}]";
    private static final String BOUND = "lower: number, upper: number, ending: text, repeated: whole, ";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    private String shape(String line) {
        terminal.out.getBuffer().setLength(0);
        terminal.regatta(line.replace("FOLDER", folder.toString()).split(" "));
        return shape(Json.read(terminal.out.toString()));
    }

    private static String shape(JsonNode node) {
        if (node.isObject()) {
            return node.propertyStream()
                    .map(entry -> entry.getKey() + ": " + shape(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (node.isArray()) {
            return node.isEmpty() ? "[]" : "[" + shape(node.get(0)) + "]";
        }
        return node.isIntegralNumber()
                ? "whole"
                : node.isNumber() ? "number" : node.isString() ? "text" : node.isBoolean() ? "boolean" : "null";
    }

    @Test
    void matchAsJson() {
        String begin = "{scenario: text, complete: boolean, turns: whole, wallMillis: whole, ";

        assertThat(shape("play tron still random --json --no-record")).isEqualTo(begin + SEATS + "}");
        assertThat(shape("play tron still random --json -o FOLDER/m.regatta"))
                .isEqualTo(begin + "record: text, page: text, " + SEATS + "}");
        assertThat(shape("play soak/league-1 still --json --no-record"))
                .contains("{bot: text, rank: null, score: whole");
    }

    @Test
    void gamesAsJson() {
        assertThat(shape("games halite --json")).isEqualTo(GAME);
        assertThat(shape("games --json")).isEqualTo("[" + GAME + "]");
    }

    @Test
    void verdictsAsJson() {
        assertThat(shape("ab tron false still --no-trial --games 4 --threads 1 --json"))
                .isEqualTo(
                        "{new: text, old: text, scenario: text, " + QUESTION + ANSWER + ", " + BOUND + FAILURES + "}");
        assertThat(shape("ab soak still random seed=3,9 --games 4 --threads 1 --json"))
                .startsWith("{new: text, old: text, scenario: text, scenarios: [text], " + QUESTION);
        assertThat(shape("race tron random false still --no-trial --games 8 --threads 1 --json"))
                .isEqualTo("{baseline: text, scenario: text, " + QUESTION + BOUND + "variants: [{variant: text, "
                        + ANSWER + "}], " + FAILURES + "}");
    }

    @Test
    void tuningAsJson() {
        assertThat(shape("tune soak skirmisher?* --games 2 --test-games 2 --threads 1 --dir FOLDER --json"))
                .isEqualTo("{bot: text, method: text, reason: text, searchGames: whole, estimatedGain: number,"
                        + " estimatedGainError: number, parameters: [{name: text, set: text, start: text, tuned: text,"
                        + " moved: number}], commands: [text], file: text, page: text, " + ANSWER
                        + ", ending: text, slices: [{scenarios: text, games: whole, score: number, scoreError: number,"
                        + " elo: number, eloError: number}], failures: []}");
    }

    @Test
    void tournamentAsJson() {
        String end = "page: text, table: " + RATINGS + ", setAside: [{bot: text, digest: text, reason: text}]}";

        assertThat(shape("tourney tron still random false --no-trial --scenarios 6 --store FOLDER/s.league --json"))
                .isEqualTo("{complete: boolean, matches: whole, resumed: whole, skipped: whole, left: whole,"
                        + " repeated: whole, groups: whole, " + end);
        assertThat(shape("league show FOLDER/s.league --json")).isEqualTo(RATINGS);
        assertThat(shape("league matches FOLDER/s.league --json"))
                .isEqualTo(
                        "[{key: text, finished: text, scenario: text, seat: whole, bot: text, rank: whole, score: whole,"
                                + " turns: whole, meanMicros: whole, p99Micros: whole, worstMicros: whole, cpuMicros: whole,"
                                + " faults: text}]");
        assertThat(shape("league head-to-head FOLDER/s.league --json"))
                .isEqualTo(
                        "[{bot: text, opponent: text, games: whole, score: number, expected: number, differs: text}]");
        assertThat(shape("league slice --by rules FOLDER/s.league --json"))
                .isEqualTo("[{rules: text, bot: text, rating: number, error: number, " + TALLY + "}]");
        assertThat(shape("league slice --by rules,opponent FOLDER/s.league --json"))
                .isEqualTo("[{rules: text, bot: text, opponent: text, games: whole, score: number}]");
    }

    @Test
    void bookAsJson() {
        terminal.regatta("book", "new", "tron", folder.resolve("b.book").toString(), "--scenarios", "2");

        assertThat(shape("book show FOLDER/b.book --json")).isEqualTo("[{line: whole, part: text, scenario: text}]");
    }

    @ParameterizedTest
    @CsvSource({"a\u007fb, a\\u007fb", "a\u001bb, a\\u001bb", "é, é", "\ud83d\ude00, \ud83d\ude00"})
    void controlCharactersDoNotReachTheTerminal(String text, String written) {
        assertThat(Json.line(text)).isEqualToIgnoringCase('"' + written + '"');
    }
}
