package regatta.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.HostOptions;
import regatta.core.Game;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.match.ProtocolCheck;
import regatta.host.match.Scenarios;
import regatta.host.match.TurnFault;
import regatta.host.process.TimeControl;

/** Tries one bot on what a match will ask of it. */
@Command(
        name = "check",
        description =
                "Checks that a bot keeps the protocol of its game: a plain verdict per point. Ends with 1 if not.",
        footer = {
            "  regatta check \"python3 MyBot.py\" --game ${GAME}",
            "  regatta check ./bot --game ${GAME} --turn-ms 50 --sandbox sealed"
        })
public final class CheckCommand extends Subcommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "BOT", description = "A bot.")
    private String bot = "";

    @Option(
            names = {"-g", "--game"},
            required = true,
            paramLabel = "GAME",
            description = "The game it plays.")
    private String name = "";

    @Mixin
    private HostOptions host;

    private boolean failed;

    @Override
    public Integer call() {
        Game game = Scenarios.game(name);
        ProtocolCheck check = new ProtocolCheck(game, name, host.bot(bot, game), host.conditions(game));
        List<SeatReport> reports = new ArrayList<>();
        for (int i = 0; i < check.scenarios().size(); i++) {
            ProtocolCheck.Trial trial = check.play(i);
            if (!trial.complete()) {
                return Exit.NO; // Interrupted.
            }
            List<TurnFault> faults = trial.came().faults();
            String first = faults.isEmpty() ? "" : faults.get(0).toString();
            if (i == 0) {
                boolean started = faults.stream().noneMatch(fault -> fault.turn() == 0);
                say(started, "it starts and gives its first answer", started ? "" : first);
            }
            say(
                    faults.isEmpty(),
                    "it plays " + trial.scenario() + " in seat " + trial.seat() + " without a fault",
                    first);
            reports.add(trial.came());
        }
        times(reports, host.time(game.info()));
        out().flush();
        return failed ? Exit.NO : Exit.FINE;
    }

    private void times(List<SeatReport> reports, TimeControl time) {
        long worst = reports.stream()
                        .mapToLong(report -> report.times().worst())
                        .max()
                        .orElse(0)
                / 1000;
        int answers =
                reports.stream().mapToInt(report -> report.times().count()).sum();
        long usual = reports.stream()
                        .mapToLong(report -> report.times().percentile99())
                        .max()
                        .orElse(0)
                / 1000;
        if (answers == 0) {
            say(false, "it leaves itself time", "it never gave a second answer, so there is nothing to measure");
            return;
        }
        say(
                usual * 2 <= time.turnMillis(),
                "it leaves itself time",
                (answers < 100 ? "of only " + answers + " answers " : "99 of 100 answers within " + usual + " ms, ")
                        + "the slowest took " + worst + " ms; the limit is " + time.turnMillis() + " ms");
    }

    private void say(boolean good, String point, String detail) {
        failed |= !good;
        PrintWriter out = out();
        String mark = good ? "@|green yes|@" : "@|red,bold no |@";
        out.println(line().getColorScheme().text(mark) + "  " + point + (detail.isEmpty() ? "" : ": " + detail));
    }
}
