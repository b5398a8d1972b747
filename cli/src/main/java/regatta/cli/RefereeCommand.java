package regatta.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.Arena;
import regatta.host.BotSpec;
import regatta.host.MatchReport;
import regatta.host.NamedScenario;
import regatta.host.Scenarios;

/** Speaks what local batch testers of contest bots expect of a referee. */
@Command(
        name = "referee",
        description = {
            "Plays one match for a batch tester: the score of each player on standard output, one line a player.",
            "Faults and other news go to standard error."
        },
        footer = {
            "  regatta referee ${GAME} -p1 ./mine -p2 \"python3 old.py\" -d seed=42",
            "  java -jar brutaltester.jar -r \"regatta referee ${GAME}\" -p1 ./mine -p2 ./old -n 100"
        })
final class RefereeCommand extends Subcommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "GAME", description = "A game, or GAME/RULES.")
    private String name = "";

    @Option(names = "-p1", required = true, paramLabel = "CMD", description = "The first player.")
    private String first = "";

    @Option(names = "-p2", paramLabel = "CMD", description = "The second player.")
    private @Nullable String second;

    @Option(names = "-p3", paramLabel = "CMD", description = "The third player.")
    private @Nullable String third;

    @Option(names = "-p4", paramLabel = "CMD", description = "The fourth player.")
    private @Nullable String fourth;

    @Option(names = "-d", paramLabel = "KEY=VALUE", description = "An option of the scenario, such as seed=42.")
    private List<String> options = new ArrayList<>();

    @Option(names = "-s", paramLabel = "N", description = "The seed; the same as -d seed=N.")
    private @Nullable String seed;

    @Option(
            names = {"-l", "-logs"},
            paramLabel = "FILE",
            description = "Keep the record there.")
    private @Nullable Path record;

    @Mixin
    private HostOptions host;

    @Override
    public Integer call() {
        Game game = Scenarios.game(name);
        List<BotSpec> bots = new ArrayList<>();
        for (String command : new String[] {first, second, third, fourth}) {
            if (command != null) {
                bots.add(host.bot(command, game));
            }
        }
        // Batch testers put several options into one argument, one a line.
        List<String> words = new ArrayList<>();
        options.forEach(option -> words.addAll(List.of(option.strip().split("\\s+"))));
        NamedScenario scenario =
                Scenarios.named(game, name, words).with(typed -> completed(game.info(), typed, bots.size()));
        print(Arena.play(host.job(game, scenario, bots), record, (turn, limit) -> {}));
        String played = game.info().value(scenario.scenario(), Role.SEED);
        if (played != null) {
            out().println("seed=" + played);
        }
        return Exit.FINE;
    }

    private Scenario completed(GameInfo info, Scenario typed, int bots) {
        Scenario scenario = info.with(typed, Role.SEATS, bots);
        return info.withUsual(seed == null ? scenario : info.with(scenario, Role.SEED, seed), Role.SEED, 1);
    }

    private void print(MatchReport report) {
        PrintWriter out = out();
        PrintWriter err = line().getErr();
        for (MatchReport.SeatReport seat : report.seats()) {
            out.println(seat.standing().score());
            seat.faults()
                    .forEach(fault -> err.println("player " + (seat.standing().seat() + 1) + ", " + fault));
        }
        out.flush();
        err.flush();
    }
}
