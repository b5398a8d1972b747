package regatta.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.Standing;
import regatta.core.Transcript;

/**
 * Replays matches that are recorded as text in {@code golden/<game>/game_*.txt}, with identical results. A file has the
 * scenario, a line with seat, answer and fingerprint for each answer, and the rank and score of each seat. A fault is
 * written as its kind in parentheses; {@code \n} separates the lines of an answer.
 *
 * <p>With the system property {@code regatta.golden.write} the files are rewritten, from their answers or by playing
 * the built-ins of a second and last line such as {@code bots random still}. A changed file means changed rules.
 */
final class GoldenMatch {

    private static final String BOTS = "bots ";
    private static final String LINE_END = "\\n";

    private GoldenMatch() {}

    /** Returns a test for each recorded match of a game. */
    static Stream<DynamicTest> tests(Game game) {
        return Golden.optional(game.info().id(), "game_", ".txt").stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(game, file)));
    }

    private static void check(Game game, Path file) throws IOException {
        List<String> lines = Golden.lines(file);
        Scenario scenario = Scenario.parse(lines.get(0));
        Playthrough match = lines.size() == 2
                ? Playthrough.of(
                        game, scenario, lines.get(1).substring(BOTS.length()).split(" ", -1))
                : recorded(game, scenario, lines).again(game, scenario);
        List<String> played = text(scenario, match);
        if (Boolean.getBoolean("regatta.golden.write")) {
            String id = game.info().id();
            Path folder = Path.of("src/test/resources/golden", id); // Tests run in the folder of their project.
            Files.write(folder.resolve(file.getFileName()), played);
        } else {
            assertThat(played).isEqualTo(lines);
        }
    }

    /** Reads the answers. Lines with the same fingerprint belong to the same turn. */
    private static Playthrough recorded(Game game, Scenario scenario, List<String> lines) {
        int seats = game.open(scenario).start().seats();
        Transcript transcript = new Transcript(seats);
        String print = "";
        int turn = -1;
        for (String line : lines.subList(1, lines.size() - seats)) {
            String next = line.substring(line.lastIndexOf(' '));
            turn += next.equals(print) ? 0 : 1;
            print = next;
            int blank = line.indexOf(' ');
            String text = line.substring(blank + 1, line.length() - print.length());
            transcript.put(turn, Integer.parseInt(line.substring(0, blank)), answer(text));
        }
        return new Playthrough(List.of(), transcript, List.of(), List.of());
    }

    private static SeatAnswer answer(String text) {
        return text.startsWith("(")
                ? SeatAnswer.missing(new Fault(Fault.Kind.valueOf(text.substring(1, text.length() - 1)), "as recorded"))
                : SeatAnswer.of(List.of(text.split(Pattern.quote(LINE_END), -1)));
    }

    private static List<String> text(Scenario scenario, Playthrough match) {
        List<String> lines = new ArrayList<>(List.of(scenario.toString()));
        for (int turn = 0; turn < match.fingerprints().size(); turn++) {
            for (int seat = 0; seat < match.transcript().seats(); seat++) {
                SeatAnswer answer = Objects.requireNonNull(match.transcript().answer(turn, seat));
                Fault fault = answer.fault();
                if (fault != null || !answer.lines().isEmpty()) {
                    String text = fault == null ? String.join(LINE_END, answer.lines()) : "(" + fault.kind() + ")";
                    String print = Fingerprint.text(match.fingerprints().get(turn));
                    lines.add(seat + " " + text + " " + print);
                }
            }
        }
        for (Standing standing : match.standings()) {
            lines.add("seat " + standing.seat() + " rank " + standing.rank() + " score " + standing.score());
        }
        return lines;
    }
}
