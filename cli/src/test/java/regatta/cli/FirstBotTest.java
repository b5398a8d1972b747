package regatta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

class FirstBotTest {

    private static final Path DOCS = Path.of(System.getProperty("regatta.root")).resolve("docs");
    private static final Path STEPS = DOCS.resolve("tutorials/first-bot");
    private static final Pattern CODE = Pattern.compile("```python (step\\d/MyBot\\.py)\n(.*?)```", Pattern.DOTALL);

    /** Time limits for a busy machine. */
    private static final MatchConditions PATIENT =
            new MatchConditions(new TimeControl(60_000, 20_000, 0, 0, false), Sandbox.Level.LIMITS, Limits.DEFAULTS);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void everyStepPlaysWithoutAFault(int step) {
        Game game = GameCatalog.onClassPath().game("halite");
        BotSpec bot = BotSpec.of("./step" + step, game, STEPS);
        MatchReport report = new MatchRunner(new Job(
                        game,
                        Scenario.parse("halite size=32 turns=120 seed=7"),
                        List.of(bot, BotSpec.of("random", game, STEPS)),
                        PATIENT))
                .result()
                .report();

        assertThat(report.seats().get(0).faults()).isEmpty();
        assertThat(report.seats().get(0).standing().rank()).isEqualTo(1);
    }

    @Test
    void pageShowsTheContentOfTheFiles() throws IOException {
        Matcher shown = CODE.matcher(Files.readString(DOCS.resolve("tutorials/first-bot.md")));
        int pieces = 0;
        for (; shown.find(); pieces++) {
            assertThat(Files.readString(STEPS.resolve(shown.group(1))))
                    .as(shown.group(1))
                    .contains(shown.group(2));
        }
        assertThat(pieces).isGreaterThanOrEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void stepPlaysAgainstTheOneBeforeAsPrinted(int step) throws IOException {
        Game game = GameCatalog.onClassPath().game("halite");
        List<BotSpec> bots =
                List.of(BotSpec.of("./step" + step, game, STEPS), BotSpec.of("./step" + (step - 1), game, STEPS));

        MatchReport report =
                new MatchRunner(new Job(game, Scenario.parse("halite size=32 turns=20 seed=7"), bots, PATIENT)).play();

        assertThat(report.seats()).allSatisfy(seat -> assertThat(seat.faults()).isEmpty());
        assertThat(Files.readString(DOCS.resolve("tutorials/first-bot.md")))
                .contains("regatta ab halite ./step" + step + " ./step" + (step - 1));
    }

    @Test
    void foldersHoldTheSameFilesOfEarlierSteps() throws IOException {
        for (int step = 1; step <= 5; step++) {
            assertThat(STEPS.resolve("step" + step + "/sea.py")).hasSameTextualContentAs(STEPS.resolve("step1/sea.py"));
            for (int earlier = 1; earlier < step; earlier++) {
                assertThat(STEPS.resolve("step" + step + "/step" + earlier + ".py"))
                        .hasSameTextualContentAs(STEPS.resolve("step" + earlier + "/MyBot.py"));
            }
        }
    }
}
