package regatta.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import regatta.cli.option.HostOptions;
import regatta.cli.page.Pages;
import regatta.cli.report.RunnerLog;
import regatta.core.BadInput;
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
import regatta.host.record.NamedScenario;

/** Plays a match for a batch tester of contest bots, with the command line and the output of a CodinGame referee. */
@Command(
        name = "referee",
        description = {
            "Play a match for a batch tester: prints the score of each player, one line per player, and then the seed.",
            "Faults and other messages go to standard error."
        },
        footer = {
            "  regatta referee ${GAME} -p1 ./mine -p2 \"python3 old.py\" -d seed=42",
            "  regatta referee ${GAME} -p1 ./mine -p2 ./old -d seed=42 -l game.json",
            "  java -jar brutaltester.jar -r \"regatta referee ${GAME}\" -p1 ./mine -p2 ./old -n 100"
        })
public final class RefereeCommand extends Subcommand implements Callable<Integer> {

    /** What {@code -s} stands for without a number, as in the command line that brutaltester prints to show a match again. */
    private static final String SHOWN = "shown";

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

    @Option(
            names = "-d",
            paramLabel = "KEY=VALUE",
            description =
                    "Options of the scenario, such as seed=42; several are separated by blanks, line ends, ';' or '!'.")
    private List<String> data = new ArrayList<>();

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "KEY=VALUE", description = "More options of the scenario.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "-s",
            arity = "0..1",
            fallbackValue = SHOWN,
            paramLabel = "N",
            description = "Without a number: leave a page to watch the match. With one: the same as -d seed=N.")
    private @Nullable String seedOrShown;

    @Option(
            names = {"-l", "-logs"},
            paramLabel = "FILE",
            description =
                    "Write the JSON log of CodinGame's runner: scores, and what the bots wrote, answer by answer.")
    private @Nullable Path log;

    @Option(names = "--record", paramLabel = "FILE", description = "Keep the record of the match.")
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
        NamedScenario scenario =
                Scenarios.named(game, name, options()).with(typed -> completed(game.info(), typed, bots.size()));
        String seed = game.info().value(scenario.scenario(), Role.SEED);
        play(host.job(game, scenario, bots), seed == null ? List.of() : List.of("seed=" + seed));
        return Exit.FINE;
    }

    /** Batch testers put several options into one argument, and some repeat an option when they print a command line. */
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
        return info.withUsual(seed == null ? scenario : info.with(scenario, Role.SEED, seed), Role.SEED, 1);
    }

    private boolean shown() {
        return SHOWN.equals(seedOrShown);
    }

    private void play(Job job, List<String> input) {
        if (record != null || log == null && !shown()) {
            play(job, input, record);
            return;
        }
        try {
            Path folder = Files.createTempDirectory("regatta-referee");
            Path temporary = folder.resolve("match.regatta");
            play(job, input, temporary);
            if (!shown()) {
                Files.delete(temporary);
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new MachineFault("The match cannot be recorded: " + MachineFault.reason(e), e);
        }
    }

    private void play(Job job, List<String> input, @Nullable Path kept) {
        if (log != null) {
            write(log, file -> Files.writeString(file, "")); // A log that cannot be written is found before the match.
        }
        MatchReport report = new MatchRunner(job).recordTo(kept).play();
        print(report, input);
        if (log != null && kept != null) {
            write(log, file -> RunnerLog.write(file, kept, report, input));
        }
        if (shown() && kept != null) {
            PrintWriter err = line().getErr();
            err.println("Open in your browser: "
                    + Pages.beside(kept).toAbsolutePath().toUri());
            err.flush();
        }
    }

    private static void write(Path log, LogWriter writer) {
        try {
            writer.write(log);
        } catch (IOException e) {
            throw new BadInput("-l " + log + ": cannot be written: " + MachineFault.reason(e));
        }
    }

    private interface LogWriter {
        void write(Path file) throws IOException;
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
        out.flush();
        err.flush();
    }
}
