package regatta.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.core.BadInput;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.Scenario;
import regatta.host.Arena;
import regatta.host.BotSpec;
import regatta.host.MatchPlan;
import regatta.host.MatchReport;
import regatta.host.MatchReport.SeatReport;
import regatta.host.TimeControl;

/** Tries one bot on what a match will ask of it. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description =
                "Checks that a bot keeps the protocol of its game: a plain verdict per point. Ends with 1 if not.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  regatta check \"python3 MyBot.py\" --game halite",
            "  regatta check ./bot --game soak --turn-ms 50 --sandbox sealed"
        })
final class CheckCommand implements Callable<Integer> {

    private static final int BOARDS = 4;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

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
        List<SeatReport> reports = new ArrayList<>();
        for (Scenario scenario : scenarios(game)) {
            int seats = game.open(scenario).start().seats();
            int seat = reports.size() % seats;
            SeatReport report = play(game, scenario, seats, seat).seats().get(seat);
            reports.add(report);
            if (reports.size() == 1) {
                boolean started = report.faults().stream().noneMatch(fault -> fault.startsWith("turn 0:"));
                say(
                        started,
                        "it starts and gives its first answer",
                        started ? "" : report.faults().get(0));
            }
            say(
                    report.faults().isEmpty(),
                    "it plays " + scenario + " in seat " + seat + " without a fault",
                    report.faults().isEmpty() ? "" : report.faults().get(0));
        }
        times(reports, host.time(game.info()));
        spec.commandLine().getOut().flush();
        return failed ? Exit.NO : Exit.FINE;
    }

    private List<Scenario> scenarios(Game game) {
        List<String> keys =
                game.info().options().stream().map(GameInfo.Option::key).toList();
        List<Scenario> scenarios = new ArrayList<>();
        for (int board = 1; board <= BOARDS; board++) {
            Scenario scenario = Scenario.of(name, List.of());
            scenario = keys.contains("seed") ? scenario.with("seed", String.valueOf(board)) : scenario;
            scenario = keys.contains("turns") ? scenario.with("turns", "60") : scenario;
            boolean crowded = board % 2 == 0 && keys.contains("seats");
            scenarios.add(crowded ? scenario.with("seats", "4") : scenario);
        }
        return scenarios;
    }

    private MatchReport play(Game game, Scenario scenario, int seats, int seat) {
        List<BotSpec> bots = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            bots.add(BotSpec.of(i == seat ? bot : "random", game, host.folder()));
        }
        if (bots.get(seat).kind() == BotSpec.Kind.RECORDED) {
            throw new BadInput("A recording cannot be checked: it repeats one match.");
        }
        MatchPlan plan = host.plan(game, scenario, bots, null);
        return Arena.play(plan, (turn, limit) -> {});
    }

    private void times(List<SeatReport> reports, TimeControl time) {
        long worst = reports.stream()
                        .mapToLong(report -> report.times().worst())
                        .max()
                        .orElse(0)
                / 1000;
        long usual = reports.stream()
                        .mapToLong(report -> report.times().percentile99())
                        .max()
                        .orElse(0)
                / 1000;
        say(
                usual * 2 <= time.turnMillis(),
                "it leaves itself time",
                String.format(
                        Locale.ROOT,
                        "99 of 100 answers within %d ms, the slowest took %d ms; the limit is %d ms",
                        usual,
                        worst,
                        time.turnMillis()));
    }

    private void say(boolean good, String point, String detail) {
        failed |= !good;
        PrintWriter out = spec.commandLine().getOut();
        String mark = good ? "@|green yes|@" : "@|red,bold no |@";
        out.println(spec.commandLine().getColorScheme().text(mark) + "  " + point
                + (detail.isEmpty() ? "" : ": " + detail));
    }
}
