package regatta.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.GameParameter;
import regatta.cli.option.HostOptions;
import regatta.cli.report.Json;
import regatta.core.Game;
import regatta.host.match.ProtocolCheck;
import regatta.host.match.ProtocolCheck.Result;

/** The command {@code check}: checks that a bot follows the protocol of its game. */
@Command(
        name = "check",
        header = "Check that a bot follows the protocol",
        description = "Plays short matches with a bot and prints pass, warn or fail for each rule of the protocol.",
        exitCodeList = {"0:no step failed", "1:a step failed"},
        footer = {
            "  regatta check ${GAME} \"python3 MyBot.py\"",
            "  regatta check ${GAME} ./bot --turn-ms 50 --sandbox sealed"
        })
public final class CheckCommand extends Subcommand {

    @Mixin
    private GameParameter played;

    @Parameters(index = "1", paramLabel = "BOT", description = "The bot to check.")
    private String bot = "";

    @Option(names = "--json", description = "Print the steps as JSON.")
    private boolean json;

    @Mixin
    private HostOptions host;

    private final List<CheckJson> steps = new ArrayList<>();

    private record CheckJson(int step, String check, boolean passed, String result, String detail) {}

    private record ResultJson(String bot, boolean passed, List<CheckJson> checks) {}

    @Override
    public Integer call() {
        Game game = played.game();
        ProtocolCheck check = new ProtocolCheck(game, played.name(), host.bot(bot, game), host.conditions(game));
        boolean complete = check.run(this::add);
        boolean passed = complete && steps.stream().allMatch(CheckJson::passed);
        if (json) {
            out().println(Json.line(new ResultJson(bot, passed, steps)));
        }
        return passed ? Exit.OK : Exit.FAILED;
    }

    private void add(ProtocolCheck.Step step) {
        String result = step.result().name().toLowerCase(Locale.ROOT);
        steps.add(new CheckJson(steps.size() + 1, step.rule(), step.result() != Result.FAIL, result, step.detail()));
        if (!json) {
            String style = switch (step.result()) {
                case PASS -> "green";
                case WARN -> "yellow";
                case FAIL -> "red,bold";
            };
            out().println(steps.size() + "  " + line().getColorScheme().text("@|" + style + " " + result + "|@") + "  "
                    + step.rule() + (step.detail().isEmpty() ? "" : ": " + step.detail()));
        }
    }
}
