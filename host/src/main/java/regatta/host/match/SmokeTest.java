package regatta.host.match;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.MatchReport.SeatReport;

/** Plays one short match with each program, to find bots that cannot start or violate the protocol. */
public final class SmokeTest {

    private static final int TURNS = 12;

    private SmokeTest() {}

    /**
     * Tests every bot that is a program.
     *
     * @param scenario the scenario of the long run; the test has fewer turns if the game allows it
     * @return the longest expected duration of a whole match in milliseconds; empty if no bot is a program
     * @throws BadInput if a bot fails
     */
    public static OptionalLong run(List<BotSpec> bots, Game game, Scenario scenario, MatchConditions conditions) {
        Scenario brief = game.info().with(scenario, Role.TURNS, TURNS);
        int seats = game.open(brief).start().seats();
        int turns = game.open(scenario).start().turnLimit();
        List<Long> millis = new ArrayList<>();
        for (BotSpec bot : bots.stream().distinct().filter(BotSpec::isProgram).toList()) {
            List<BotSpec> seated = new ArrayList<>(List.of(bot));
            while (seated.size() < seats) {
                seated.add(BotSpec.of("random", game, bot.folder()));
            }
            MatchReport report = new MatchRunner(new Job(game, brief, seated, conditions)).play();
            millis.add(report.wallMillis() * turns / Math.max(1, report.turns()));
            SeatReport tested = report.seats().get(0);
            if (report.complete() && !tested.faults().isEmpty()) {
                throw new BadInput("Bot '" + bot.name() + "' failed in the trial match ("
                        + brief + "): "
                        + tested.faults().get(0)
                        + ". Run 'regatta check' for details, or use --no-trial to play anyway.");
            }
        }
        return millis.stream().mapToLong(Long::longValue).max();
    }
}
