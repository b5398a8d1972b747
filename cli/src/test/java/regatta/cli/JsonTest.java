package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.cli.report.Json;

/**
 * Keeps the reference of JSON output equal to what the commands print: keys, their order, and the types of values.
 * With {@code -Dregatta.update=true} the test rewrites the page instead.
 */
class JsonTest {

    private static final String REFEREE = System.getProperty("regatta.root") + "/docs/how-to/referee.py";

    private static final String PAGE = "docs/reference/json.md";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();
    private final StringBuilder page = new StringBuilder("""
            # JSON output

            <!-- Generated from the output of the commands by JsonTest. Do not edit. -->

            With `--json` a command prints JSON on standard output and nothing else there. A name keeps its type between
            releases, and new keys may be added. A key with `?` is left out if there is no value. `{…}` is an object of values
            by name, and `[…]` a list that was empty in the example. Names of bots and details of faults are quoted as they
            are, but without control characters.
            """);

    /** Runs commands and adds the shape that their outputs have in common. */
    private void add(String title, String text, List<String> lines) {
        JsonShape shape = new JsonShape();
        for (String line : lines) {
            Terminal fresh = new Terminal();
            fresh.regatta(words(line));
            assertThat(fresh.out.toString()).as(line + ": " + fresh.err).isNotEmpty();
            String printed = fresh.out.toString();
            List<String> values =
                    printed.startsWith("[") ? List.of(printed) : printed.lines().toList();
            values.stream().map(Json::read).forEach(shape::add);
        }
        page.append("\n## ").append(title).append("\n\n").append(text);
        page.append("\n\n```\n").append(shape.text("")).append("\n```\n");
    }

    private String[] words(String line) {
        return List.of(line.split(" ")).stream()
                .map(word -> word.equals("REFEREE") ? "python3 " + REFEREE : word)
                .map(word -> word.equals("CRASH") ? "exit 3" : word.replace("FOLDER", folder.toString()))
                .toArray(String[]::new);
    }

    @Test
    void pageIsCurrent() throws IOException {
        matches();
        verdicts();
        tournaments();
        others();
        Path file = Path.of(System.getProperty("regatta.root")).resolve(PAGE);
        if (Boolean.getBoolean("regatta.update")) {
            Files.writeString(file, page);
        }

        assertThat(file)
                .as("update it: mvn -pl cli -am verify -Dtest=JsonTest -Dregatta.update=true"
                        + " -Dsurefire.failIfNoSpecifiedTests=false")
                .exists()
                .content()
                .isEqualTo(page.toString());
    }

    private void matches() {
        add(
                "play",
                """
                        One line per match. `rank` is null for a single player. `stats` has the values that the bot reported
                        ([annotations](record.md#annotations)). `voided` says why the result proves nothing. Matches of a
                        referee have no `turns`.""",
                List.of(
                        "play tron still random --json --no-record",
                        "play tron still random --json -o FOLDER/m.regatta",
                        "play tron still CRASH --no-trial --seed 1 --json --no-record",
                        "play soak/league-1 still --json --no-record",
                        "play --referee REFEREE --referee-format text cat cat --seed 1 --json -o FOLDER/m.log"));
        add("rerun", "One line per record.", List.of("rerun FOLDER/m.regatta --json"));
    }

    private void verdicts() {
        add(
                "ab",
                """
                        `score` is the share of points of the new bot. `failures` lists bots that had faults. Of a referee's
                        first matches, which are played twice, `different` ended differently; if any, seeds are not
                        `paired` evidence.""",
                List.of(
                        "ab tron still random --games 4 --threads 1 --json",
                        "ab tron still CRASH --no-trial --seed 1 --games 4 --threads 1 --json",
                        "ab soak still random seed=3,9 --games 4 --threads 1 --json",
                        "ab --referee REFEREE --referee-format text cat cat\t- --games 4 --threads 1 --json"));
        add(
                "race",
                "One entry per candidate.",
                List.of("race tron random CRASH --no-trial still --seed 1 --games 8 --threads 1 --json"));
        add(
                "tune",
                "The result of the search and of the test that follows it.",
                List.of("tune soak skirmisher?* --games 2 --test-games 2 --threads 1 --dir FOLDER --json"));
    }

    private void tournaments() {
        add(
                "tourney",
                "`superiority` is the probability that a bot is stronger than the next; the last has none.",
                List.of("tourney tron still random CRASH --no-trial --scenarios 6 --store FOLDER/s.league --json"));
        add("league show", "The table of ratings.", List.of("league show FOLDER/s.league --json"));
        add("league matches", "One entry per seat of a match.", List.of("league matches FOLDER/s.league --json"));
        add(
                "league head-to-head",
                "One entry per pair of bots.",
                List.of("league head-to-head FOLDER/s.league --json"));
        add(
                "league slice",
                "With `--by opponent` there are no ratings, but scores.",
                List.of(
                        "league slice --by rules FOLDER/s.league --json",
                        "league slice --by rules,opponent FOLDER/s.league --json"));
        terminal.regatta(words("book new tron FOLDER/b.book --scenarios 2"));
        add("book show", "One entry per scenario.", List.of("book show FOLDER/b.book --json"));
    }

    private void others() {
        add("check", "One entry per step.", List.of("check tron random --json"));
    }

    @Test
    void namedGameIsAnObject() {
        terminal.regatta("games", "tron", "--json");

        assertThat(Json.read(terminal.out.toString()).isObject()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"a\u007fb, a\\u007fb", "a\u001bb, a\\u001bb", "é, é", "\ud83d\ude00, \ud83d\ude00"})
    void controlCharactersDoNotReachTheTerminal(String text, String written) {
        assertThat(Json.line(text)).isEqualToIgnoringCase('"' + written + '"');
    }
}
