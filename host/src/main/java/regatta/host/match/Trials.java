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

/**
 * Tries programs in one short match each, before they play hundreds: a bot that cannot start or does not keep the protocol is
 * found in a second, with what it said about it.
 */
public final class Trials {

    private static final int TURNS = 12;

    private Trials() {}

    /**
     * Tries every bot that is a program.
     *
     * @param scenario what they are going to play on; the trial is shorter if the game allows it
     * @return how many milliseconds a whole match is likely to take, at the most; nothing if no bot is a program
     * @throws BadInput if one fails
     */
    public static OptionalLong run(List<BotSpec> bots, Game game, Scenario scenario, Conditions conditions) {
        Scenario brief = game.info().with(scenario, Role.TURNS, TURNS);
        int seats = game.open(brief).start().seats();
        int turns = game.open(scenario).start().turnLimit();
        List<Long> millis = new ArrayList<>();
        for (BotSpec bot : bots.stream().distinct().filter(BotSpec::isProgram).toList()) {
            List<BotSpec> table = new ArrayList<>(List.of(bot));
            while (table.size() < seats) {
                table.add(BotSpec.of("random", game, bot.folder()));
            }
            MatchReport report = new MatchRunner(new Job(brief, table, conditions), game).play();
            millis.add(report.wallMillis() * turns / Math.max(1, report.turns()));
            SeatReport came = report.seats().get(0);
            if (report.complete() && !came.faults().isEmpty()) {
                throw new BadInput("Bot '" + bot.name() + "' failed in a first short match ("
                        + brief + "), so the others were not begun: "
                        + came.faults().get(0)
                        + ". Look closer with 'regatta check'; --no-trial plays all the same.");
            }
        }
        return millis.stream().mapToLong(Long::longValue).max();
    }
}
