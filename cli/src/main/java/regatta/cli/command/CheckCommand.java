package regatta.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.GameParameter;
import regatta.cli.option.HostOptions;
import regatta.cli.report.Json;
import regatta.core.Game;
import regatta.host.match.MatchReport.SeatReport;
import regatta.host.match.ProtocolCheck;
import regatta.host.match.TurnFault;
import regatta.host.process.TimeControl;

/** The command {@code check}: checks that a bot follows the protocol of its game. */
@Command(
        name = "check",
        header = "Check that a bot follows the protocol",
        description = "Plays short matches with a bot and prints pass or fail for each check.",
        exitCodeList = {"0:all checks passed", "1:a check failed"},
        footer = {
            "  regatta check ${GAME} \"python3 MyBot.py\"",
            "  regatta check ${GAME} ./bot --turn-ms 50 --sandbox sealed"
        })
public final class CheckCommand extends Subcommand {

    private static final int ENOUGH_ANSWERS = 100;

    @Mixin
    private GameParameter played;

    @Parameters(index = "1", paramLabel = "BOT", description = "The bot to check.")
    private String bot = "";

    @Option(names = "--json", description = "Print the checks as JSON.")
    private boolean json;

    @Mixin
    private HostOptions host;

    private final List<CheckJson> checks = new ArrayList<>();

    private record CheckJson(String check, boolean passed, String detail) {}

    private record ResultJson(String bot, boolean passed, List<CheckJson> checks) {}

    @Override
    public Integer call() {
        Game game = played.game();
        ProtocolCheck check = new ProtocolCheck(game, played.name(), host.bot(bot, game), host.conditions(game));
        List<SeatReport> reports = new ArrayList<>();
        for (int i = 0; i < check.scenarios().size(); i++) {
            ProtocolCheck.CheckedMatch match = check.play(i);
            if (!match.complete()) {
                return Exit.FAILED; // Interrupted.
            }
            List<TurnFault> faults = match.report().faults();
            String first = faults.isEmpty() ? "" : faults.get(0).toString();
            if (i == 0) {
                boolean started = faults.stream().noneMatch(fault -> fault.turn() == 0);
                add(started, "it starts and gives its first answer", started ? "" : first);
            }
            boolean repeated = !first.isEmpty()
                    && checks.stream().anyMatch(each -> each.detail().equals(first));
            add(
                    faults.isEmpty(),
                    "it plays " + match.scenario() + " in seat " + match.seat() + " without a fault",
                    repeated ? "the same fault" : first);
            reports.add(match.report());
        }
        addTimes(reports, host.time(game.info()));
        boolean passed = checks.stream().allMatch(CheckJson::passed);
        if (json) {
            out().println(Json.line(new ResultJson(bot, passed, checks)));
        }
        return passed ? Exit.OK : Exit.FAILED;
    }

    private void addTimes(List<SeatReport> reports, TimeControl time) {
        long worstMillis = max(reports, report -> report.times().worst()) / 1000;
        long percentile99Millis = max(reports, report -> report.times().percentile99()) / 1000;
        int answers =
                reports.stream().mapToInt(report -> report.times().count()).sum();
        if (answers == 0) {
            add(false, "it leaves itself time", "it never gave a second answer, so there is nothing to measure");
            return;
        }
        add(
                percentile99Millis * 2 <= time.turnMillis(),
                "it leaves itself time",
                (answers < ENOUGH_ANSWERS
                                ? "of only " + answers + " answers "
                                : "99 of 100 answers within " + percentile99Millis + " ms, ")
                        + "the slowest took " + worstMillis + " ms; the limit is " + time.turnMillis() + " ms");
    }

    private static long max(List<SeatReport> reports, ToLongFunction<SeatReport> value) {
        return reports.stream().mapToLong(value).max().orElse(0);
    }

    private void add(boolean passed, String check, String detail) {
        checks.add(new CheckJson(check, passed, detail));
        if (!json) {
            String mark = passed ? "@|green pass|@" : "@|red,bold fail|@";
            out().println(line().getColorScheme().text(mark) + "  " + check + (detail.isEmpty() ? "" : ": " + detail));
        }
    }
}
