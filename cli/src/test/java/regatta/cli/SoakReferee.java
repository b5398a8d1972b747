package regatta.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import regatta.core.Game;
import regatta.core.GameCatalog;
import regatta.core.Position;
import regatta.core.Rules;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.match.Job;
import regatta.host.match.MatchConditions;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.process.TimeControl;
import regatta.host.sandbox.Limits;
import regatta.host.sandbox.Sandbox;

/** A referee in its own process, by brutaltester's convention. It plays Soak Overflow without a clock. */
final class SoakReferee {

    private SoakReferee() {}

    public static void main(String[] arguments) {
        Game soak = GameCatalog.onClassPath().game("soak");
        List<BotSpec> bots = new ArrayList<>();
        String data = "";
        for (int i = 0; i < arguments.length; i += 2) {
            if (arguments[i].equals("-d")) {
                data = arguments[i + 1];
            } else {
                bots.add(BotSpec.of(arguments[i + 1], soak, Path.of("").toAbsolutePath()));
            }
        }
        Scenario scenario = Scenario.parse("soak " + data);
        Job job = new Job(
                soak,
                scenario,
                bots,
                new MatchConditions(new TimeControl(1000, 50, 0, 0, true), Sandbox.Level.NONE, Limits.DEFAULTS));
        play(job, soak.open(scenario))
                .seats()
                .forEach(seat -> System.out.println(seat.standing().score()));
        System.out.println(data);
    }

    private static <P extends Position<P>> MatchReport play(Job job, Rules<P> rules) {
        return new MatchRunner(job).playUnrestricted(rules, List.of(), (seat, text) -> {});
    }
}
