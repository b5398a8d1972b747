package regatta.tron;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regatta.core.Answer;
import regatta.core.BuiltInSeat;
import regatta.core.Fault;
import regatta.core.Scenario;
import regatta.core.Seat;
import regatta.testkit.Golden;
import regatta.testkit.Playthrough;
import regatta.tron.game.TronGame;

/**
 * Recorded games end where they always did. A changed file is a change of rules: raise the game's rulesVersion and say why.
 * This records them anew:
 *
 * <pre>mvn -pl games/tron -am test -Dtest=TronGoldenTest#record -Dregatta.golden.write=true</pre>
 */
@Tag("golden")
class TronGoldenTest {

    private static final Path FOLDER =
            Path.of(System.getProperty("regatta.root", ""), "games/tron/src/test/resources/golden/tron");

    @TestFactory
    Stream<DynamicTest> recordedGamesEndWhereTheyAlwaysDid() {
        return Golden.of("tron").tests("game_", ".txt", file -> {
            List<String> lines = Golden.lines(file);
            GoldenGame game = GoldenGame.parse(lines);

            assertThat(GoldenGame.write(game.scenario(), game.play())).isEqualTo(lines);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "game_duel.txt, tron seats=2 seed=1, voronoi voronoi",
        "game_three.txt, tron seats=3 seed=2, random voronoi still",
        "game_four.txt, tron seats=4 seed=3, voronoi random voronoi voronoi",
        "game_faults.txt, tron seats=4 seed=4, babbler voronoi sleeper voronoi"
    })
    @EnabledIfSystemProperty(named = "regatta.golden.write", matches = "true")
    void record(String name, String text, String bots) throws IOException {
        Scenario scenario = Scenario.parse(text);
        TronRules rules = new TronGame().open(scenario);
        TronPosition start = rules.start();
        List<Seat<TronPosition>> seats = new ArrayList<>();
        for (String bot : bots.split(" ", -1)) {
            seats.add(seat(scenario, rules, start, seats.size(), bot));
        }

        List<String> lines = GoldenGame.write(scenario, Playthrough.play(rules, start, seats));

        Files.write(FOLDER.resolve(name), lines);
        assertThat(lines).hasSizeGreaterThan(10);
    }

    private static Seat<TronPosition> seat(
            Scenario scenario, TronRules rules, TronPosition start, int seat, String bot) {
        return switch (bot) {
            case "babbler" -> new Failing(seat(scenario, rules, start, seat, "voronoi"), 40, null);
            case "sleeper" -> new Failing(seat(scenario, rules, start, seat, "voronoi"), 60, Fault.late("It slept."));
            default -> BuiltInSeat.of(new TronGame(), scenario, rules, start, seat, bot);
        };
    }

    /** Plays well until a turn, and then fails, or babbles if there is no fault. */
    private record Failing(
            Seat<TronPosition> inner, int turn, @Nullable Fault fault) implements Seat<TronPosition> {

        @Override
        public void ask(TronPosition position, int awaitedLines) {
            inner.ask(position, awaitedLines);
        }

        @Override
        public @Nullable Fault hear(TronPosition position, Answer answer) {
            if (position.turn() < turn) {
                return inner.hear(position, answer);
            }
            if (fault == null) {
                answer.add("NORTH");
            }
            return fault;
        }
    }
}
