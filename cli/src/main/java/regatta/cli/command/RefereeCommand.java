package regatta.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.HostOptions;
import regatta.cli.page.Viewers;
import regatta.cli.report.RunnerLog;
import regatta.core.Game;
import regatta.core.GameInfo;
import regatta.core.GameInfo.Option.Role;
import regatta.core.Scenario;
import regatta.host.bot.BotSpec;
import regatta.host.io.MachineFault;
import regatta.host.match.Job;
import regatta.host.match.MatchReport;
import regatta.host.match.MatchRunner;
import regatta.host.match.Scenarios;
import regatta.host.record.LabelledScenario;
import regatta.web.Page;

/** The command {@code referee}: plays a match with the options and the output of a CodinGame referee. */
@Command(
        name = "referee",
        header = "Play a match for brutaltester",
        description = {
            "Stands in for a CodinGame referee: prints the score of each player, one per line, and then the random seed. Faults "
                    + "and other messages go to standard error.",
            "The options are brutaltester's, hence the single dashes. To play many matches without brutaltester, use 'regatta "
                    + "play -n', 'ab' or 'tourney'."
        },
        footer = {
            "  regatta referee ${GAME} -p1 ./mine -p2 \"python3 old.py\" -d seed=42",
            "  regatta referee ${GAME} -p1 ./mine -p2 ./old -d seed=42 -l game.json",
            "  java -jar brutaltester.jar -r \"regatta referee ${GAME}\" -p1 ./mine -p2 ./old -n 100"
        })
public final class RefereeCommand extends Subcommand {

    /** The value of {@code -s} without a number, as in the command line that brutaltester prints to replay a match. */
    private static final String SHOWN = "shown";

    @Parameters(index = "0", paramLabel = "GAME", description = "The game, or GAME/RULES.")
    private String name = "";

    @Option(names = "-p1", required = true, paramLabel = "CMD", description = "The first player.")
    private String first = "";

    @Option(names = "-p2", paramLabel = "CMD", description = "The second player.")
    private @Nullable String second;

    @Option(names = "-p3", paramLabel = "CMD", description = "The third player.")
    private @Nullable String third;

    @Option(names = "-p4", paramLabel = "CMD", description = "The fourth player.")
    private @Nullable String fourth;

    @Option(
            names = "-d",
            paramLabel = "KEY=VALUE",
            description = "Scenario options, such as seed=42; separate several with blanks, line ends, ';' or '!'.")
    private List<String> data = new ArrayList<>();

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "[KEY=VALUE...]",
            hideParamSyntax = true,
            description = "More scenario options.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "-s",
            arity = "0..1",
            fallbackValue = SHOWN,
            paramLabel = "N",
            description = "Without a number: write a replay viewer of the match. With one: the same as -d seed=N.")
    private @Nullable String seedOrShown;

    @Option(
            names = {"-l", "-logs"},
            paramLabel = "FILE",
            description = "Write the JSON log of CodinGame's runner: scores, and the answers and stderr of the bots.")
    private @Nullable Path log;

    @Option(names = "--record", paramLabel = "FILE", description = "Write the record of the match.")
    private @Nullable Path record;

    @Mixin
    private HostOptions host;

    @Override
    public Integer call() throws IOException {
        Game game = Scenarios.game(games(), name);
        List<BotSpec> bots = new ArrayList<>();
        for (String command : new String[] {first, second, third, fourth}) {
            if (command != null) {
                bots.add(host.bot(command, game));
            }
        }
        LabelledScenario scenario =
                Scenarios.named(game, name, options()).with(typed -> completed(game.info(), typed, bots.size()));
        String seed = game.info().value(scenario.scenario(), Role.SEED);
        play(host.job(game, scenario, bots), seed == null ? List.of() : List.of("seed=" + seed));
        return Exit.OK;
    }

    /** Returns the options. Batch testers put several into one argument, and some repeat options. */
    private List<String> options() {
        Set<String> options = new LinkedHashSet<>();
        for (String text : data) {
            options.addAll(List.of(text.strip().split("[\\s;!]+")));
        }
        options.addAll(words);
        return List.copyOf(options);
    }

    private Scenario completed(GameInfo info, Scenario typed, int bots) {
        Scenario scenario = info.with(typed, Role.SEATS, bots);
        String seed = shown() ? null : seedOrShown;
        return info.withDefault(seed == null ? scenario : info.with(scenario, Role.SEED, seed), Role.SEED, 1);
    }

    private boolean shown() {
        return SHOWN.equals(seedOrShown);
    }

    /** Plays the match, with a temporary record if only the log or the viewer needs one. */
    private void play(Job job, List<String> input) throws IOException {
        if (record != null || log == null && !shown()) {
            play(job, input, record);
            return;
        }
        Path folder = Files.createTempDirectory("regatta-referee");
        Path temporary = folder.resolve("match.regatta");
        play(job, input, temporary);
        if (!shown()) {
            Files.delete(temporary);
            Files.delete(folder);
        }
    }

    private void play(Job job, List<String> input, @Nullable Path kept) throws IOException {
        if (log != null) {
            writeLog(log, ""); // Fails before the match if the log cannot be written.
        }
        MatchReport report = new MatchRunner(job).recordTo(kept).play();
        print(report, input);
        if (log != null && kept != null) {
            writeLog(log, RunnerLog.of(kept, report, input));
        }
        if (shown() && kept != null) {
            line().getErr()
                    .println("Open in your browser: "
                            + Viewers.write(Page.of(job.game()), kept)
                                    .toAbsolutePath()
                                    .toUri());
        }
    }

    private static void writeLog(Path log, String content) {
        try {
            Files.writeString(log, content);
        } catch (IOException e) {
            throw new MachineFault("-l " + log + ": cannot be written: " + MachineFault.reason(e), e);
        }
    }

    private void print(MatchReport report, List<String> input) {
        PrintWriter out = out();
        PrintWriter err = line().getErr();
        for (MatchReport.SeatReport seat : report.seats()) {
            out.println(seat.standing().score());
            seat.faults()
                    .forEach(fault -> err.println("player " + (seat.standing().seat() + 1) + ", " + fault));
        }
        input.forEach(out::println);
    }
}
