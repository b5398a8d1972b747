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
import regatta.core.Games;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Conditions;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** The bots of docs/first-bot.md play, and the text shows what is in their files. */
class FirstBotTest {

    private static final Path DOCS = Path.of(System.getProperty("regatta.root")).resolve("docs");
    private static final Path STEPS = DOCS.resolve("first-bot");
    private static final Pattern CODE = Pattern.compile("```python (step\\d\\.py)\n(.*?)```", Pattern.DOTALL);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void everyStepPlaysWithoutAFault(int step) {
        Game game = Games.named("halite");
        BotSpec bot = BotSpec.of("/usr/bin/python3 step" + step + ".py", game, STEPS);
        Conditions conditions =
                new Conditions(new TimeControl(60_000, 20_000, 0, 0, false), Sandbox.Level.LIMITS, Limits.USUAL);
        MatchReport report = new MatchRunner(new Job(
                        Scenario.parse("halite size=32 turns=120 seed=7"),
                        List.of(bot, BotSpec.of("random", game, STEPS)),
                        conditions))
                .result()
                .report();

        assertThat(report.seats().get(0).faults()).isEmpty();
        assertThat(report.seats().get(0).standing().rank()).isEqualTo(1);
    }

    @Test
    void theTextShowsWhatIsInTheFiles() throws IOException {
        Matcher shown = CODE.matcher(Files.readString(DOCS.resolve("first-bot.md")));
        int pieces = 0;
        for (; shown.find(); pieces++) {
            assertThat(Files.readString(STEPS.resolve(shown.group(1))))
                    .as(shown.group(1))
                    .contains(shown.group(2));
        }
        assertThat(pieces).isGreaterThanOrEqualTo(5);
    }
}
