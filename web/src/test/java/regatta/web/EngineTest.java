package regatta.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import regatta.core.Fault;
import regatta.core.Fingerprint;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.JsonOut;
import regatta.core.Scenario;
import regatta.core.SeatAnswer;
import regatta.core.TextOut;
import regatta.core.Transcript;
import regatta.halite.GoldenGame;
import regatta.soak.RefereeGame;
import regatta.testkit.GameContract;
import regatta.testkit.Golden;
import regatta.testkit.Playthrough;

/** The rules compiled to JavaScript, under Node, play the same matches as in Java. */
class EngineTest {

    private static final Path ROOT = Path.of(System.getProperty("regatta.root"));

    private final List<Scenario> scenarios = new ArrayList<>();

    /** By match, seat and turn. */
    private final List<Transcript> transcripts = new ArrayList<>();

    private void add(Scenario scenario, Transcript match) {
        scenarios.add(scenario);
        transcripts.add(match);
    }

    @BeforeAll
    static void nodeIsThere() throws Exception {
        Process node = new ProcessBuilder("node", "--version").start();
        assertThat(node.waitFor())
                .as("Node is needed for this test: ./verify installs it")
                .isZero();
    }

    private static Path golden(String game) {
        return ROOT.resolve("games/" + game + "/src/test/resources/golden/" + game);
    }

    @Test
    void goldenGamesOfHaliteGiveTheSameFingerprints() throws Exception {
        for (String name :
                List.of("n01_32_2p", "e03_48_4p", "s07_32_4p_capture", "s12_from_snapshot", "m09_three_way")) {
            GoldenGame game = new GoldenGame(golden("halite").resolve("game_" + name + ".json.gz"));
            add(game.scenario(), game.transcript());
        }

        assertSameFingerprints();
    }

    @Test
    void goldenGamesOfSoakGiveTheSameFingerprints() throws Exception {
        List<String> lines = Golden.lines(golden("soak").resolve("games.jsonl.gz"));
        assertThat(lines).hasSizeGreaterThan(100);
        for (int i = 0; i < lines.size(); i += 4) {
            RefereeGame game = new RefereeGame(Golden.parse(lines.get(i)));
            add(game.scenario(), game.transcript());
        }

        assertSameFingerprints();
    }

    @Test
    void goldenGamesOfSpaceGiveTheSameFingerprints() throws Exception {
        try (Stream<Path> files = Files.list(golden("space"))) {
            for (Path file : files.filter(file -> file.getFileName().toString().startsWith("own"))
                    .sorted()
                    .toList()) {
                regatta.space.GoldenGame game = new regatta.space.GoldenGame(file);
                add(game.scenario(), game.transcript());
            }
        }

        assertThat(scenarios).hasSizeGreaterThan(20);
        assertSameFingerprints();
    }

    @Test
    void everyGameAndRuleSetGivesTheSameFingerprints() throws Exception {
        for (Game game : GameCatalog.onClassPath().games()) {
            for (Scenario scenario : GameContract.scenarios(game.info())) {
                add(scenario, Playthrough.random(game, scenario, 5).transcript());
            }
        }

        assertSameFingerprints();
    }

    private void assertSameFingerprints() throws IOException, InterruptedException {
        TextOut input = new TextOut();
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < scenarios.size(); i++) {
            Scenario scenario = scenarios.get(i);
            writeMatch(scenario, transcripts.get(i), input);
            Playthrough recorded = new Playthrough(List.of(), transcripts.get(i), List.of(), List.of());
            expected.add(
                    recorded.again(GameCatalog.onClassPath().game(scenario.game()), scenario).fingerprints().stream()
                            .map(Fingerprint::text)
                            .collect(Collectors.joining(" ")));
        }
        assertThat(underNode(input)).isEqualTo(expected);
    }

    private static void writeMatch(Scenario scenario, Transcript transcript, TextOut out) {
        JsonOut json = new JsonOut(out).open('{').key("scenario").value(scenario.toString());
        json.key("said").open('[');
        for (int seat = 0; seat < transcript.seats(); seat++) {
            json.open('[');
            for (int number = 0; number < transcript.turns(); number++) {
                SeatAnswer turn = Objects.requireNonNullElse(transcript.answer(number, seat), SeatAnswer.EMPTY);
                json.open('{').key("lines").open('[');
                turn.lines().forEach(json::value);
                Fault fault = turn.fault();
                json.close(']');
                json.key("fault")
                        .value(fault == null ? "" : fault.kind().name())
                        .close('}');
            }
            json.close(']');
        }
        json.close(']').close('}');
        out.newline();
    }

    private static List<String> underNode(TextOut input) throws IOException, InterruptedException {
        Process node = new ProcessBuilder(
                        "node",
                        ROOT.resolve("web/src/test/js/replay.mjs").toString(),
                        ROOT.resolve("games").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Thread writer = new Thread(() -> {
            try (OutputStream out = node.getOutputStream()) {
                out.write(input.array(), 0, input.size());
            } catch (IOException e) {
                // Node ended early: its exit code shows why.
            }
        });
        writer.start();
        String output = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        writer.join();
        assertThat(node.waitFor()).isZero();
        return output.lines().toList();
    }
}
